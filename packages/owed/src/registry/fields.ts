import type { GenericSchema } from "valibot";
import type { Served } from "./registry.ts";

/** One field of a capability's input, as a command line, a query string or a help page needs to know it. */
export interface Field {
  readonly name: string;
  readonly kind: "text" | "integer" | "number" | "boolean" | "choice" | "json";
  /** Takes several values of `kind`. */
  readonly list: boolean;
  readonly choices: readonly string[];
  readonly required: boolean;
  readonly fallback: unknown;
  readonly description: string;
}

/** The parts of a valibot schema that say what it accepts; every schema is one of these at run time. */
interface Shape {
  readonly type: string;
  readonly pipe?: readonly Piece[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly default?: unknown;
}
interface Piece extends Shape {
  readonly kind: string;
  readonly description?: string;
}

const wrappers = new Set([
  "optional",
  "exact_optional",
  "nullable",
  "nullish",
  "undefinedable",
  "non_optional",
]);
const omittable = new Set(["optional", "exact_optional", "nullish"]);

/** The input fields of a capability in their declared order. */
export function fieldsOf(capability: Pick<Served, "input">): readonly Field[] {
  return Object.entries(capability.input.entries).map(([name, schema]) =>
    fieldOf(name, schema as GenericSchema),
  );
}

function fieldOf(name: string, schema: GenericSchema): Field {
  let shape = schema as unknown as Shape;
  let required = true;
  let fallback: unknown;
  let description = describe(shape);
  while (wrappers.has(shape.type) && shape.wrapped !== undefined) {
    if (omittable.has(shape.type)) required = false;
    if (shape.default !== undefined) fallback = shape.default;
    shape = shape.wrapped;
    description ||= describe(shape);
  }
  const list = shape.type === "array" && shape.item !== undefined && !isStructured(shape.item);
  const item = list && shape.item !== undefined ? bare(shape.item) : shape;
  return { name, ...valueOf(item), list, required, fallback, description };
}

function bare(shape: Shape): Shape {
  let inner = shape;
  while (wrappers.has(inner.type) && inner.wrapped !== undefined) inner = inner.wrapped;
  return inner;
}

function isStructured(shape: Shape): boolean {
  return valueOf(bare(shape)).kind === "json";
}

function valueOf(shape: Shape): Pick<Field, "kind" | "choices"> {
  switch (shape.type) {
    case "string":
      return { kind: "text", choices: [] };
    case "number":
      return {
        kind: has(shape, "integer") || has(shape, "safe_integer") ? "integer" : "number",
        choices: [],
      };
    case "boolean":
      return { kind: "boolean", choices: [] };
    case "picklist":
      return { kind: "choice", choices: (shape.options ?? []).map(String) };
    case "literal":
      return { kind: "choice", choices: [String(shape.literal)] };
    case "union":
      return unionOf(shape.options as readonly Shape[]);
    default:
      return { kind: "json", choices: [] };
  }
}

/** A union of words is a choice; any other union of texts is a text that its own schema judges. */
function unionOf(options: readonly Shape[]): Pick<Field, "kind" | "choices"> {
  const parts = options.map((option) => valueOf(bare(option)));
  if (parts.every((part) => part.kind === "choice")) {
    return { kind: "choice", choices: parts.flatMap((part) => part.choices) };
  }
  const isText = parts.every((part) => part.kind === "choice" || part.kind === "text");
  return { kind: isText ? "text" : "json", choices: [] };
}

function has(shape: Shape, action: string): boolean {
  return shape.pipe?.some((piece) => piece.type === action) ?? false;
}

function describe(shape: Shape): string {
  return (
    shape.pipe?.find((piece) => piece.kind === "metadata" && piece.type === "description")?.description ?? ""
  );
}
