/** What is asked for: a reason of so many characters, or exactly this word. */
export interface ReasonRule {
  least?: number;
  most?: number;
  word?: string;
}

/** What is wrong with an answer; null when nothing is. Blanks around it do not count, and letters may be of either case. */
export function reasonFault(text: string, { least = 1, word }: ReasonRule): 'short' | 'other-word' | null {
  const given = text.trim();
  if (word !== undefined) return given.toLowerCase() === word.toLowerCase() ? null : 'other-word';
  return given.length >= least ? null : 'short';
}
