/** The required input: a reason with a minimum length, or exactly this word. */
export interface ReasonRule {
  /** 0: it may stay empty. */
  least?: number;
  most?: number;
  word?: string;
}

/** The problem with an input, or null. Ignores surrounding spaces and case. */
export function reasonFault(text: string, { least = 1, word }: ReasonRule): 'short' | 'other-word' | null {
  const given = text.trim();
  if (word !== undefined) return given.toLowerCase() === word.toLowerCase() ? null : 'other-word';
  return given.length >= least ? null : 'short';
}
