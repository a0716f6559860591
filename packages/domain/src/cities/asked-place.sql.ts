import { type CityOnMap, DEFAULT_CITY, type Town } from '@marquee/contract';
import { flag, type Known, nullable, number, type Reading, rowsOf, text } from '@marquee/db';
import { type Bounds, usStates } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { FoundPlace } from '../found-place.ts';
import { citiesAround } from './area.sql.ts';
import {
  cityAlone,
  METRO_TOWNS,
  metroOf,
  NO_TOWNS,
  type TownRow,
  townsAround,
  townsOf,
  wholeMetro,
} from './metro.sql.ts';
import { nameKey } from './name-key.ts';

/** A place of a query: a city, in its state or in whatever state, or a whole state; neither means the default city. */
export interface PlaceQuery {
  city?: string | undefined;
  state?: string | undefined;
  /** Miles around a city within which towns show their events too; 0 and absent: the city only. */
  within?: number | undefined;
  /** An area of the map, which is listed instead of the place. */
  area?: Bounds | undefined;
}

/** Cities of one state that a list of the state reads, the largest first. */
const CITIES_OF_STATE = 100;

const PLACES = rowsOf('cities.asked', {
  name: text,
  state: text,
  isShown: flag,
  isLive: flag,
  latitude: nullable(number),
  longitude: nullable(number),
});
type PlaceRow = ReturnType<typeof PLACES.read>;

/** What a query asks for, for statements that read it along with something else. */
export interface AskedPlace {
  /** A subquery of the slugs that may be shown: none or one for a city, a few for its metro area, several for a state. */
  slugs: SQL;
  /** How many slugs there are at most, where each is read in a list of its own. */
  most: number;
  /** What visitors are told of the place: run it in the same call, and hand its first row to `statusOf`. */
  reading: Reading<PlaceRow> | Known<PlaceRow>;
  statusOf(row: PlaceRow | undefined): CityOnMap;
  /** The towns of its metro area: `nearestFirst` tells of them. */
  towns: Reading<TownRow> | Known<TownRow>;
  isState: boolean;
}

/** The place of a query. One indexed read for a city, none for one that was found; for a state as many as it has cities in the network. */
export function askedPlace(query: PlaceQuery, found?: FoundPlace | null): AskedPlace {
  const place = placeOf(query, found);
  return query.area ? { ...place, slugs: citiesAround(query.area) } : place;
}

function placeOf(query: PlaceQuery, found?: FoundPlace | null): AskedPlace {
  const asked = cityAsked(query);
  if (asked === null) return askedState(query.state ?? '');
  const { within } = asked;
  return found?.city === cityKey(asked) && (within === 0 || within === found.within)
    ? knownCity(asked, found)
    : askedCity(asked);
}

interface CityAsked {
  name: string;
  state: string | undefined;
  within: number;
}

/** Null for a whole state. */
function cityAsked({ city, state, within = 0 }: PlaceQuery): CityAsked | null {
  if (city !== undefined) return { name: city, state, within };
  return state === undefined ? { name: DEFAULT_CITY.city, state: DEFAULT_CITY.state, within } : null;
}

const cityKey = ({ name, state = '' }: CityAsked) => `${nameKey(name)} ${state.toUpperCase()}`;

/** What reads a city with its metro area, to be handed to `askedPlace`; null for a whole state. */
export function findingPlace(query: PlaceQuery) {
  const asked = cityAsked(query);
  if (asked === null) return null;
  const { within } = asked;
  const own = ownOf(asked);
  return {
    city: askedCity(asked).reading,
    metro: within > 0 ? wholeMetro(metroOf(own, within)) : cityAlone(own),
    found: (row: FoundPlace['row'], metro: FoundPlace['metro']): FoundPlace => ({
      city: cityKey(asked),
      within,
      row,
      metro,
    }),
  };
}

/** The same as of `askedCity`, without a query. */
function knownCity({ name, state, within }: CityAsked, { row, metro }: FoundPlace): AskedPlace {
  const towns = within > 0 ? metro.filter(({ isOwn }) => !isOwn) : [];
  const slugs = metro.flatMap(({ slug, isOwn }) => (within > 0 || isOwn ? [sql`(${slug})`] : []));
  return {
    isState: false,
    slugs:
      slugs.length === 0
        ? sql`(SELECT '' AS slug WHERE 0)`
        : sql`(SELECT column1 AS slug FROM (VALUES ${sql.join(slugs, sql`, `)}))`,
    most: Math.max(1, slugs.length),
    towns: { known: towns },
    reading: { known: row ? [row] : [] },
    statusOf: statusIn(name, state),
  };
}

