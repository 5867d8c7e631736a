import { ok, refuse, type Outcome } from "@owed/kernel/refusal";

/** Strictly decoded JSON as plain values. */
export function plainJson(bytes: Uint8Array): Outcome<unknown> {
  try {
    return ok(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return refuse("input_invalid", "The input is not JSON.", "Send one JSON object.");
  }
}
