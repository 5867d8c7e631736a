export type { Git, GitAnswer } from "./port.ts";
