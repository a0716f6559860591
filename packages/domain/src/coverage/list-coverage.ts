import { type CityCoverage, NEXT_NAMED } from '@marquee/contract';
import { readRows } from '@marquee/db';
import type { NowDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { type CityRow, citiesAfter } from './coverage.sql.ts';
import { estimateOf, typicalOf } from './estimate.ts';
import { type Coverage, readCoverage } from './read-coverage.ts';

const LIST = 'coverage';

/** The cities of the network, each with what is missing and with the next best sources to win. */
export async function listCoverage(deps: NowDeps, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const after = decodePlace(LIST, cursor, ['', '']) ?? (['', ''] as const);
  const cities = await readRows(deps.db, citiesAfter(after, limit + 1));
  const page = pageFrom(
    cities,
    limit,
    (city) => city,
    ({ state, slug }) => encodePlace(LIST, [state, slug]),
  );
  return { ...page, items: await Promise.all(page.items.map((city) => coverageOf(deps, city))) };
}

async function coverageOf(deps: NowDeps, city: CityRow): Promise<CityCoverage> {
  const coverage = await readCoverage(deps, city);
  return {
    slug: city.slug,
    city: city.name,
    state: city.state,
    isLive: city.isLive,
    ...estimateOf(coverage.facts),
    next: nextOf(coverage).slice(0, NEXT_NAMED),
  };
}

/**
 * By the events that each may bring: a lost source what it listed; a place without a source what is known of it, and at least what a place lists; a
 * website that was checked what a place lists, by how likely its check says it is. One that was not checked yet is the engine's own work.
 */
function nextOf({ facts, sources, places, sites }: Coverage): CityCoverage['next'] {
  const typical = typicalOf(facts.listing) ?? 0;
  const next: CityCoverage['next'] = [
    ...sources.flatMap(({ row, standing }) =>
      standing === 'lost' && row.lastListed !== null
        ? [
            {
              kind: 'lost' as const,
              name: row.name,
              url: row.url,
              events: row.lastListed.events,
              silentSince: isoOf(row.silentSince),
            },
          ]
        : [],
    ),
    ...places.map(({ name, events }) => ({
      kind: 'place' as const,
      name,
      url: null,
      events: Math.max(events, typical),
      silentSince: null,
    })),
    ...sites
      .filter(({ checkedAt }) => checkedAt !== null)
      .map(({ name, host, url, score }) => ({
        kind: 'site' as const,
        name: name ?? host,
        url,
        events: Math.round((typical * (score ?? 0)) / 100),
        silentSince: null,
      })),
  ];
  return next.sort((a, b) => b.events - a.events || a.name.localeCompare(b.name, 'en-US'));
}
