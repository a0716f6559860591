/**
 * All matches of a global pattern, in order. `matchAll` copies the pattern first, which takes longer than searching a short
 * text. The pattern must not match the empty string.
 */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
