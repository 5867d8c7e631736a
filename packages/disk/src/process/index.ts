export type { ProcessRequest, ProcessResult, Processes } from "./port.ts";
