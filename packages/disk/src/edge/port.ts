import type { Machine } from "@owed/kernel/port";
import type { Git } from "../git/port.ts";
import type { Processes } from "../process/port.ts";

/** Everything at the edge of one machine, as domains receive it. */
export interface Edge extends Machine {
  readonly processes: Processes;
  readonly git: Git;
}
