/** What a newcomer can read: words of README.md and docs/, without docs/spec, which is the owner's. */
export const MOST_WORDS = 35_000;
/** Characters of a line, tables included. */
export const LONGEST_LINE = 160;

/** Whether the limits hold for a file: README.md and docs/, without docs/spec. */
const isLimited = (file: string): boolean =>
  file === 'README.md' || (/^docs\/.*\.md$/.test(file) && !file.startsWith('docs/spec/'));

/** Words: what stands between blanks and has a letter or a digit; the lines of a table are none. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Lines that are too long, and how many words too many there are with the longest documents; other files are left out. */
export function documentFaults(documents: ReadonlyArray<{ file: string; text: string }>): string[] {
  const limited = documents.filter(({ file }) => isLimited(file));
  const long = limited.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, n) => {
      const length = [...line].length;
      return length > LONGEST_LINE ? [`${file}:${n + 1}: a line of ${length} characters, ${LONGEST_LINE} at most`] : [];
    }),
  );
  const counted = limited.map(({ file, text }) => ({ file, words: wordsOf(text) })).sort((a, b) => b.words - a.words);
  const words = counted.reduce((sum, one) => sum + one.words, 0);
  if (words <= MOST_WORDS) return long;
  const largest = counted.slice(0, 5).map((one) => `${one.file} ${one.words}`);
  return [...long, `the documents have ${words} words, ${MOST_WORDS} at most; the longest: ${largest.join(', ')}`];
}
