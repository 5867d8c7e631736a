import { refuse, type Refusal } from "@owed/kernel/refusal";

/** What any surface accepts in one input. Texts that usually come from a file may be longer. */
export const limits = {
  textBytes: 64 * 1024,
  fileBytes: 1024 * 1024,
  items: 10_000,
  depth: 32,
} as const;

/** Whether an input stays inside {@link limits}; the field is named, its value never is. */
export function oversize(raw: Readonly<Record<string, unknown>>, long: ReadonlySet<string>): Refusal | null {
  for (const [name, value] of Object.entries(raw)) {
    const fault = faultIn(value, long.has(name) ? limits.fileBytes : limits.textBytes, 1);
    if (fault !== null) {
      return refuse(fault.code, `${fault.says} in one field of the input.`, fault.repair).refusal;
    }
  }
  return null;
}

interface Fault {
  readonly code: "input_too_large" | "input_invalid";
  readonly says: string;
  readonly repair: string;
}

function faultIn(value: unknown, textBytes: number, depth: number): Fault | null {
  if (typeof value === "string") return textFault(value, textBytes);
  if (typeof value !== "object" || value === null) return null;
  if (depth > limits.depth)
    return tooMuch(`More than ${limits.depth} levels of nesting`, "Send a flatter input.");
  const values = Array.isArray(value) ? value : [...Object.keys(value), ...Object.values(value)];
  if (values.length > limits.items)
    return tooMuch(`More than ${limits.items} items`, "Send fewer at a time.");
  for (const each of values) {
    const fault = faultIn(each, textBytes, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

function textFault(text: string, textBytes: number): Fault | null {
  if (text.length > textBytes || (text.length * 3 > textBytes && Buffer.byteLength(text) > textBytes)) {
    return tooMuch(
      `A text longer than ${textBytes} bytes`,
      "Send a shorter text, or keep it in a file and name the file.",
    );
  }
  if (!isWellFormed(text) || text.includes("\0")) {
    return {
      code: "input_invalid",
      says: "A text with a NUL or half a surrogate pair",
      repair: "Send well-formed Unicode text.",
    };
  }
  return null;
}

function isWellFormed(text: string): boolean {
  return !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);
}

function tooMuch(says: string, repair: string): Fault {
  return { code: "input_too_large", says, repair };
}
