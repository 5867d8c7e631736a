export type {
  Damage,
  Entry,
  JournalPlace,
  JournalReading,
  JournalWriter,
  NewEntry,
  Verification,
  VerdictWord,
} from "./contract.ts";
