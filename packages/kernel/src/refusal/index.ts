/**
 * A refusal is a value: a reason code from a closed table, what stands, and the repair.
 * Each package declares one table with {@link defineRefusals}; the command joins them and a
 * test proves that no code is declared twice. Broken invariants throw; refusals never do.
 */

/** How one reason code leaves the program: exit status (1 a check said no, 2 refused or failed) and HTTP status. */
export interface RefusalRule {
  readonly exit: 1 | 2;
  readonly http: number;
  readonly summary: string;
}

export type RefusalTable = Readonly<Record<string, RefusalRule>>;

/** Facts a refusal may carry. Never a rejected value, never a secret. */
export type RefusalDetails = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** What stands, one sentence. */
  readonly message: string;
  /** What to do next, one sentence or command. */
  readonly repair: string;
  readonly details?: RefusalDetails;
}

export type Outcome<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<Code extends string>(
  code: Code,
  message: string,
  repair: string,
  details?: RefusalDetails,
): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return {
    ok: false,
    refusal: details === undefined ? { code, message, repair } : { code, message, repair, details },
  };
}

/** Freezes a package's table; the keys become its closed code type. */
export function defineRefusals<const T extends RefusalTable>(table: T): T {
  return Object.freeze(table);
}
