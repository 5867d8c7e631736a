export { JsonNumber } from "./value.ts";
export type { JsonArray, JsonObject, JsonValue } from "./value.ts";
