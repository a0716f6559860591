import type { Hints } from '../../base/types.ts';
import { statedTown } from '../../candidates/places/address.ts';
import { isPlaceName, placeNamedIn } from '../../candidates/places/named-place.ts';
import { ADDRESS } from '../../candidates/places/street-address.ts';
import { isVenueName } from '../../candidates/places/venue-names.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import type { Found } from './flyer-day.ts';
import type { FlyerLayout, FlyerRow } from './flyer-layout.ts';

export interface FoundPlace {
  venue?: Found<string>;
  address?: Found<string>;
  city?: Found<string>;
  state?: Found<string>;
  /** All rows of it. */
  rows: FlyerRow[];
}

/** Where it takes place: the address, the name above it, or a line that is a place's name by its words. */
export function findPlace(
  { rows }: FlyerLayout,
  taken: readonly FlyerRow[],
  { city }: Pick<Hints, 'city'>,
): FoundPlace {
  const free = rows.filter((row) => !taken.includes(row));
  const at = free.findIndex(({ text }) => ADDRESS.test(text));
  const street = free[at];
  const above = free[at - 1];
  const isAbove =
    street && above && street.top - above.bottom < Math.max(street.size, above.size) * FLYERS.flyerPlace.near;
  const venue =
    isAbove && isName(above.text)
      ? found(cleanName(above.text), above, FLYERS.flyerPlace.confidence[isPlace(above.text) ? 'words' : 'position'])
      : namedPlace(free.filter((row) => row !== street));
  if (!street) return { ...(venue ? { venue } : {}), rows: venue?.rows ?? [] };
  const { state, towns } = statedTown(street.text);
  const [town] = towns;
  const line = townless(street.text, [town, city]);
  return {
    ...(venue ? { venue } : {}),
    address: found(line, street, FLYERS.flyerPlace.confidence.words),
    ...(town && state ? { city: found(town, street, FLYERS.flyerPlace.confidence.words) } : {}),
    ...(state ? { state: found(state, street, FLYERS.flyerPlace.confidence.words) } : {}),
    rows: [street, ...(venue?.rows ?? [])],
  };
}

function namedPlace(rows: readonly FlyerRow[]): Found<string> | null {
  // The largest type is the title's, which may hold a word for a place.
  const largest = Math.max(...rows.map(({ size }) => size));
  const smaller = rows.filter(({ size }) => size < largest * FLYERS.flyerPlace.smaller);
  const whole = smaller.find(({ text }) => isPlace(text));
  if (whole) return found(cleanName(whole.text), whole, FLYERS.flyerPlace.confidence.position);
  for (const row of smaller) {
    const named = placeNamedIn(row.text, { between: true });
    if (named) return found(named.value, row, FLYERS.flyerPlace.confidence.position);
  }
  return null;
}

function isPlace(text: string): boolean {
  return isPlaceName(cleanName(text)) || isVenueName(text);
}

/** A short text without figures: no telephone number, no price, no address. */
function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length <= 60 && !/\d{3}|[$@]/.test(text);
}

function cleanName(text: string): string {
  return text.replace(/^(?:at|en|@|venue:|lugar:)\s+/i, '').replace(/[\s.,;:·–—-]+$/, '');
}

/** `1022 Senate St` of `1022 Senate St, Columbia, SC`. */
function townless(text: string, towns: ReadonlyArray<string | undefined>): string {
  const ends = towns.map((town) => (town ? text.lastIndexOf(town) : -1)).filter((at) => at > 0);
  return text.slice(0, Math.min(...ends, text.length)).replace(/[\s,·]+$/, '');
}

function found(value: string, row: FlyerRow, most: number): Found<string> {
  return { value, rows: [row], confidence: Math.min(most, row.confidence) };
}
