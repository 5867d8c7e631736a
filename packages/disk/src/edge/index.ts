export type { Edge } from "./port.ts";
