/**
 * A capability is one named operation with a typed input and output, declared once; the command line, MCP, HTTP,
 * the reference page and the benchmarks are projections of the declaration and hold no rule.
 */
import type * as v from "valibot";
import type { Outcome } from "../refusal/index.ts";
import type { Stamp } from "../time/index.ts";

/** Something a long operation says while it works. */
export type Progress =
  | { readonly kind: "step"; readonly text: string; readonly done?: number; readonly total?: number }
  | { readonly kind: "output"; readonly stream: "stdout" | "stderr"; readonly bytes: Uint8Array };

/** One call, as every surface hands it over. */
export interface Call {
  readonly now: Stamp;
  /** The folder the call is about, absolute. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the caller cancels or the person presses Ctrl-C. */
  readonly signal: AbortSignal;
  readonly surface: "cli" | "mcp" | "http" | "hook";
  report(progress: Progress): void;
}

export type Entries = v.ObjectEntries;
export type InputSchema = v.StrictObjectSchema<Entries, undefined>;

export interface CliExposure {
  /** Words after the program's name, `["run", "open"]`; empty for the bare command. */
  readonly path: readonly string[];
  /** Input fields taken as positionals, in order; the last may be an array. Every other field becomes an option. */
  readonly positionals?: readonly string[];
  /** The input field that receives everything after `--`. */
  readonly rest?: string;
  /** Fields whose option takes a path to a file (or `-`), whose text becomes the field: `reason: "reason-from"`. */
  readonly fromFile?: Readonly<Record<string, string>>;
  /** Option names where the field's own name, in kebab-case, is not the right one. */
  readonly options?: Readonly<Record<string, string>>;
  /** Array fields whose option also takes several values separated by commas; every array option may be repeated. */
  readonly commaSeparated?: readonly string[];
  /** Command lines shown in the help, without the program's name: `"check --json"`. */
  readonly examples?: readonly string[];
  /** For shell completion: values a field may take here. Never fails; an empty list says that nothing is known. */
  readonly suggest?: Readonly<Record<string, (call: Call, context: never) => Promise<readonly string[]>>>;
}

export interface McpExposure {
  readonly tool?: string;
  readonly resource?: { readonly uri: string; readonly name: string };
}

export interface HttpExposure {
  readonly method: "GET" | "POST";
  readonly route: string;
}

export interface Exposure {
  readonly cli?: CliExposure;
  readonly mcp?: McpExposure;
  readonly http?: HttpExposure;
}

export interface CachePolicy {
  readonly entries: number;
  readonly seconds: number;
}

/** How the text for people may look. */
export interface TextView {
  readonly colour: boolean;
  readonly width: number;
}

export interface Capability<Input extends InputSchema = InputSchema, Output = unknown, Context = unknown> {
  readonly id: string;
  readonly kind: "query" | "command";
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly input: Input;
  readonly output: v.GenericSchema<Output>;
  readonly expose: Exposure;
  readonly cache?: CachePolicy;
  /** Every reason code that `run` may answer with, from the packages' tables. */
  readonly refusals: readonly string[];
  run(input: v.InferOutput<Input>, call: Call, context: Context): Promise<Outcome<Output>>;
  /** The answer as text for a person, without a final line feed. */
  text(output: Output, view: TextView): string;
  /** Exit status of an answer that was given: 1 when it says no. Absent: always 0. */
  exit?(output: Output): 0 | 1;
}
