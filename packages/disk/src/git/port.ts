/** git as Owed asks it: read-only unless said, no shell, no inherited redirection, no optional locks, no fsmonitor. */
export type GitAnswer =
  | { readonly ok: true; readonly stdout: Uint8Array }
  | { readonly ok: false; readonly exit: number | null; readonly stderr: string; readonly missing: boolean };

export interface Git {
  /** Runs one git command in a folder with the hardened flags and environment. */
  ask(folder: string, args: readonly string[], stdin?: Uint8Array): Promise<GitAnswer>;
}
