/** How a content line begins: a name, parameters, a colon (RFC 5545 §3.1). */
const CONTENT_LINE = /^[A-Za-z][\w-]{0,60}(?:;[^\n]{0,2000}?)?:/;
/** So many folded lines must agree before two blanks are taken for this file's way of folding. */
const FOLDS_TO_TELL = 5;

/**
 * Content lines, unfolded (RFC 5545 §3.1): a line that begins with a blank continues the one before it. Two slips are tolerated: files
 * that fold with two blanks throughout, and texts whose line ends were not escaped, which are put back as `\n`.
 */
export function contentLines(text: string): string[] {
  const raw = text.split(/\r\n|\n|\r/);
  const folded = raw.filter((line) => /^[ \t]/.test(line));
  const width = folded.length >= FOLDS_TO_TELL && folded.every((line) => /^[ \t]{2}/.test(line)) ? 2 : 1;
  // Pieces are joined at the end: a long description of short lines must not be copied once per line.
  const lines: string[][] = [];
  for (const line of raw) {
    const last = lines.at(-1);
    if (/^[ \t]/.test(line) && last) last.push(line.slice(width));
    else if (CONTENT_LINE.test(line) || !last) {
      if (line.trim()) lines.push([line]);
    } else if (line.trim()) last.push('\\n', line);
  }
  return lines.map((pieces) => pieces.join(''));
}
