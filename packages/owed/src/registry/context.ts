import type { Edge } from "@owed/disk/edge";

/** What every capability receives besides its input and the call: the edge of this machine. */
export interface Context {
  readonly edge: Edge;
}

/** A context whose edge is opened on first use, so that help and completions never touch the machine. */
export function lazyContext(open: () => Edge): Context {
  let opened: Edge | undefined;
  return {
    get edge() {
      opened ??= open();
      return opened;
    },
  };
}
