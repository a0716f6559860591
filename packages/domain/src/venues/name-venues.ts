import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { freeSlug, isNamedFor, isSameVenue, namesAPlace, slugFor, venueParts } from '../identity/index.ts';
import type { NewVenue, ToldVenue } from './name-venues.sql.ts';
import {
  insertNames,
  insertVenues,
  knownNames,
  type NamedSpelling,
  takenVenueSlugs,
  updateVenues,
} from './name-venues.sql.ts';

interface Source {
  name: string;
  url: string;
}

/**
 * The statements that make the venues of a read, give each new spelling to its venue, and renew what is known of them. Commit them before
 * `derive`, under the turns of the cities: two sources that name one hall at the same time then make one venue. Venues keep their slug and
 * the name of their list; only the venue's own source changes a value that is there.
 */
export async function nameVenues(
  deps: DbDeps,
  source: Source,
  told: readonly ToldVenue[],
  now: Instant,
): Promise<{ statements: Statement[]; spellings: NamedSpelling[] }> {
  const places = [
    ...Map.groupBy(
      told.filter(({ venue }) => namesAPlace(venue)),
      keyOf,
    ).values(),
  ].map(placeOf);
  if (places.length === 0) return { statements: [], spellings: [] };
  const known = await knownNames(deps.db, places);
  const named = new Map(known.map((row) => [`${row.citySlug}\n${row.name}`, row]));
  const taken = await takenVenueSlugs(deps.db, places.filter((place) => !named.has(keyOf(place))).map(slugOf));
  const rows = [...known];
  const fresh: NewVenue[] = [];
  const spellings: NamedSpelling[] = [];
  for (const place of places) {
    if (named.has(keyOf(place))) continue;
    const same = rows.find((row) => row.citySlug === place.place.slug && isSameVenue(partsOf(row), place.parts));
    const row = {
      citySlug: place.place.slug,
      name: place.venue,
      venueSlug: same?.venueSlug ?? freeSlug(slugOf(place), taken),
      listName: same?.listName ?? place.venue,
      nameKey: place.parts.key || null,
      door: place.parts.door,
      shownName: same?.shownName ?? null,
    };
    if (!same) fresh.push({ ...row, ...factsOf(place, source), place: place.place });
    rows.push(row);
    spellings.push(row);
    named.set(keyOf(place), row);
  }
  const facts = places.map((place) => ({
    slug: named.get(keyOf(place))?.venueSlug,
    ...factsOf(place, source),
    isOwn: isNamedFor(source.name, place.venue),
  }));
  return { statements: [...insertVenues(fresh, now), ...insertNames(spellings), updateVenues(facts)], spellings };
}

type Place = ReturnType<typeof placeOf>;

const keyOf = ({ venue, place }: Pick<ToldVenue, 'venue' | 'place'>) => `${place.slug}\n${venue.trim()}`;

/** All that one read says of one spelling: the address and the point that it gives most often. */
function placeOf(told: readonly ToldVenue[]) {
  const [first] = told as readonly [ToldVenue, ...ToldVenue[]];
  const address = mostFrequent(told.flatMap((one) => one.address?.trim() || []));
  const points = told.flatMap(({ point }) => (point ? [`${point.latitude} ${point.longitude}`] : []));
  const [latitude = null, longitude = null] = mostFrequent(points)?.split(' ').map(Number) ?? [];
  const venue = first.venue.trim();
  const parts = venueParts(venue, address) ?? { key: '', words: [], own: [], door: null };
  return { venue, place: first.place, address, latitude, longitude, parts };
}

function mostFrequent(texts: readonly string[]): string | null {
  const counts = [...Map.groupBy(texts, (text) => text).entries()];
  return counts.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** The words of a stored spelling again, with the door that came with it. */
function partsOf({ name, door }: NamedSpelling) {
  const parts = venueParts(name, null) ?? { key: '', words: [], own: [], door: null };
  return { ...parts, door: door ?? parts.door };
}

function factsOf({ venue, address, latitude, longitude }: Place, source: Source) {
  const host = isNamedFor(source.name, venue) ? new URL(source.url).hostname.replace(/^www\./, '') : null;
  return { name: venue, address, latitude, longitude, host };
}

const slugOf = ({ venue, place }: Pick<ToldVenue, 'venue' | 'place'>) => slugFor(venue, place.slug, 'venue');
