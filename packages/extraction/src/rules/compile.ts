/** An expression for a text that is one of these entries, apart from signs around it. */
export function wholeText(...groups: ReadonlyArray<readonly string[]>): RegExp {
  return new RegExp(`^[\\W_]*(?:${groups.flat().join('|')})[\\W_]*$`, 'i');
}

/** An expression for any of these words in a text. */
export function anyWord(...groups: ReadonlyArray<readonly string[]>): RegExp {
  return new RegExp(`\\b(?:${groups.flat().join('|')})\\b`, 'i');
}
