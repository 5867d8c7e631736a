/** Fingerprints of input selections over git's own index: clean files are never read. */

/** Paths whose effective id differs from the base commit, plus untracked paths: what a later diff is explained with. */
export interface Overlay {
  /** The commit that HEAD named; null on an unborn branch. */
  readonly base: string | null;
  /** `[path, mode and id]`, sorted by raw bytes; `absent` for a file that is gone. Paths that are not UTF-8 carry `%xx`. */
  readonly paths: readonly (readonly [path: string, state: string])[];
  /** True when more paths differ than are kept (1,000). */
  readonly cut: boolean;
}

export type Selection =
  | {
      readonly state: "taken";
      /** SHA-256 in hex over the sorted effective ids. */
      readonly hash: string;
      readonly files: number;
      readonly untracked: number;
      /** Paths in a merge conflict, at most 20 named. */
      readonly conflicts: readonly string[];
      readonly overlay: Overlay;
      /** Things a reader should know: a filter that is missing, a path that had to be read raw. */
      readonly notes: readonly string[];
    }
  | { readonly state: "empty" }
  | {
      readonly state: "unavailable";
      readonly reason: "git_unavailable" | "inputs_unreadable";
      readonly detail: string;
    };

export interface ChangedPath {
  readonly path: string;
  readonly change: "added" | "changed" | "removed" | "mode";
  readonly untracked: boolean;
}

export interface Changes {
  /** False when the base commit is gone or the overlay was cut, so the list may be short. */
  readonly complete: boolean;
  readonly paths: readonly ChangedPath[];
}

export interface FingerprintRequest {
  /** The worktree's top folder, absolute. */
  readonly root: string;
  /** Pathspecs per name (a token), relative to the root. All are answered from one pass. */
  readonly selections: ReadonlyMap<string, readonly string[]>;
  /** Paths never part of any selection (`.owed/local`), relative to the root. */
  readonly exclude: readonly string[];
  /** A disposable folder for the parsed index listing; null for none. */
  readonly cache: string | null;
}

/** Values of named environment variables, each as a digest; unset and empty differ. */
export type EnvironmentFingerprint = Readonly<Record<string, string | null>>;
