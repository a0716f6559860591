import { parting, shared, wordsOf } from './words.ts';

/** Words in the names of many venues of a city, and names of rooms. */
const USUAL = new Set(
  `hall theater center museum library park church school univ college bar pub club tavern cafe restaurant brewery branch public
  city county community house room stage main auditorium arena gallery st ave rd building campus memorial garden gardens market`.split(
    /\s+/,
  ),
);
/** An address after the name: behind `@`, or behind a comma and a number. */
const ADDRESS_BEHIND = /\s*(?:@|,\s*\d).*$/s;
/** The street number and the first significant word of the street. */
const NUMBER_AND_STREET =
  /(\d+)\s+(?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?\s+)?(\p{L}[\p{L}\d]+|\d+\p{L}*)/iu;

/** A place prepared for comparison; null if nothing is known. */
export interface VenueParts {
  key: string;
  words: string[];
  /** Words that few other venues have. */
  own: string[];
  /** `12 main`; null without a street address. */
  door: string | null;
}

export function venueParts(venue: string | null, address: string | null | undefined): VenueParts | null {
  const name = (venue ?? '').replace(ADDRESS_BEHIND, '').trim() || (venue ?? '');
  const words = wordsOf(name);
  const door = doorOf(address) ?? doorOf(venue);
  if (words.length === 0 && door === null) return null;
  return { key: words.join(' '), words, own: words.filter((word) => !USUAL.has(word)), door };
}

function doorOf(text: string | null | undefined): string | null {
  const match = NUMBER_AND_STREET.exec(text ?? '');
  return match ? `${match[1]} ${wordsOf(match[2] ?? '')[0] ?? ''}` : null;
}

/**
 * Similarity of two places, 0 to 1: by name, or by a shared street address. Common words do not count if others differ.
 * A longer name of a venue (with a room or city) is that venue; room 1 is not room 2.
 */
export function venueLikeness(a: VenueParts, b: VenueParts): number {
  if (a.key === b.key && a.key !== '') return 1;
  const sameDoor = a.door !== null && a.door === b.door ? 0.9 : 0;
  if (a.words.length === 0 || b.words.length === 0) return sameDoor;
  const all = shared(a.words, b.words);
  if (parting(all.onlyA, all.onlyB) === 'both') return sameDoor;
  if (all.onlyA.length === 0 || all.onlyB.length === 0) return 0.9;
  const own = shared(a.own, b.own);
  const ownWords = own.count + own.onlyA.length + own.onlyB.length;
  const isWithin = own.count > 0 && (own.onlyA.length === 0 || own.onlyB.length === 0);
  // Columbia Museum and Columbia Hall differ only in common words.
  if (isWithin) return own.onlyA.length + own.onlyB.length > 0 ? 0.8 : Math.max(sameDoor, 0.45);
  return Math.max(sameDoor, ownWords === 0 ? 0 : own.count / ownWords);
}

/** From this similarity of the names on, two names at one street address are one venue. */
const SAME_NAME = 0.6;

/**
 * Whether two places are one venue by themselves, without a show that both list. Stricter than `venueLikeness`: a shared word or a shared
 * door alone is not enough, because branches of a library share their words and shops of a mall their door.
 */
export function isSameVenue(a: VenueParts, b: VenueParts): boolean {
  if (a.key !== '' && a.key === b.key) return true;
  if (a.door === null || a.door !== b.door) return false;
  return venueLikeness({ ...a, door: null }, { ...b, door: null }) >= SAME_NAME;
}

/** What a source writes where there is no place, or not yet. */
const NO_PLACE =
  /^(?:undefined|null|n\/?a|tb[acd]|online|virtual(?:ly)?|zoom|webinar|livestream|to be (?:announced|determined)|various(?: (?:locations|venues|places))?|multiple (?:locations|venues)|(?:see|location|venue|address)\b.{0,40}\b(?:details|website|description|tb[ad])|private residence)(?: event)?\.?$/i;
const NAME_MOST = 120;

/** Whether a text names a place that can have a page of its own. */
export function namesAPlace(venue: string): boolean {
  const name = venue.trim();
  return name.length <= NAME_MOST && /\p{L}/u.test(name) && !NO_PLACE.test(name) && !/:\/\/|@\w+\./.test(name);
}
