import type { Call } from "@owed/kernel/capability";
import { stampOf } from "@owed/kernel/time";
import type { Program, Start } from "../cli/index.ts";
import { fieldsOf, optionName, type Field, type Served } from "../registry/index.ts";

/** A candidate and what it means; a value with a leading colon asks the shell for its own kind of candidates. */
type Candidate = readonly [value: string, description: string];

const globals: readonly Candidate[] = [
  ["--json", "print one JSON object instead of text"],
  ["--now", "take this RFC 3339 time as now"],
  ["--directory", "work as if started in this folder"],
  ["--no-color", "no colour in the text"],
  ["--help", "show help"],
];
const globalsWithValue = new Set(["-C", "--directory", "--now"]);

/** Candidates for the last of `words`, one a line. Unknown commands, and anything that fails, give none. */
export async function complete(
  given: Pick<Start, "registry" | "context" | "terminal" | "folder">,
  words: readonly string[],
  programs: readonly Program[] = [],
): Promise<string> {
  const current = words.at(-1) ?? "";
  const found = await candidates(given, words.slice(0, -1), current, programs);
  return found
    .filter(([value]) => value.startsWith(":") || value.startsWith(current))
    .map(([value, description]) => `${value}\t${description.replace(/\s+/g, " ")}\n`)
    .join("");
}

async function candidates(
  given: Pick<Start, "registry" | "context" | "terminal" | "folder">,
  before: readonly string[],
  current: string,
  programs: readonly Program[],
): Promise<readonly Candidate[]> {
  if (before.includes("--")) return [[before.at(-1) === "--" ? ":commands" : ":files", ""]];
  const previous = before.at(-1) ?? "";
  if (previous === "-C" || previous === "--directory") return [[":folders", ""]];
  if (previous === "--now") return [];
  const bare = before.filter(
    (word, at) => !word.startsWith("-") && !globalsWithValue.has(before[at - 1] ?? ""),
  );
  const capability = given.registry.capabilities.find(
    ({ expose: { cli } }) =>
      cli !== undefined && cli.path.length > 0 && cli.path.every((word, at) => bare[at] === word),
  );
  const ask = (field: Field) => valuesOf(given, capability, field, current);
  if (capability !== undefined) return candidatesOf(capability, before, current, ask);
  if (current.startsWith("-")) return globals;
  return commandsAfter(given.registry.capabilities, programs, bare);
}

/** The words that may follow a path of words that is not yet a whole command. */
function commandsAfter(
  capabilities: readonly Served[],
  programs: readonly Program[],
  path: readonly string[],
): readonly Candidate[] {
  const visible = programs.filter((program) => program.isHidden !== true);
  const paths: readonly (readonly [readonly string[], string])[] = [
    ...capabilities.flatMap((each) =>
      each.expose.cli ? [[each.expose.cli.path, each.summary] as const] : [],
    ),
    ...visible.map((program) => [program.path, program.summary] as const),
  ];
  const next = new Map<string, string>();
  for (const [words, summary] of paths) {
    const word = words[path.length];
    if (word === undefined || !path.every((each, at) => words[at] === each)) continue;
    next.set(word, next.has(word) || words.length > path.length + 1 ? `${word} commands` : summary);
  }
  return [...next];
}

async function candidatesOf(
  capability: Served,
  before: readonly string[],
  current: string,
  ask: (field: Field) => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  const cli = capability.expose.cli ?? { path: [] };
  const fields = fieldsOf(capability);
  const previous = before.at(-1) ?? "";
  if (Object.values(cli.fromFile ?? {}).some((option) => previous === `--${option}`)) return [[":files", ""]];
  const named = fields.find(
    (field) => previous === `--${optionName(cli, field.name)}` && field.kind !== "boolean",
  );
  if (named !== undefined) return ask(named);
  const options = fields.filter((field) => !cli.positionals?.includes(field.name) && field.name !== cli.rest);
  if (current.startsWith("-")) {
    return [
      ...options.flatMap((field): Candidate[] => {
        const file = cli.fromFile?.[field.name];
        const own: Candidate = [`--${optionName(cli, field.name)}`, field.description];
        if (file === undefined) return [own];
        const fromFile: Candidate = [`--${file}`, `${field.description} (a file)`];
        return field.name in (cli.options ?? {}) ? [own, fromFile] : [fromFile];
      }),
      ...globals,
    ];
  }
  const takesValue = new Set([
    ...globalsWithValue,
    ...options.filter((field) => field.kind !== "boolean").map((field) => `--${optionName(cli, field.name)}`),
    ...Object.values(cli.fromFile ?? {}).map((option) => `--${option}`),
  ]);
  const operands = before.filter(
    (word, at) => !word.startsWith("-") && !takesValue.has(before[at - 1] ?? ""),
  );
  const names = cli.positionals ?? [];
  const name = names[operands.length - cli.path.length] ?? names.at(-1);
  const field = fields.find((each) => each.name === name);
  if (field === undefined || (!field.list && operands.length - cli.path.length >= names.length)) return [];
  const used = new Set(operands.slice(cli.path.length));
  return (await ask(field)).filter(([value]) => !used.has(value));
}

/** Values of one field: its closed list, or what the capability suggests here; the part before a comma is kept. */
async function valuesOf(
  given: Pick<Start, "context" | "terminal" | "folder">,
  capability: Served | undefined,
  field: Field,
  current: string,
): Promise<readonly Candidate[]> {
  const cli = capability?.expose.cli;
  const isSplit = cli?.commaSeparated?.includes(field.name) === true;
  const kept = isSplit ? current.slice(0, current.lastIndexOf(",") + 1) : "";
  const values =
    field.choices.length > 0 ? field.choices : await suggested(given, cli?.suggest?.[field.name]);
  return values
    .filter((value) => /^[\w.@%+/-]+$/.test(value))
    .map((value) => [kept + value, field.description]);
}

async function suggested(
  given: Pick<Start, "context" | "terminal" | "folder">,
  suggest: ((call: Call, context: never) => Promise<readonly string[]>) | undefined,
): Promise<readonly string[]> {
  if (suggest === undefined) return [];
  const call: Call = {
    now: stampOf(Date.now()),
    folder: given.folder,
    env: given.terminal.env,
    signal: AbortSignal.timeout(1000),
    surface: "cli",
    report: () => {},
  };
  return suggest(call, given.context as never).catch(() => []);
}
