import { ok, refuse } from "@owed/kernel/refusal";
import * as v from "valibot";
import { runCli, type Program, type Terminal } from "../../src/cli/index.ts";
import {
  joinDomains,
  surfaceRefusals,
  type Context,
  type Registry,
  type Served,
} from "../../src/registry/index.ts";

/** A capability that answers with the input it was given, so that tests see how words became fields. */
export const echo = {
  id: "sample.echo",
  kind: "query",
  summary: "Answer with the input",
  description: "Answer with the input.",
  tags: ["sample"],
  input: v.strictObject({
    title: v.pipe(v.string(), v.description("one line")),
    words: v.optional(v.array(v.string())),
    requires: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/)))),
    scope: v.optional(v.array(v.string())),
    outcome: v.optional(v.picklist(["completed", "partial"])),
    exit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    stale: v.optional(v.boolean(), false),
    sign: v.optional(v.boolean(), true),
    reason: v.optional(v.string()),
    argv: v.optional(v.array(v.string())),
  }),
  output: v.looseObject({}),
  expose: {
    cli: {
      path: ["echo"],
      positionals: ["title", "words"],
      rest: "argv",
      fromFile: { reason: "reason-from" },
      commaSeparated: ["requires"],
      examples: ["echo one --stale"],
      suggest: { requires: async () => ["tests", "docs", "$(reboot)"] },
    },
    mcp: { tool: "sample_echo", resource: { uri: "owed://sample", name: "sample" } },
    http: { method: "GET", route: "/api/v1/sample/echo" },
  },
  refusals: [],
  run: async (input: Record<string, unknown>) => ok({ ...input }),
  text: (output: unknown) => `text ${JSON.stringify(output)}`,
} as unknown as Served;

/** A command that refuses, throws, waits or says no, as its input says. */
export const act: Served = {
  id: "sample.act",
  kind: "command",
  summary: "Do as told",
  description: "Do as told.",
  tags: ["sample"],
  input: v.strictObject({ how: v.picklist(["refuse", "throw", "errno", "no", "stream", "wait", "escape"]) }),
  output: v.looseObject({}),
  expose: {
    cli: { path: ["sample", "act"], positionals: ["how"] },
    mcp: { tool: "sample_act" },
    http: { method: "POST", route: "/api/v1/sample/act" },
  },
  refusals: ["sample_refused"],
  run: async (input, call) => {
    const { how } = input as { how: string };
    if (how === "refuse")
      return refuse("sample_refused", "The sample stands.", "Ask something else.", { count: 1 });
    if (how === "throw") throw new Error("secret of the fault");
    if (how === "errno") throw Object.assign(new Error("secret path"), { code: "ENOSPC" });
    if (how === "stream") {
      call.report({ kind: "step", text: "working", done: 1, total: 2 });
      call.report({ kind: "output", stream: "stdout", bytes: Buffer.from("child out\n") });
      call.report({ kind: "output", stream: "stderr", bytes: Buffer.from("child err\n") });
    }
    if (how === "wait") {
      await new Promise((_, fail) => call.signal.addEventListener("abort", () => fail(new Error("aborted"))));
    }
    return ok({ how, now: call.now, folder: call.folder });
  },
  text: (output) =>
    (output as { how: string }).how === "escape" ? "clear \u001b[2J\u202e\u001b[31mred" : "done",
  exit: (output) => ((output as { how: string }).how === "no" ? 1 : 0),
};

export const sampleRegistry: Registry = joinDomains([
  {
    heading: "Sample",
    capabilities: [echo, act],
    refusals: [
      surfaceRefusals,
      {
        sample_refused: { exit: 2, http: 409, summary: "As told." },
        timestamp_invalid: { exit: 2, http: 400, summary: "" },
      },
    ],
  },
]);

export const noEdge: Context = {
  get edge(): never {
    throw new Error("no test of a surface needs the machine");
  },
};

const bytesOf = (piece: string | Uint8Array) =>
  typeof piece === "string" ? Buffer.from(piece) : Buffer.from(piece);

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  readonly stdin?: Uint8Array;
  readonly isTty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly programs?: readonly Program[];
  readonly registry?: Registry;
  readonly signal?: AbortSignal;
}

/** Runs one command line in this process over the sample registry. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  const terminal: Terminal = {
    cwd: setting.cwd ?? process.cwd(),
    env: setting.env ?? {},
    stdoutIsTty: setting.isTty ?? false,
    stderrIsTty: setting.isTty ?? false,
    width: 80,
    stdout: (piece) => void out.push(bytesOf(piece)),
    stderr: (piece) => void err.push(bytesOf(piece)),
    readStdin: async (limit) => {
      const bytes = setting.stdin ?? new Uint8Array();
      return bytes.length > limit ? null : bytes;
    },
  };
  const status = await runCli({
    argv,
    registry: setting.registry ?? sampleRegistry,
    programs: setting.programs ?? [],
    context: noEdge,
    terminal,
    signal: setting.signal ?? new AbortController().signal,
    clock: () => Date.UTC(2026, 11, 1, 9, 30),
  });
  return { status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}
