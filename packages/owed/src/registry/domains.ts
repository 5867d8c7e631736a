import { capabilityList } from "./capability-list.ts";
import { surfaceRefusals } from "./refusals.ts";
import { joinDomains, type Registry } from "./registry.ts";

/** Everything this program can do. A new capability is added to its domain's array, a new domain here. */
export const registry: Registry = joinDomains([
  { heading: "Program", capabilities: [capabilityList(() => registry)], refusals: [surfaceRefusals] },
]);