function cityCalled(name: string, state: string | undefined): SQL {
  return state === undefined
    ? sql`SELECT slug, name, state, status, is_hidden, latitude, longitude FROM cities WHERE name_key = ${nameKey(name)} ORDER BY status = 'known', population DESC LIMIT 1`
    : sql`SELECT slug, name, state, status, is_hidden, latitude, longitude FROM cities WHERE name_key = ${nameKey(name)} AND state = ${state.toUpperCase()}
          ORDER BY population DESC LIMIT 1`;
}

const MAY_BE_SHOWN = sql`is_hidden = 0 AND status <> 'known'`;

const ownOf = ({ name, state }: CityAsked): SQL =>
  sql`(SELECT slug, latitude, longitude FROM (${cityCalled(name, state)}) WHERE ${MAY_BE_SHOWN})`;

/** Of two cities of one name the larger; in whatever state one of the network first. */
function askedCity(asked: CityAsked): AskedPlace {
  const { name, state, within } = asked;
  const own = ownOf(asked);
  const metro = within > 0 ? metroOf(own, within) : null;
  return {
    isState: false,
    slugs: metro ?? own,
    most: metro ? METRO_TOWNS + 1 : 1,
    towns: metro ? townsOf(metro) : NO_TOWNS,
    reading: {
      query: sql`SELECT name, state, ${MAY_BE_SHOWN} AS is_shown, status = 'live' AS is_live, latitude, longitude FROM (${cityCalled(name, state)})`,
      rows: PLACES,
    },
    statusOf: statusIn(name, state),
  };
}

/** A city that nobody knows is told as it was asked for. */
const statusIn =
  (name: string, state = '') =>
  (row: PlaceRow | undefined): CityOnMap =>
    row
      ? { city: row.name, state: row.state, status: statusOf(row), center: centerOf(row) }
      : { city: name, state, status: 'unknown', center: null };

/**
 * A subquery of the slugs of a city's places: itself, and with `within` every town of the network around it, with or without events. What is listed of
 * the place can be of no other.
 */
export function citiesWithin({ city = DEFAULT_CITY.city, state, within = 0 }: PlaceQuery): SQL {
  const found = cityCalled(city, state);
  return within > 0 ? townsAround(sql`(${found})`, within) : sql`(SELECT slug FROM (${found}))`;
}

function askedState(state: string): AskedPlace {
  const shown = sql`FROM cities WHERE state = ${state} AND status <> 'known' AND is_hidden = 0`;
  return {
    isState: true,
    most: CITIES_OF_STATE,
    towns: NO_TOWNS,
    slugs: sql`(SELECT slug ${shown} ORDER BY population DESC LIMIT ${CITIES_OF_STATE})`,
    reading: {
      query: sql`SELECT '' AS name, ${state} AS state, count(*) > 0 AS is_shown, coalesce(max(status = 'live'), 0) AS is_live,
        NULL AS latitude, NULL AS longitude ${shown}`,
      rows: PLACES,
    },
    statusOf: (row) => ({
      city: '',
      state,
      status: row && state in usStates ? statusOf(row) : 'unknown',
      center: null,
    }),
  };
}

const centerOf = ({ latitude, longitude }: PlaceRow): CityOnMap['center'] =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** A hidden city is as one still to come. */
function statusOf({ isShown, isLive }: PlaceRow): CityOnMap['status'] {
  return !isShown ? 'coming-soon' : isLive ? 'live' : 'available';
}

/** Towns as lists tell of them, in whole miles: the distance between the middles of two places is no more exact. */
export function nearestFirst(towns: readonly TownRow[]): Town[] {
  return towns
    .toSorted((a, b) => a.miles - b.miles)
    .map(({ name, state, miles, latitude, longitude }) => ({
      city: name,
      state,
      miles: Math.max(1, Math.round(miles)),
      center: { latitude, longitude },
    }));
}
