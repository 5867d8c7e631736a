import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { resolve } from "node:path";
import { ok, refuse, type Outcome } from "@owed/kernel/refusal";
import { limits } from "../registry/index.ts";
import type { Terminal } from "./terminal.ts";

/** The text of the file an option names, `-` for standard input: strict UTF-8, at most 1 MiB, never waits on a FIFO. */
export async function readTextFile(
  name: string,
  folder: string,
  option: string,
  terminal: Terminal,
): Promise<Outcome<string>> {
  const bytes =
    name === "-" ? await terminal.readStdin(limits.fileBytes) : readRegular(resolve(folder, name));
  if (bytes === null) {
    return refuse(
      "input_too_large",
      `What --${option} names holds more than ${limits.fileBytes} bytes.`,
      "Give a shorter text.",
    );
  }
  if (typeof bytes === "string") {
    return refuse(
      "input_unreadable",
      `The file that --${option} names cannot be read (${bytes}).`,
      "Name a regular file that this user may read, or - for standard input.",
    );
  }
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return refuse("input_unreadable", `What --${option} names is not UTF-8 text.`, "Save the text as UTF-8.");
  }
}

/** The bytes; null when there are too many; otherwise the reason as a word. */
function readRegular(path: string): Uint8Array | null | string {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "not readable";
  }
  try {
    const facts = fstatSync(file);
    if (!facts.isFile()) return "not a regular file";
    const bytes = Buffer.alloc(limits.fileBytes + 1);
    let size = 0;
    for (;;) {
      const read = readSync(file, bytes, size, bytes.length - size, null);
      size += read;
      if (read === 0) return bytes.subarray(0, size);
      if (size === bytes.length) return null;
    }
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "not readable";
  } finally {
    closeSync(file);
  }
}
