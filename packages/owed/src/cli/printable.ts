const unsafe = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const colourOrUnsafe = new RegExp(`\\u001b\\[[0-9;]*m|${unsafe.source}`, "gu");

/**
 * Text as it may reach a person: titles, paths and results come from others, and a control character or a
 * direction override in them must not move the cursor or hide a line. Colour codes stay when colour is on.
 */
export function printable(text: string, colour: boolean): string {
  const show = (found: string) =>
    found.length > 1 ? found : `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`;
  return text.replace(colour ? colourOrUnsafe : unsafe, show);
}
