/**
 * Stored stamps are canonical UTC whole seconds (`2026-12-01T09:30:00+00:00`), so they compare as text.
 * No rule reads a clock: `now` arrives as an argument.
 */
import { ok, refuse, type Outcome } from "../refusal/index.ts";

declare const stamp: unique symbol;
export type Stamp = string & { readonly [stamp]: true };

const written = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Milliseconds since the epoch to a stamp; fractions of a second are dropped, never rounded up. */
export function stampOf(milliseconds: number): Stamp {
  const whole = new Date(Math.floor(milliseconds / 1000) * 1000).toISOString();
  return `${whole.slice(0, 19)}+00:00` as Stamp;
}

/** A stamp to milliseconds since the epoch. */
export function millisecondsOf(at: Stamp): number {
  return Date.parse(at);
}

/** Reads an RFC 3339 time with an offset and gives its canonical stamp; refuses a time that no calendar has. */
export function parseStamp(text: string): Outcome<Stamp, "timestamp_invalid"> {
  const parts = written.exec(text);
  const ms = parts === null ? Number.NaN : Date.parse(text);
  if (parts === null || Number.isNaN(ms) || !isOnCalendar(parts)) {
    return refuse(
      "timestamp_invalid",
      "The time given is not an RFC 3339 time with an offset.",
      "Write it like 2026-12-01T09:30:00Z.",
    );
  }
  return ok(stampOf(ms));
}

function isOnCalendar(parts: RegExpExecArray): boolean {
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [hour, minute, second] = [Number(parts[4]), Number(parts[5]), Number(parts[6])];
  const asWritten = new Date(Date.UTC(year, month - 1, day));
  asWritten.setUTCFullYear(year);
  return (
    year > 0 &&
    asWritten.getUTCMonth() === month - 1 &&
    asWritten.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  );
}
