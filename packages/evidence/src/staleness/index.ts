/** How far evidence is from this checkout: the seed's four words, and `unknown` where git cannot answer (seed 004, "Divergence"). */
export const stalenessWords = ["exact", "advanced", "diverged", "different_context", "unknown"] as const;
export type Staleness = (typeof stalenessWords)[number];

/** Why an obligation is not discharged: a closed list, one word per cause. */
export const reasons = [
  "no_evidence",
  "inputs_changed",
  "untracked_added",
  "environment_changed",
  "commit_moved",
  "history_rewritten",
  "commit_not_here",
  "git_unavailable",
  "inputs_empty",
  "inputs_unreadable",
  "run_failed",
  "run_timeout",
  "run_interrupted",
  "run_not_started",
  "no_test_ran",
  "inputs_changed_during_run",
  "settled_false",
  "settle_unavailable",
  "strength_too_low",
  "too_old",
  "artifact_missing",
  "artifact_changed",
  "artifact_unusable",
  "token_unknown",
  "evidence_malformed",
  "conflict_present",
  "different_worktree",
  "waiver_expired",
] as const;
export type Reason = (typeof reasons)[number];
