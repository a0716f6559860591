/** A title for comparison: lower case, no accents, no apostrophes, no punctuation. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Words that do not distinguish two texts. */
const EMPTY_WORDS = new Set(
  'a an the of and or at in on for to with by from presents presented present live feat featuring ft vs w'.split(' '),
);

/** One spelling for words with several spellings. */
const SPELLINGS = new Map(
  Object.entries({
    theatre: 'theater',
    theatres: 'theater',
    theaters: 'theater',
    centre: 'center',
    ctr: 'center',
    saint: 'st',
    street: 'st',
    avenue: 'ave',
    road: 'rd',
    mount: 'mt',
    fort: 'ft',
    university: 'univ',
    ii: '2',
    iii: '3',
    iv: '4',
    vi: '6',
    vii: '7',
    viii: '8',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
  }),
);
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** The significant words of a text, each once, in one spelling; all words if none is significant. */
export function wordsOf(text: string): string[] {
  const words = titleKey(text).split(' ').filter(Boolean);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(inOneSpelling))];
}

function inOneSpelling(word: string): string {
  return SPELLINGS.get(word) ?? ORDINAL.exec(word)?.[1] ?? word;
}

/** Shorter words may differ by one letter without being misspelled ("Tuesday" and "Thursday" differ by more). */
const LEAST_LENGTH = 5;
const LONG = 9;

/** The same word, or a misspelling: one letter lost, added, wrong or moved; two in a long word. Never numbers. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter < LEAST_LENGTH || /\d/.test(a) || /\d/.test(b)) return false;
  return editDistance(a, b, shorter >= LONG ? 2 : 1);
}

/** Whether this many edits turn one word into the other: insert, delete, replace, or swap two neighbors. */
function editDistance(a: string, b: string, atMost: number): boolean {
  if (Math.abs(a.length - b.length) > atMost) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA === '' || restB === '') return Math.max(restA.length, restB.length) <= atMost;
  if (atMost === 0) return false;
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    (isSwapped && editDistance(restA.slice(2), restB.slice(2), atMost - 1)) ||
    editDistance(restA.slice(1), restB.slice(1), atMost - 1) ||
    editDistance(restA.slice(1), restB, atMost - 1) ||
    editDistance(restA, restB.slice(1), atMost - 1)
  );
}

/** How many words two lists share, each counted once, and the words of only one list. */
export function shared(
  a: readonly string[],
  b: readonly string[],
): { count: number; onlyA: string[]; onlyB: string[] } {
  const exact = new Set(b);
  let onlyA = a.filter((word) => !exact.delete(word));
  const onlyB = [...exact];
  onlyA = onlyA.filter((word) => {
    const at = onlyB.findIndex((other) => isSameWord(word, other));
    if (at >= 0) onlyB.splice(at, 1);
    return at < 0;
  });
  return { count: a.length - onlyA.length, onlyA, onlyB };
}

/** Words that distinguish otherwise equal titles: parts, shows of a day, courses. */
const PARTING = new Set(
  `part early late matinee morning afternoon evening beginner beginners beginning intermediate advanced toddler toddlers baby babies
  teen teens adult adults kids girls boys men women`.split(/\s+/),
);
/** A year is often left out. */
const FIGURE = /^(?!(?:19|20)\d\d$)\d+$/;
const parts = (words: readonly string[]) => words.some((word) => FIGURE.test(word) || PARTING.has(word));

/** Whether the words of only one text distinguish the two: both name different parts (1 and 2, early and late), or only one names a part. */
export function parting(onlyA: readonly string[], onlyB: readonly string[]): 'both' | 'one' | 'none' {
  const [a, b] = [parts(onlyA), parts(onlyB)];
  return a && b ? 'both' : a || b ? 'one' : 'none';
}
