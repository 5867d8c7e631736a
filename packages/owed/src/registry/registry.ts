import type { Capability, InputSchema } from "@owed/kernel/capability";
import type { RefusalTable } from "@owed/kernel/refusal";
import type { Context } from "./context.ts";

/** A capability as the surfaces hold it: any input, any output. */
export type Served = Capability<InputSchema, unknown, Context>;

/** What one domain brings to the command. */
export interface Domain {
  /** Heading over its commands in the help and in the reference page. */
  readonly heading: string;
  readonly capabilities: readonly Served[];
  readonly refusals: readonly RefusalTable[];
}

/** Every capability and every reason code; the surfaces are made from this and from nothing else. */
export interface Registry {
  readonly domains: readonly Domain[];
  readonly capabilities: readonly Served[];
  readonly refusals: RefusalTable;
}

/** Joins the domains. Collisions are found by {@link collisionsIn}, in a test, so that a start pays nothing for them. */
export function joinDomains(domains: readonly Domain[]): Registry {
  return {
    domains,
    capabilities: domains.flatMap((domain) => domain.capabilities),
    refusals: Object.assign({}, ...domains.flatMap((domain) => domain.refusals)) as RefusalTable,
  };
}
