import { COVERAGE_MOST } from '@marquee/contract';
import {
  aggregateSites,
  behind,
  cities,
  coalesce,
  either,
  indexed,
  isAfter,
  listingCounts,
  literal,
  literals,
  type RowOf,
  reading,
  sourceCandidates,
  sources,
  truthOf,
  valuesIn,
  venueNames,
  venueProfiles,
  venues,
  write,
} from '@marquee/db';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, like, lt, ne } from 'drizzle-orm';

export type SourceRow = RowOf<ReturnType<typeof sourcesOf>['rows']>;

/** The active sources of a city, two rows each. What people send in by the form is no source that is read. */
export function sourcesOf(slug: string) {
  const { name, url, host, health, runs, consecutiveFailures, emptyReads } = sources;
  const { lastSuccessAt, lastYield, lastListed, silentSince, createdAt } = sources;
  const columns = { name, url, host, health, runs, consecutiveFailures, emptyReads };
  const last = { lastSuccessAt, lastYield, lastListed, silentSince, createdAt };
  const isGuide = truthOf(isNotNull(aggregateSites.host));
  const bare = either(like(host, 'www.%'), behind(host, 4), host);
  return reading('coverage.sources', { ...columns, ...last, isGuide }, (picked) =>
    write
      .select(picked)
      .from(sources)
      .leftJoin(aggregateSites, eq(aggregateSites.host, bare))
      .where(and(eq(sources.citySlug, slug), eq(sources.status, 'active'), ne(sources.discoveryMethod, 'form')))
      .limit(COVERAGE_MOST),
  );
}

export type SiteRow = RowOf<ReturnType<typeof sitesOf>['rows']>;

/** Websites of a city that were found and are not read: they wait for a check or a person, or did not answer. The best first, by their index. */
export function sitesOf(slug: string) {
  const { name, url, host, venueType, score, checkedAt, citySlug, state } = sourceCandidates;
  return reading('coverage.sites', { name, url, host, venueType, score, checkedAt }, (picked) =>
    write
      .select(picked)
      .from(indexed(sourceCandidates, 'source_candidates_open'))
      .where(and(eq(citySlug, slug), inArray(state, literals('waiting', 'error'))))
      .orderBy(desc(score))
      .limit(COVERAGE_MOST),
  );
}

export type PlaceRow = RowOf<ReturnType<typeof placesOf>['rows']>;

/** Places of a city where something is coming and of which no source is named for them: four rows each. */
export function placesOf(slug: string) {
  const { scope, total } = listingCounts;
  const name = coalesce<string>(venueProfiles.name, venues.name);
  const isInCity = and(gt(scope, `${slug}@`), lt(scope, `${slug}A`), gt(total, 0));
  const isCalled = and(eq(venueNames.citySlug, slug), eq(venueNames.name, behind(scope, slug.length + 1)));
  const picked = { slug: venues.slug, name, listName: venues.listName, events: total };
  return reading('coverage.places', picked, (columns) =>
    write
      .select(columns)
      .from(listingCounts)
      .crossJoin(venueNames)
      .crossJoin(venues)
      .leftJoin(venueProfiles, eq(venueProfiles.venueSlug, venues.slug))
      .where(and(isInCity, isCalled, eq(venues.slug, venueNames.venueSlug), isNull(venues.host)))
      .limit(COVERAGE_MOST),
  );
}

/** The coming events of a city and of its categories, as they are kept. */
export const countsOf = (scopes: readonly string[]) =>
  reading('coverage.counts', { scope: listingCounts.scope, total: listingCounts.total }, (columns) =>
    write
      .select(columns)
      .from(listingCounts)
      .where(inArray(listingCounts.scope, valuesIn(scopes))),
  );

const { slug, name, state, timezone } = cities;
const isLive = truthOf(and(eq(cities.status, 'live'), eq(cities.isHidden, false)));
const inNetwork = ne(cities.status, literal('known'));
const city = { slug, name, state, timezone, isLive };
export type CityRow = RowOf<ReturnType<typeof cityAt>['rows']>;

/** The city of an address, if it is in the network. */
export const cityAt = (wanted: string) =>
  reading('coverage.city', city, (columns) =>
    write
      .select(columns)
      .from(cities)
      .where(and(eq(slug, wanted), inNetwork)),
  );

/** The cities of the network by state, a page in the order of their index. */
export const citiesAfter = (place: readonly [string, string], limit: number) =>
  reading('coverage.cities', city, (columns) =>
    write
      .select(columns)
      .from(indexed(cities, 'cities_of_network'))
      .where(and(inNetwork, isAfter([state, slug], place)))
      .orderBy(asc(state), asc(slug))
      .limit(limit),
  );
