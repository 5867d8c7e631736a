import type { CliExposure } from "@owed/kernel/capability";
import { Command, Option } from "commander";
import {
  fieldsOf,
  optionName,
  type Domain,
  type Field,
  type Registry,
  type Served,
  version,
} from "../registry/index.ts";
import type { Program } from "./program.ts";

/** What the person asked for, as commander read it; nothing is bound to fields yet. */
export interface Chosen {
  readonly command: Command;
  readonly target: Served | Program;
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

export type OnChosen = (chosen: Chosen) => void;

/**
 * The command tree of a registry. Only commands whose first word occurs in `argv` get their options: the others
 * are there to be listed and suggested, and a start does not pay for them.
 */
export function commandTree(
  registry: Registry,
  programs: readonly Program[],
  argv: readonly string[],
  onChosen: OnChosen,
): Command {
  const root = rootCommand();
  for (const domain of registry.domains) addDomain(root, domain, argv, onChosen);
  for (const program of programs) addProgram(root, program, onChosen);
  return root;
}

function rootCommand(): Command {
  return new Command("owed")
    .description("What the work here still owes, and the proof that it no longer does.")
    .option("-C, --directory <dir>", "work as if started in this folder")
    .option("--json", "print one JSON object instead of text")
    .option("--now <time>", "take this RFC 3339 time as now")
    .option("--no-color", "no colour in the text")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "show help")
    .helpCommand("help [command]", "show help for a command")
    .configureHelp({ showGlobalOptions: true })
    .allowExcessArguments(true);
}

function addDomain(root: Command, domain: Domain, argv: readonly string[], onChosen: OnChosen): void {
  for (const capability of domain.capabilities) {
    const cli = capability.expose.cli;
    if (cli === undefined) continue;
    const command = commandAt(root, cli.path, domain.heading);
    if (cli.path.length > 0) command.description(capability.summary);
    command.allowExcessArguments(true);
    command.action(() => {
      onChosen({ command, target: capability, operands: command.args, options: command.opts() });
    });
    const first = cli.path[0];
    if (first === undefined || argv.includes(first)) declareFields(command, capability, cli);
  }
}

/** The command at a path of words, made with its groups where missing. */
function commandAt(root: Command, path: readonly string[], heading: string, hidden = false): Command {
  let command = root;
  for (const word of path) {
    let next: Command | undefined = command.commands.find((each) => each.name() === word);
    if (next === undefined) {
      next = command.command(word, { hidden });
      if (command === root) next.helpGroup(`${heading}:`);
      next.helpCommand(false);
    }
    command = next;
  }
  return command;
}

function declareFields(command: Command, capability: Served, cli: CliExposure): void {
  const usage: string[] = [];
  for (const field of fieldsOf(capability)) {
    if (cli.positionals?.includes(field.name)) continue;
    if (field.name === cli.rest) continue;
    const fromFile = cli.fromFile?.[field.name];
    if (fromFile !== undefined) {
      command.addOption(
        collected(`--${fromFile} <file>`, `${field.description} (a file, or - for standard input)`),
      );
      if (!(field.name in (cli.options ?? {}))) continue;
    }
    command.addOption(optionOf(field, optionName(cli, field.name)));
  }
  const fields = new Map(fieldsOf(capability).map((field) => [field.name, field]));
  for (const name of cli.positionals ?? []) {
    const field = fields.get(name);
    if (field === undefined) continue;
    const shown = `${argumentName(field)}${field.list ? "..." : ""}`;
    usage.push(field.required ? `<${shown}>` : `[${shown}]`);
    command.argument(`[${shown}]`, field.description + choicesText(field));
  }
  usage.push("[options]");
  const rest = cli.rest === undefined ? undefined : fields.get(cli.rest);
  if (rest !== undefined) usage.push(rest.required ? "-- <words...>" : "[-- <words...>]");
  if (cli.path.length > 0) command.usage(usage.join(" "));
  const examples = cli.examples?.map((example) => `  owed ${example}`) ?? [];
  if (examples.length > 0) command.addHelpText("after", `\nExamples:\n${examples.join("\n")}`);
}

/** Every option collects what it was given, so that a field given twice is seen and refused instead of guessed. */
function collected(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    text,
  ]);
}

function optionOf(field: Field, name: string): Option {
  const fallback =
    typeof field.fallback === "string" || typeof field.fallback === "number"
      ? ` (default ${field.fallback})`
      : "";
  if (field.kind === "boolean") {
    return new Option(field.fallback === true ? `--no-${name}` : `--${name}`, field.description);
  }
  const repeat = field.list ? "; may be repeated" : "";
  return collected(
    `--${name} <${placeholder(field)}>`,
    field.description + choicesText(field) + repeat + fallback,
  );
}

function choicesText(field: Field): string {
  return field.choices.length === 0 ? "" : ` (${field.choices.join(", ")})`;
}

function placeholder(field: Field): string {
  const words = {
    text: "text",
    integer: "n",
    number: "n",
    boolean: "true|false",
    choice: "word",
    json: "json",
  };
  return words[field.kind];
}

function argumentName(field: Field): string {
  return field.name.replaceAll("_", "-");
}

function addProgram(root: Command, program: Program, onChosen: OnChosen): void {
  const command = commandAt(root, program.path, "Surfaces", program.isHidden === true);
  command.description(program.summary).allowExcessArguments(true);
  program.declare?.(command);
  command.action(() => {
    onChosen({ command, target: program, operands: command.args, options: command.opts() });
  });
}
