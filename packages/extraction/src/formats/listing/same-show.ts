import type { Sighting } from '../../candidates/sighting.ts';
import { comparableOf } from '../../candidates/values/compared.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { bareAddress } from '../../document/url.ts';

/** Behind a name: who else is there, or more about it. */
const GOES_ON =
  /^(?:with|w|feat|featuring|ft|and (?:guests?|friends|special guests?)|at|live|live at|plus|presented by|tour|in concert|sold out)\b/;

/**
 * Whether two parts of a page, such as a carousel and the list below it, show one event under two names: on one day, at one hour as far as both give it, at
 * one place as far as both name it, where one name begins the other, and both have the same link or the rest of the longer name is company.
 */
export function isSameShow(a: Sighting | undefined, b: Sighting): boolean {
  if (a?.start.date !== b.start.date) return false;
  if (a.start.time !== undefined && b.start.time !== undefined && a.start.time !== b.start.time) return false;
  if (a.venue && b.venue && comparableOf(a.venue) !== comparableOf(b.venue)) return false;
  const [short = '', long = ''] = [comparableOf(a.title), comparableOf(b.title)].toSorted(
    (one, other) => one.length - other.length,
  );
  if (short === long || short.length < LISTING.sameShow.shortest || !long.startsWith(`${short} `)) return false;
  const [one, other] = [a.url && bareAddress(a.url.value), b.url && bareAddress(b.url.value)];
  if (one !== undefined && other !== undefined) return one === other;
  return GOES_ON.test(long.slice(short.length + 1));
}

/** The first with what only the other says; an hour is taken with its day. */
export function asOne(first: Sighting, second: Sighting): Sighting {
  const [timed, other] = first.start.time === undefined ? [second, first] : [first, second];
  return { ...other, ...timed };
}
