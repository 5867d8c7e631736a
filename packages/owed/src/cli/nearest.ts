/** The word nearest to a mistyped one, or null when none is near enough to be meant. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (word.length > 64) return null;
  let best: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const away = distance(word, candidate);
    if (away < least) [best, least] = [candidate, away];
  }
  return best;
}

/** Edits between two words; a swap of neighbours counts as one. */
function distance(from: string, to: string): number {
  let older: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let cost = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    [older, row] = [row, next];
  }
  return row[to.length] ?? 0;
}
