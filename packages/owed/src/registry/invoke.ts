import type { Call } from "@owed/kernel/capability";
import { refuse, type Outcome } from "@owed/kernel/refusal";
import type { Context } from "./context.ts";
import { readInput } from "./read-input.ts";
import type { Served } from "./registry.ts";

/**
 * The one way from any surface to a capability: reads the input, runs, and turns anything thrown into a refusal.
 * `OWED_DEBUG=1` shows on stderr what was thrown; no answer ever carries it.
 */
export async function invoke(
  capability: Served,
  raw: unknown,
  call: Call,
  context: Context,
  nameOf?: (field: string) => string,
): Promise<Outcome<unknown>> {
  try {
    const input = readInput(capability, raw, nameOf);
    return input.ok ? await capability.run(input.value as never, call, context) : input;
  } catch (thrown) {
    if (call.env["OWED_DEBUG"] === "1") console.error(thrown);
    return faultOf(thrown, call.signal.aborted);
  }
}

/** What a thrown error becomes: its class is told, its text (which may hold paths or values) is not. */
export function faultOf(thrown: unknown, isAborted: boolean): Outcome<never> {
  if (isAborted) {
    return refuse(
      "cancelled",
      "The work was cancelled before it ended.",
      "Run it again; what was already recorded stands.",
    );
  }
  const errno = errnoOf(thrown);
  if (errno !== null) {
    return refuse(
      "system_error",
      `The operating system answered ${errno} to something the work needed.`,
      repairOf[errno] ?? "Run `owed doctor`, then run the command again.",
      { errno },
    );
  }
  return refuse(
    "internal_error",
    "Owed met a fault of its own; the command did not finish.",
    "Run it again with OWED_DEBUG=1 and report what it shows.",
  );
}

const repairOf: Readonly<Record<string, string>> = {
  ENOSPC: "Free some space on the disk, then run the command again.",
  EACCES: "Give this user the right to read and write the folder, then run the command again.",
  EPERM: "Give this user the right to read and write the folder, then run the command again.",
  EROFS: "The file system is read-only: work in a folder that can be written.",
  EMFILE: "Raise the limit of open files (`ulimit -n`), then run the command again.",
};

function errnoOf(thrown: unknown): string | null {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : null;
  return typeof code === "string" && /^E[A-Z0-9]{2,20}$/.test(code) ? code : null;
}
