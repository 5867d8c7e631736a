import type { Field } from "./fields.ts";
import { plainJson } from "./plain-json.ts";

/**
 * The value a text stands for where a surface has nothing but text (an option, a query string). A text that is no
 * such value is passed on as it is: the schema then refuses it and says what it wanted.
 */
export function fromText(field: Field, text: string): unknown {
  switch (field.kind) {
    case "integer":
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
    case "number":
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text;
    case "boolean":
      return text === "true" ? true : text === "false" ? false : text;
    case "json": {
      const decoded = plainJson(Buffer.from(text));
      return decoded.ok ? decoded.value : text;
    }
    case "text":
    case "choice":
      return text;
    default:
      return field.kind satisfies never;
  }
}
