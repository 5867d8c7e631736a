export type { Totals } from "./contract.ts";
