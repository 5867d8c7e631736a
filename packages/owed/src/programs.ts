import type { Program } from "./cli/index.ts";
import { completionPrograms } from "./completion/programs.ts";

/** Commands that serve a surface instead of making one call. Each loads its own file when it is started. */
export const programs: readonly Program[] = [...completionPrograms];
