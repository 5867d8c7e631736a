import { statSync } from "node:fs";
import { resolve } from "node:path";
import type { Call } from "@owed/kernel/capability";
import { ok, refuse, type Outcome, type Refusal } from "@owed/kernel/refusal";
import { parseStamp, stampOf, type Stamp } from "@owed/kernel/time";
import { CommanderError, type Command } from "commander";
import {
  encodeAnswer,
  encodeRefusal,
  faultOf,
  invoke,
  type Context,
  type Registry,
  type Served,
} from "../registry/index.ts";
import { bindWords, writtenAs } from "./bind.ts";
import { nearest } from "./nearest.ts";
import { printable } from "./printable.ts";
import type { Program } from "./program.ts";
import { progressView } from "./progress.ts";
import { wantsColour, type Terminal } from "./terminal.ts";
import { commandTree, type Chosen } from "./tree.ts";
import { unknownCommand, usageRefusal } from "./usage.ts";

export interface Invocation {
  /** Arguments after the program's name. */
  readonly argv: readonly string[];
  readonly registry: Registry;
  readonly programs: readonly Program[];
  readonly context: Context;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch, where `--now` says nothing. */
  readonly clock: () => number;
}

/** Runs one command line to its exit status: 0 done, 1 a check said no, 2 refused or failed. Never throws. */
export async function runCli(given: Invocation): Promise<number> {
  const { terminal } = given;
  const cut = given.argv.indexOf("--");
  const words = cut < 0 ? given.argv : given.argv.slice(0, cut);
  const rest = cut < 0 ? null : given.argv.slice(cut + 1);
  const isJson = words.includes("--json");
  try {
    const parsed = parse(given, words);
    if (typeof parsed === "number") return parsed;
    if (!parsed.ok) return sayRefusal(given, parsed.refusal, isJson);
    return await serve(given, parsed.value, rest);
  } catch (thrown) {
    if (terminal.env["OWED_DEBUG"] === "1") console.error(thrown);
    const fault = faultOf(thrown, given.signal.aborted);
    return fault.ok ? 0 : sayRefusal(given, fault.refusal, isJson);
  }
}

interface Parsed {
  readonly chosen: Chosen;
  readonly isJson: boolean;
  readonly colour: boolean;
  readonly now: Stamp;
  readonly folder: string;
}

/** The chosen command with the program's own options, an exit status when help was all there was to do, or a refusal. */
function parse(given: Invocation, words: readonly string[]): Outcome<Parsed> | number {
  const { terminal } = given;
  let chosen: Chosen | null = null;
  let aside = "";
  const root = commandTree(given.registry, given.programs, words, (found) => {
    chosen = found;
  });
  steer(
    root,
    (text) => terminal.stdout(text),
    (text) => {
      aside += text;
    },
  );
  try {
    root.parse([...words], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    if (error.code !== "commander.help") return { ok: false, refusal: usageRefusal(error) };
    if (words.includes("--json")) {
      return refuse(
        "usage_invalid",
        "The command is a group; one of its commands is missing.",
        "Write --help after it.",
      );
    }
    terminal.stderr(aside);
    return 2;
  }
  return settle(given, root, chosen);
}

/** Commander must neither exit nor write by itself, in any of its commands. */
function steer(command: Command, out: (text: string) => void, err: (text: string) => void): void {
  command.exitOverride().configureOutput({ writeOut: out, writeErr: err, getOutHasColors: () => false });
  for (const each of command.commands) steer(each, out, err);
}

function settle(given: Invocation, root: Command, chosen: Chosen | null): Outcome<Parsed> {
  const stray = root.args[0];
  if (chosen === null || (chosen.command === root && stray !== undefined)) {
    const names = root.commands.map((command) => command.name());
    return { ok: false, refusal: unknownCommand(stray ?? "", nearest(stray ?? "", names)) };
  }
  const globals = root.opts<{ json?: true; now?: string; color: boolean; directory?: string }>();
  const now = globals.now === undefined ? ok(stampOf(given.clock())) : parseStamp(globals.now);
  if (!now.ok) return now;
  const folder = resolve(given.terminal.cwd, globals.directory ?? ".");
  if (
    globals.directory !== undefined &&
    statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true
  ) {
    return refuse("folder_unusable", "-C names no folder that can be read.", "Name an existing folder.");
  }
  return ok({
    chosen,
    isJson: globals.json === true,
    colour: wantsColour(given.terminal, globals.color),
    now: now.value,
    folder,
  });
}

async function serve(given: Invocation, parsed: Parsed, rest: readonly string[] | null): Promise<number> {
  const { chosen, folder, isJson } = parsed;
  const { terminal, context, registry, signal } = given;
  if ("start" in chosen.target) {
    const { operands, options } = chosen;
    const done = await chosen.target.start({
      registry,
      programs: given.programs,
      context,
      terminal,
      folder,
      signal,
      operands,
      rest,
      options,
    });
    return done.ok ? done.value : sayRefusal(given, done.refusal, isJson);
  }
  const capability = chosen.target;
  const answer = await answerOf(given, parsed, capability, rest);
  if (!answer.ok) return sayRefusal(given, answer.refusal, isJson);
  terminal.stdout(
    isJson
      ? encodeAnswer(answer.value)
      : withLineFeed(
          printable(
            capability.text(answer.value, { colour: parsed.colour, width: terminal.width }),
            parsed.colour,
          ),
        ),
  );
  return capability.exit?.(answer.value) ?? 0;
}

async function answerOf(
  given: Invocation,
  parsed: Parsed,
  capability: Served,
  rest: readonly string[] | null,
): Promise<Outcome<unknown>> {
  const cli = capability.expose.cli ?? { path: [] };
  const { operands, options } = parsed.chosen;
  const raw = await bindWords(
    capability,
    cli,
    { operands, options, rest, folder: parsed.folder },
    given.terminal,
  );
  if (!raw.ok) return raw;
  const view = progressView(given.terminal, parsed.isJson);
  const call: Call = {
    now: parsed.now,
    folder: parsed.folder,
    env: given.terminal.env,
    signal: given.signal,
    surface: "cli",
    report: (progress) => view.report(progress),
  };
  const answer = await invoke(capability, raw.value, call, given.context, (field) => writtenAs(cli, field));
  view.end();
  return answer;
}

/** What stands, why, what to do next: one line each for people, one object for programs. */
function sayRefusal(given: Invocation, refusal: Refusal, isJson: boolean): number {
  if (isJson) given.terminal.stdout(encodeRefusal(refusal));
  else {
    const lines = [
      `owed: ${refusal.message}`,
      `      reason: ${refusal.code}`,
      `      next: ${refusal.repair}`,
    ];
    given.terminal.stderr(
      withLineFeed(lines.map((line) => printable(line.replaceAll("\n", " "), false)).join("\n")),
    );
  }
  return given.registry.refusals[refusal.code]?.exit ?? 2;
}

function withLineFeed(text: string): string {
  return text === "" || text.endsWith("\n") ? text : `${text}\n`;
}
