/** How much a piece of evidence is worth, one scale for the whole product (weakest first). */
export const strengths = ["asserted", "cited", "observed", "attested"] as const;
export type Strength = (typeof strengths)[number];

export function isAtLeast(have: Strength, want: Strength): boolean {
  return strengths.indexOf(have) >= strengths.indexOf(want);
}
