import type { Outcome } from "@owed/kernel/refusal";
import type { Command } from "commander";
import type { Context, Registry } from "../registry/index.ts";
import type { Terminal } from "./terminal.ts";

/** What a long-running program is started with. */
export interface Start {
  readonly registry: Registry;
  readonly programs: readonly Program[];
  readonly context: Context;
  readonly terminal: Terminal;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly operands: readonly string[];
  /** Everything after `--`; null when there was no `--`. */
  readonly rest: readonly string[] | null;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A command that is not one call of a capability: it serves a surface or prints a script. Answers with an exit status. */
export interface Program {
  readonly path: readonly string[];
  readonly summary: string;
  readonly isHidden?: boolean;
  declare?(command: Command): void;
  start(given: Start): Promise<Outcome<number>>;
}
