import type { Totals } from "../totals/contract.ts";

/** One execution of a command as proof, as it is stored in a ledger. */
export interface RunRecord {
  readonly argv: readonly string[];
  /** Folder relative to the worktree's top, `.` for the top. */
  readonly folder: string;
  readonly exit: number | null;
  readonly signal: string | null;
  readonly started: boolean;
  readonly timed_out: boolean;
  readonly interrupted: boolean;
  readonly duration_ms: number;
  readonly output: {
    /** SHA-256 in hex over stdout and stderr bytes in order of arrival. */
    readonly sha256: string;
    readonly bytes: number;
    /** The end of the output, at most 4,096 bytes of text, escape sequences removed. */
    readonly tail: string;
  };
  readonly totals: Totals | null;
}
