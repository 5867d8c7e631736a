export type { Program, Start } from "./program.ts";
export { runCli, type Invocation } from "./run.ts";
export { processTerminal, type Terminal } from "./terminal.ts";
