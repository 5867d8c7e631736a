/**
 * The value model of strict documents. Integers that a double holds exactly are `number`; every other number
 * keeps its own text in {@link JsonNumber}, so `1` and `1.0` stay apart and long integers survive.
 */
export type JsonValue = null | boolean | string | number | JsonNumber | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
/** Objects made by the decoder have no prototype; `__proto__` is an ordinary key. */
export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/** A number that JavaScript cannot carry without losing its type or its digits. */
export class JsonNumber {
  readonly text: string;
  readonly kind: "integer" | "decimal";
  constructor(text: string, kind: "integer" | "decimal") {
    this.text = text;
    this.kind = kind;
  }
}
