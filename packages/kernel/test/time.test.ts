import { expect, test } from "vitest";
import { millisecondsOf, parseStamp, stampOf } from "@owed/kernel/time";

test("a time with any offset becomes one canonical UTC stamp", () => {
  const read = parseStamp("2026-12-01T10:30:00.9+01:00");
  expect(read).toEqual({ ok: true, value: "2026-12-01T09:30:00+00:00" });
});

test.each(["2026-02-30T00:00:00Z", "2026-12-01", "2026-12-01T09:30:00", "2026-12-01T25:00:00Z", "now", ""])(
  "%s is refused",
  (text) => {
    const read = parseStamp(text);
    expect(read.ok ? "accepted" : read.refusal.code).toBe("timestamp_invalid");
  },
);

test("a stamp survives the way to milliseconds and back", () => {
  const at = stampOf(1_796_117_400_999);
  expect(stampOf(millisecondsOf(at))).toBe(at);
});
