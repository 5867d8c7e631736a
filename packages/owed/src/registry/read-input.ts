import { ok, refuse, type Outcome } from "@owed/kernel/refusal";
import * as v from "valibot";
import { oversize } from "./limits.ts";
import type { Served } from "./registry.ts";

/**
 * Decides whether a raw input is one this capability takes. A refusal names the field and what was expected of it,
 * never the value that was given. `nameOf` says how the surface writes a field (`--requires`).
 */
export function readInput(
  capability: Served,
  raw: unknown,
  nameOf: (field: string) => string = (field) => field,
): Outcome<unknown> {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    return refuse(
      "input_invalid",
      "The input is not an object.",
      "Send an object with the fields of this operation.",
    );
  }
  const long = new Set(Object.keys(capability.expose.cli?.fromFile ?? {}));
  const excess = oversize(raw as Readonly<Record<string, unknown>>, long);
  if (excess !== null) return { ok: false, refusal: excess };
  const parsed = v.safeParse(capability.input, raw, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return refusalOf(capability, parsed.issues[0], nameOf);
}

function refusalOf(
  capability: Served,
  issue: v.BaseIssue<unknown>,
  nameOf: (field: string) => string,
): Outcome<never> {
  const path = issue.path ?? [];
  if (issue.expected === "never") {
    const known = Object.keys(capability.input.entries).map(nameOf);
    return refuse(
      "input_invalid",
      path.length > 1
        ? `The field ${place(capability, path.slice(0, -1), nameOf)} holds a field it does not know.`
        : "The input has a field that this operation does not know.",
      known.length === 0 ? "Send no fields." : `Known fields: ${known.join(", ")}.`,
    );
  }
  const where = path.length === 0 ? "The input" : `The field ${place(capability, path, nameOf)}`;
  if (issue.received === "undefined" && issue.kind === "schema") {
    const give = /_?object$/.test(issue.type) ? "Give it" : `Give ${expected(issue)}`;
    return refuse("input_invalid", `${where} is missing.`, `${give}.`, detailsOf(capability, path));
  }
  return refuse(
    "input_invalid",
    `${where} is not as described.`,
    `Give ${expected(issue)}.`,
    detailsOf(capability, path),
  );
}

function detailsOf(
  capability: Served,
  path: readonly { readonly key?: unknown }[],
): { readonly field: string } {
  return { field: place(capability, path, (field) => field) };
}

/** Where the fault is. Keys that the schema does not declare were chosen by the caller and are not repeated. */
function place(
  capability: Served,
  path: readonly { readonly key?: unknown }[],
  nameOf: (field: string) => string,
): string {
  let schema: unknown = capability.input;
  let text = "";
  for (const [at, step] of path.entries()) {
    const entries = entriesOf(schema);
    if (typeof step.key === "number") {
      text += `[${step.key}]`;
      schema = part(schema, "item");
    } else if (typeof step.key === "string" && entries !== null && Object.hasOwn(entries, step.key)) {
      text += at === 0 ? nameOf(step.key) : `.${step.key}`;
      schema = entries[step.key];
    } else {
      return `${text}.(a key of yours)`;
    }
  }
  return text;
}

function entriesOf(schema: unknown): Readonly<Record<string, unknown>> | null {
  const entries = part(schema, "entries");
  return typeof entries === "object" && entries !== null
    ? (entries as Readonly<Record<string, unknown>>)
    : null;
}

function part(schema: unknown, name: "entries" | "item"): unknown {
  let inner = schema as { readonly wrapped?: unknown } | undefined;
  while (inner?.wrapped !== undefined) inner = inner.wrapped as { readonly wrapped?: unknown };
  return (inner as Record<string, unknown> | undefined)?.[name];
}

const words: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "an object",
};

/** A message that the declaration wrote itself is shown; valibot's own would repeat what was received. */
function expected(issue: v.BaseIssue<unknown>): string {
  if (!/^Invalid .* received /s.test(issue.message)) return issue.message.replace(/\.$/, "");
  if (issue.expected === null) return "a value as the description of the field says";
  if (Object.hasOwn(words, issue.expected)) return words[issue.expected] ?? issue.expected;
  if (issue.type === "picklist")
    return `one of ${issue.expected.replace(/^\(|\)$/g, "").replaceAll(" | ", ", ")}`;
  if (issue.type === "regex") return `a text of the form ${issue.expected}`;
  if (/length|bytes|size/.test(issue.type)) return `a value of length ${issue.expected}`;
  return issue.expected;
}
