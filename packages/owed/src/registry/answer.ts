import type { Refusal } from "@owed/kernel/refusal";

/** An answer on the wire: the same bytes from `--json`, an MCP text block and an HTTP body. */
export function encodeAnswer(output: unknown): string {
  return `${JSON.stringify(output)}\n`;
}

/** A refusal on the wire, wherever no protocol has its own form for it. */
export function encodeRefusal(refusal: Refusal): string {
  return `${JSON.stringify(refusalObject(refusal))}\n`;
}

export interface RefusalObject {
  readonly ok: false;
  readonly error: Refusal;
}

export function refusalObject({ code, message, repair, details }: Refusal): RefusalObject {
  return {
    ok: false,
    error: details === undefined ? { code, message, repair } : { code, message, repair, details },
  };
}
