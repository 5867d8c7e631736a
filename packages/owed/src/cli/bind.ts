import type { CliExposure } from "@owed/kernel/capability";
import { ok, refuse, type Outcome } from "@owed/kernel/refusal";
import { fieldsOf, fromText, optionName, plainJson, type Field, type Served } from "../registry/index.ts";
import { readTextFile } from "./from-file.ts";
import type { Terminal } from "./terminal.ts";

/** The words of one command line, as commander split them. */
export interface Words {
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Everything after `--`; null when there was no `--`. */
  readonly rest: readonly string[] | null;
  readonly folder: string;
}

/** Binds words to input fields. What the fields may hold is the schema's business, not decided here. */
export async function bindWords(
  capability: Served,
  cli: CliExposure,
  words: Words,
  terminal: Terminal,
): Promise<Outcome<Record<string, unknown>>> {
  const raw: Record<string, unknown> = {};
  const fields = fieldsOf(capability);
  const excess = bindOperands(cli, fields, words, raw);
  if (excess !== null) return excess;
  let isStdinTaken = false;
  for (const field of fields) {
    if (field.name in raw || cli.positionals?.includes(field.name) || field.name === cli.rest) continue;
    const option = bindOption(cli, field, words.options);
    if (!option.ok) return option;
    if (option.value !== undefined) raw[field.name] = option.value;
    const fromFile = cli.fromFile?.[field.name];
    const files =
      fromFile === undefined ? undefined : (words.options[camel(fromFile)] as readonly string[] | undefined);
    if (fromFile === undefined || files === undefined) continue;
    const name = files[0];
    if (
      name === undefined ||
      files.length > 1 ||
      option.value !== undefined ||
      (name === "-" && isStdinTaken)
    ) {
      return refuse(
        "usage_invalid",
        `--${fromFile} and its field are given more than once.`,
        `Give --${fromFile} once.`,
      );
    }
    isStdinTaken ||= name === "-";
    const text = await readTextFile(name, words.folder, fromFile, terminal);
    if (!text.ok) return text;
    raw[field.name] = text.value;
    if (field.kind === "json") {
      const decoded = plainJson(Buffer.from(text.value));
      if (!decoded.ok) return decoded;
      raw[field.name] = decoded.value;
    }
  }
  return ok(raw);
}

/** How the command line writes a field, for messages about it. */
export function writtenAs(cli: CliExposure, field: string): string {
  if (cli.positionals?.includes(field)) return `<${field.replaceAll("_", "-")}>`;
  if (field === cli.rest) return "the words after --";
  const fromFile = cli.fromFile?.[field];
  return `--${fromFile !== undefined && !(field in (cli.options ?? {})) ? fromFile : optionName(cli, field)}`;
}

function bindOperands(
  cli: CliExposure,
  fields: readonly Field[],
  words: Words,
  raw: Record<string, unknown>,
): Outcome<never> | null {
  const left = [...words.operands];
  if (words.rest !== null) {
    if (cli.rest === undefined) left.push(...words.rest);
    else raw[cli.rest] = [...words.rest];
  }
  for (const name of cli.positionals ?? []) {
    const field = fields.find((each) => each.name === name);
    if (field === undefined || left.length === 0) continue;
    raw[name] = field.list
      ? left.splice(0).map((text) => fromText(field, text))
      : fromText(field, left.shift() ?? "");
  }
  if (left.length === 0) return null;
  const takes = cli.positionals?.map((name) => writtenAs(cli, name)).join(" ") ?? "no words";
  const repair = `It takes ${takes}; write \`owed ${[...cli.path, "--help"].join(" ")}\` for its help.`;
  return refuse("usage_invalid", "The command was given more words than it takes.", repair);
}

function bindOption(cli: CliExposure, field: Field, options: Words["options"]): Outcome<unknown> {
  const name = optionName(cli, field.name);
  const given = options[camel(name)];
  if (field.kind === "boolean")
    return ok(given === field.fallback || given === undefined ? undefined : given);
  if (!Array.isArray(given)) return ok(undefined);
  const texts = given as readonly string[];
  if (field.list) {
    const split = cli.commaSeparated?.includes(field.name)
      ? texts.flatMap((text) => text.split(",").map((piece) => piece.trim()))
      : texts;
    return ok(split.filter((text) => text !== "").map((text) => fromText(field, text)));
  }
  if (texts.length > 1)
    return refuse("usage_invalid", `--${name} is given more than once.`, `Give --${name} once.`);
  return ok(fromText(field, texts[0] ?? ""));
}

/** The key under which commander keeps an option. */
function camel(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
