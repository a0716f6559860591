import {
  FILTER_KEYS,
  FOLLOWS_MOST,
  type Follow,
  type FollowKind,
  type FollowQuery,
  type LetterLanguage,
} from '@marquee/contract';
import { atomically, cities, follows, given, insertRows, scalar, venueNames, venueProfiles, write } from '@marquee/db';
import { newId, notFound, Reject } from '@marquee/kernel';
import { and, count, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { nameKey } from '../cities/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { beginWeekly, getNotices, nextWeekly } from '../notices/index.ts';
import { pathOf } from './path-of.ts';
import { zoneOf } from './zone-of.ts';

type Stored = Omit<Follow, 'path'>;

const columns = { id: follows.id, kind: follows.kind, name: follows.name, query: follows.query };

/** The latest first; a followed venue that has a new name under that one, as its page and its list have it. */
export async function listFollows({ db }: DbDeps, userId: string): Promise<Follow[]> {
  const rows = await db
    .select(columns)
    .from(follows)
    .where(eq(follows.userId, userId))
    .orderBy(desc(follows.createdAt), desc(follows.id));
  const venues = rows.flatMap(({ id, kind, query: { city, state, venue } }) =>
    kind === 'venue' && city && state && venue ? [{ id, city: nameKey(city), state: state.toUpperCase(), venue }] : [],
  );
  const names = venues.length === 0 ? [] : await presentNames(db, venues);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const venue = nameOf.get(row.id);
    return followOf(!venue ? row : { ...row, query: { ...row.query, venue } });
  });
}

/** By follow, the name that its venue gives itself now; nothing for a venue without one. Four lookups a followed venue. */
function presentNames(
  db: ChangeDeps['db'],
  venues: ReadonlyArray<{ id: string; city: string; state: string; venue: string }>,
) {
  const asked = given(venues);
  const isCity = and(eq(cities.nameKey, asked.of('city')), eq(cities.state, asked.of('state')));
  const isVenue = and(eq(venueNames.citySlug, cities.slug), eq(venueNames.name, asked.of('venue')));
  const isNamed = and(eq(venueProfiles.venueSlug, venueNames.venueSlug), isNotNull(venueProfiles.name));
  return db
    .select({ id: asked.of('id'), name: venueProfiles.name })
    .from(asked.table)
    .crossJoin(cities)
    .crossJoin(venueNames)
    .crossJoin(venueProfiles)
    .where(and(isCity, isVenue, isNamed));
}

const followOf = (row: Stored): Follow => ({ ...row, path: pathOf(row.query) });

interface Wanted {
  kind: FollowKind;
  name: string;
  query: FollowQuery;
}

/**
 * Follows a venue or saves a search; what is there already stays as it is. The first one of a person turns the weekly letter on. Throws
 * Reject 400 for a venue without its name, 409 for one more than there can be.
 */
export async function addFollow(
  deps: ChangeDeps,
  userId: string,
  { kind, name, query }: Wanted,
  language: LetterLanguage,
): Promise<{ follow: Follow; isWeeklyOn: boolean }> {
  if (kind === 'venue' && query.venue === undefined)
    throw new Reject(400, 'bad-input', 'Please name a venue.', 'query.venue');
  const kept = kind === 'venue' ? venueQuery(query) : query;
  const queryKey = keyOf(kept);
  const now = deps.clock.now();
  const zone = await zoneOf(deps, kept);
  const row = { id: newId(deps.clock, deps.random), userId, kind, name, query: kept, queryKey, createdAt: now };
  const ofKind = write
    .select({ n: count() })
    .from(follows)
    .where(and(eq(follows.userId, userId), eq(follows.kind, kind)));
  await atomically(deps.db, [
    // One statement, so that those added at the same time are counted.
    insertRows(follows, [row], 'stay', () => lt(scalar(ofKind), FOLLOWS_MOST)),
    beginWeekly(userId, language, nextWeekly(now, zone)),
  ]);
  const isIt = and(eq(follows.userId, userId), eq(follows.kind, kind), eq(follows.queryKey, queryKey));
  const [follow] = await deps.db.select(columns).from(follows).where(isIt);
  if (!follow) {
    const things = kind === 'venue' ? `You follow ${FOLLOWS_MOST} venues` : `You have ${FOLLOWS_MOST} saved searches`;
    throw new Reject(409, 'too-many-follows', `${things}, which is the most that you can have. Remove one first.`);
  }
  return { follow: followOf(follow), isWeeklyOn: (await getNotices(deps, userId)).weekly };
}

/** A venue is followed as a whole. */
const venueQuery = ({ city, state, venue }: FollowQuery): FollowQuery => ({
  ...(city === undefined ? {} : { city }),
  ...(state === undefined ? {} : { state }),
  ...(venue === undefined ? {} : { venue }),
  within: 0,
  categories: [],
  evening: false,
  free: false,
});

/** The first filter is named in every key, so that keys made before there were others stay the same. */
const UNNAMED: ReadonlySet<string> = new Set(FILTER_KEYS.slice(1));

/** The same for the same query, in whatever order its fields came. */
function keyOf(query: FollowQuery): string {
  const parts = Object.entries({ ...query, categories: query.categories.toSorted() })
    .filter(([name, value]) => name !== 'category' && !(UNNAMED.has(name) && !value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(parts).toLowerCase();
}

export async function renameFollow({ db }: DbDeps, id: string, name: string): Promise<Follow> {
  const [follow] = await db.update(follows).set({ name }).where(eq(follows.id, id)).returning(columns);
  if (!follow) throw notFound('savedSearch');
  return followOf(follow);
}

export async function removeFollow({ db }: DbDeps, id: string): Promise<{ success: true }> {
  await db.run(write.delete(follows).where(eq(follows.id, id)));
  return { success: true };
}

/** Whose it is; null if there is none of this id. One row. */
export async function findFollowOwner({ db }: DbDeps, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: follows.userId }).from(follows).where(eq(follows.id, id));
  return row?.userId ?? null;
}
