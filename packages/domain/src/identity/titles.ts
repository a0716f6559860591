/** Words that do not tell two titles apart. */
const EMPTY_WORDS = new Set(
  'a an the of and or at in on for to with by from presents presented present live feat featuring ft vs w'.split(' '),
);

/** A title for comparison: lower case, no accents, no punctuation. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function contentWords(title: string): string[] {
  const words = titleKey(title).split(' ').filter(Boolean);
  const content = words.filter((word) => !EMPTY_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/** How alike two titles or names are, 0 to 1: the share of common words, or 0.8 when all of the shorter stand in the longer. */
export function similarity(a: string, b: string): number {
  const left = new Set(contentWords(a));
  const right = new Set(contentWords(b));
  if (left.size === 0 || right.size === 0) return 0;
  const shared = left.intersection(right);
  const smaller = Math.min(left.size, right.size);
  // One short word in common ("Yoga", "Jazz") says little.
  const contained = shared.size === smaller && (smaller >= 2 || [...shared].some((word) => word.length >= 6));
  return Math.max(shared.size / left.union(right).size, contained ? 0.8 : 0);
}
