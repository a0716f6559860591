/**
 * All matches of a global pattern, in order. `matchAll` makes a copy of the pattern first, which takes longer than the search of a short
 * text; the pattern must not be able to match nothing.
 */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
