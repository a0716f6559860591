import { isNoise } from '../field-words.ts';
import type { FlatField } from '../flatten.ts';
import { ADDRESSES, any, leafIs, PEOPLE, PLACES, rankOf, ranks, set } from './words.ts';

const OTHER_ADDRESSES = set('email web ip mac url image');

const VENUES = ranks({
  venue: 9,
  facility: 7,
  library: 7,
  branch: 7,
  place: 7,
  location: 6,
  building: 5,
  hall: 4,
  theater: 4,
  theatre: 4,
  room: 2,
});

/** How certain it is that a field names the venue; 0: it does not. The same for the address. */
export function venueScore({ words, leaf, value }: FlatField): number {
  if (typeof value !== 'string' || value.length > 400 || any(words, PEOPLE) || !/\p{L}/u.test(value)) return 0;
  const points = rankOf(words, VENUES);
  if (points === 0 || isAddressLike(words)) return 0;
  const significant = leaf.filter(
    (word) => !PLACES.has(word) && !isNoise(word) && !/^(?:name|title|display|full|label|html)$/.test(word),
  );
  return significant.length > 0 && !(leaf.length === 1 && leaf[0] === 'text')
    ? 0
    : points + (leaf.includes('name') || leaf.includes('title') ? 1 : 0);
}

export function isNamed({ leaf }: FlatField): boolean {
  return leaf.includes('name') || leaf.includes('title');
}

function isAddressLike(words: ReadonlySet<string>): boolean {
  return any(words, ADDRESSES);
}

export function addressScore({ words, leaf, value }: FlatField): number {
  if (typeof value !== 'string' || any(words, PEOPLE) || any(words, OTHER_ADDRESSES)) return 0;
  if (leaf.includes('street')) return 9;
  if (leaf.includes('line')) return words.has('address') ? 7 : 0;
  if (leaf.includes('address')) return leaf.some((word) => /^(?:secondary|suite|unit|city|two)$/.test(word)) ? 0 : 8;
  return words.has('address') && leaf.some((word) => /^(?:full|formatted|display|name)$/.test(word)) ? 5 : 0;
}

export function placePart(field: FlatField, ...names: string[]): number {
  if (typeof field.value !== 'string' || any(field.words, PEOPLE)) return 0;
  const own =
    field.leaf.some((word) => names.includes(word)) &&
    !field.leaf.some((word) => /^(?:id|key|url|slug|code)$/.test(word) && names[0] !== 'state');
  const inner = leafIs(field, 'name') && names.some((name) => field.words.has(name));
  return own ? 5 : inner ? 4 : 0;
}
