export type { RunRecord } from "./contract.ts";
