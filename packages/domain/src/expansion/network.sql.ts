import { flag, nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const NETWORK = rowsOf('expansion.network', {
  slug: text,
  name: text,
  state: text,
  latitude: number,
  longitude: number,
  population: number,
  isLive: flag,
  isHidden: flag,
  addedAt: nullable(number),
  events: number,
});
export type NetworkCity = RowOf<typeof NETWORK>;

/** The cities of the network with their coming events: two rows read a city, by the partial index of the network. */
export const networkCities = (): Reading<NetworkCity> => ({
  query: sql`SELECT c.slug, c.name, c.state, c.latitude, c.longitude, c.population, c.status = 'live' AS is_live, c.is_hidden, c.added_at,
      coalesce((SELECT total FROM listing_counts WHERE scope = c.slug), 0) AS events
    FROM cities c INDEXED BY cities_of_network WHERE c.status <> 'known'`,
  rows: NETWORK,
});

const TARGETS = rowsOf('expansion.targets', { state: text, targets: number });

/** How many target cities each state has: its places, counted up to the plan's number; so many index entries a state. */
export const targetsOf = (states: readonly string[], most: number): Reading<RowOf<typeof TARGETS>> => ({
  query: sql`SELECT j.value AS state,
      (SELECT count(*) FROM (SELECT 1 FROM cities INDEXED BY cities_by_size WHERE state = j.value LIMIT ${most})) AS targets
    FROM json_each(${JSON.stringify(states)}) j`,
  rows: TARGETS,
});

const CANDIDATES = rowsOf('expansion.candidates', {
  slug: text,
  name: text,
  state: text,
  latitude: number,
  longitude: number,
  population: number,
});
export type CandidateCity = RowOf<typeof CANDIDATES>;

/**
 * Of the target cities of a state, those that may join now: only in the gazetteer, not hidden by a person, not on their way, and not given back
 * lately. Of two places of one name only the larger: every look-up by name means that one.
 */
export const candidatesOf = (state: string, most: number, now: number): Reading<CandidateCity> => ({
  query: sql`SELECT c.slug, c.name, c.state, c.latitude, c.longitude, c.population
    FROM (SELECT * FROM cities INDEXED BY cities_by_size WHERE state = ${state} ORDER BY population DESC LIMIT ${most}) c
    WHERE c.status = 'known' AND c.is_hidden = 0
      AND NOT EXISTS (SELECT 1 FROM expansion_runs r WHERE r.city_slug = c.slug AND r.ended_at IS NULL)
      AND c.slug NOT IN (SELECT city_slug FROM expansion_runs WHERE retry_at > ${now})
      AND NOT EXISTS (SELECT 1 FROM cities t WHERE t.name_key = c.name_key AND t.state = c.state AND t.slug <> c.slug
        AND (t.population > c.population OR (t.population = c.population AND t.slug < c.slug)))`,
  rows: CANDIDATES,
});
