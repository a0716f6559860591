/** Words that decide much and are often mistyped. */
const OFTEN = [
  'tonight',
  'tomorrow',
  'weekend',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'concert',
  'concerts',
  'music',
  'outdoor',
  'theater',
  'cheaper',
  'romantic',
  'friends',
];
const KNOWN = new Set(OFTEN);
const SHORT: Readonly<Record<string, string>> = {
  tonite: 'tonight',
  '2nite': 'tonight',
  tmrw: 'tomorrow',
  tmw: 'tomorrow',
  wknd: 'weekend',
  mon: 'monday',
  tues: 'tuesday',
  weds: 'wednesday',
  thurs: 'thursday',
  thur: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  theatre: 'theater',
  theatres: 'theaters',
  finde: 'fin de semana',
  ninos: 'kids',
};

/** Corrects words that are one slip away from one that decides much, and spells out short forms. */
export function spelled(text: string): string {
  return text.replace(/[\p{L}\d]+/gu, (word) => (Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : nearest(word)));
}

function nearest(word: string): string {
  if (word.length < 5 || KNOWN.has(word)) return word;
  return OFTEN.find((known) => known[0] === word[0] && isOneSlip(word, known)) ?? word;
}

/** One letter too many, too few or different inside, or two that changed places. The last letter decides meanings: `musical` is no `music`. */
function isOneSlip(word: string, known: string): boolean {
  if (word.at(-1) !== known.at(-1) && word.slice(-2) !== `${known.at(-1)}${known.at(-2)}`) return false;
  if (Math.abs(word.length - known.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  const [rest, other] = [word.slice(at), known.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
