/**
 * The journal: one append-only JSONL file. Every line is bound to the bytes of the line before it; a head record
 * beside it and an anchor in a second place pin its count, length and last digest.
 */
import type { JsonObject } from "../json/value.ts";
import type { Outcome } from "../refusal/index.ts";
import type { Stamp } from "../time/index.ts";

export interface Entry {
  readonly v: 1;
  /** From 1, without gaps. */
  readonly seq: number;
  /** UUID version 7. */
  readonly id: string;
  readonly ts: Stamp;
  /** SHA-256 in hex of the raw bytes of the line before, without its line feed; 64 zeros on the first line. */
  readonly prev: string;
  readonly kind: string;
  readonly data: JsonObject;
}

export interface NewEntry {
  readonly kind: string;
  readonly data: JsonObject;
}

/** Where a journal lives. The head record is `<path minus .jsonl>.head.json`; the lock is the `.<name>.lock` sibling. */
export interface JournalPlace {
  readonly path: string;
  /** A second place for the pin, outside the folder of the journal; null where there is none. */
  readonly anchor: string | null;
}

export type VerdictWord =
  | "intact"
  | "unchained_prefix"
  | "gap"
  | "broken"
  | "truncated"
  | "torn_tail"
  | "forked";

export interface Damage {
  readonly verdict: Exclude<VerdictWord, "intact">;
  /** Line number from 1; 0 when the damage has no line (a deleted file). */
  readonly line: number;
  /** Byte offset of that line. */
  readonly offset: number;
  readonly detail: string;
}

export interface Verification {
  /** The worst of the damages, `intact` when there are none. */
  readonly verdict: VerdictWord;
  readonly damages: readonly Damage[];
  /** Whether a head or anchor pinned the end of the file. */
  readonly tail: "proven" | "tail_not_proven";
  readonly lines: number;
  readonly bytes: number;
  readonly lastDigest: string;
}

/** A journal as read: what could be read is given even when there is damage, with the damage named. */
export interface JournalReading {
  readonly exists: boolean;
  readonly entries: readonly Entry[];
  readonly verification: Verification;
}

/** Held for one decision and its appends; other writers wait. */
export interface JournalWriter {
  readonly reading: JournalReading;
  /** Resolves only when the entries are durable. Refuses an entry over the size limit and writes none of the batch. */
  append(entries: readonly NewEntry[], now: Stamp): Promise<Outcome<readonly Entry[]>>;
}
