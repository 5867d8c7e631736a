/**
 * What the kernel asks of a machine: a file system and operating-system locks. `@owed/disk` gives the real
 * one; `@owed/testkit` gives one that fails, tears and loses power at any operation.
 *
 * What may wait for hardware or for another process returns a promise; what touches the page cache does not.
 * Every method throws an error with a `code` such as `ENOENT` when the operating system says no.
 */

declare const handle: unique symbol;
export type Handle = number & { readonly [handle]: true };

export interface FileFacts {
  readonly kind: "file" | "directory" | "symlink" | "other";
  readonly dev: bigint;
  readonly ino: bigint;
  readonly links: bigint;
  /** Permission bits only, as in chmod. */
  readonly mode: number;
  readonly size: number;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
}

/**
 * `read`: existing file. `update`: existing file, read and write. `create`: must not exist (O_EXCL), read and write.
 * `open_or_create`: read and write. No mode follows a final symbolic link or blocks on a FIFO.
 */
export type OpenMode = "read" | "update" | "create" | "open_or_create";

export interface Disk {
  /** Facts of the name itself, never of what a link points to; null when there is no such name. */
  lstat(path: string): FileFacts | null;
  fstat(file: Handle): FileFacts;
  open(path: string, mode: OpenMode, permissions?: number): Handle;
  close(file: Handle): void;
  /** Bytes read, 0 at the end; may be fewer than asked. */
  read(file: Handle, into: Uint8Array, position: number): number;
  /** Bytes written; may be fewer than given. */
  write(file: Handle, bytes: Uint8Array, position: number): number;
  truncate(file: Handle, size: number): void;
  sync(file: Handle): Promise<void>;
  /** Makes names in a folder durable; does nothing where the platform has no such call. */
  syncFolder(path: string): Promise<void>;
  rename(from: string, to: string): void;
  /** Hard link; fails with EEXIST where the name is taken. */
  link(existing: string, name: string): void;
  unlink(path: string): void;
  /** Creates the folder and its missing parents, each durable in its parent. */
  makeFolder(path: string, permissions?: number): Promise<void>;
  /** Names in a folder, sorted by code unit. */
  list(path: string): readonly string[];
}

/** A held lock. Releasing twice is harmless; the operating system releases it when the process dies. */
export interface HeldLock {
  readonly path: string;
  release(): void;
}

/** Who wrote the note in a lock file. For people only; never trusted to decide whether a lock is held. */
export interface LockNote {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  readonly program: string;
}

export type LockAttempt =
  | { readonly held: HeldLock }
  | {
      readonly held: null;
      readonly reason: "busy" | "unsupported" | "unsafe_file";
      readonly note: LockNote | null;
    };

export interface Locks {
  /** Takes the exclusive lock on this lock file (created when missing, never unlinked), waiting at most `waitMs`. */
  take(path: string, waitMs: number): Promise<LockAttempt>;
}

/** Random bytes for ids and staged names. */
export interface Entropy {
  bytes(count: number): Uint8Array;
}

export interface Machine {
  readonly disk: Disk;
  readonly locks: Locks;
  readonly entropy: Entropy;
}
