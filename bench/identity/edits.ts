import type { seededRandom } from '@marquee/testkit';

export type Dice = ReturnType<typeof seededRandom>;
type Edit = (text: string, dice: Dice) => string;

const PRESENTERS = ['KXYZ', 'Live Nation', 'The Friends of the Arts', 'Broadway Across America', 'City Parks'];
const SUPPORTS = ['The Lumps', 'DJ Mornings', 'Anna Petrov', 'special guests', 'Low Tide, Paper Moths'];
const SUBTITLES = [
  'A Night to Remember',
  'Live in Concert',
  'The Anniversary Tour',
  'All Ages Welcome',
  'Doors Open Early',
];

/** Ways in which the same show is announced again: by its own source a week later, or by another source. */
const TITLE_EDITS: Edit[] = [
  (title, dice) => `${dice.pick(PRESENTERS)} presents: ${title}`,
  (title, dice) => `${title} with ${dice.pick(SUPPORTS)}`,
  (title, dice) => `${title} + ${dice.pick(SUPPORTS)}`,
  (title, dice) => `${title}: ${dice.pick(SUBTITLES)}`,
  (title, dice) => `${title} – ${dice.pick(SUBTITLES)}`,
  (title) => `SOLD OUT: ${title}`,
  (title) => `${title} (SOLD OUT)`,
  (title) => `NEW DATE! ${title}`,
  (title) => title.toUpperCase(),
  (title) => title.toLowerCase(),
  (title) => `${title}!`,
  (title) => `${title} [21+]`,
  (title) => `${title} (live)`,
  (title) => title.replaceAll('&', 'and').replaceAll(' + ', ' & '),
  (title) =>
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[’'“”"]/g, ''),
  misspelt,
  misspelt,
];

const VENUE_EDITS: Edit[] = [
  (venue) => venue,
  (venue) => (/^the /i.test(venue) ? venue.slice(4) : `The ${venue}`),
  (venue) =>
    venue
      .replace(/theatre/i, 'Theater')
      .replace(/center/i, 'Centre')
      .replace(/\bSt\b\.?/, 'Saint'),
  (venue) => venue.replace(/[’']/g, ''),
  (venue) => `${venue} - Main Stage`,
  (venue) => venue.toUpperCase(),
  (venue) => venue.replaceAll('&', 'and'),
];

const ADDRESS_EDITS: Edit[] = [
  (address) => address,
  (address) =>
    address
      .replace(/\bStreet\b/, 'St')
      .replace(/\bAvenue\b/, 'Ave')
      .replace(/\bRoad\b/, 'Rd'),
  (address) => address.replace(/,.*$/s, ''),
];

/** Letters of one longer word in another order, or one of them lost. */
function misspelt(title: string, dice: Dice): string {
  const words = title.split(' ');
  const long = words.flatMap((word, index) => (/^[A-Za-z]{6,}$/.test(word) ? [index] : []));
  if (long.length === 0) return title;
  const index = dice.pick(long);
  const word = words[index] ?? '';
  const at = 1 + dice.below(word.length - 3);
  words[index] =
    dice.below(2) === 0
      ? `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
      : word.slice(0, at) + word.slice(at + 1);
  return words.join(' ');
}

export const editedTitle = (title: string, dice: Dice): string => dice.pick(TITLE_EDITS)(title, dice);
export const respeltVenue = (venue: string, place: { city: string; state: string }, dice: Dice): string =>
  dice.below(8) === 0 ? `${venue}, ${place.city}, ${place.state}` : dice.pick(VENUE_EDITS)(venue, dice);
export const respeltAddress = (address: string, dice: Dice): string => dice.pick(ADDRESS_EDITS)(address, dice);
