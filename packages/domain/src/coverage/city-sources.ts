import { type CitySources, PLACES_NAMED, SOURCE_STANDINGS } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { dbFor } from '../databases/index.ts';
import { latestDataset } from '../datasets/index.ts';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { cityAt } from './coverage.sql.ts';
import { estimateOf, estimatesByCategory, typicalOf } from './estimate.ts';
import { type Coverage, readCoverage } from './read-coverage.ts';
import { kindOfSource } from './standing.ts';

/** What a live city knows of itself. Throws Reject (404) for any other. */
export async function citySources(
  deps: Pick<ReadDeps, 'db' | 'clock' | 'databases'>,
  slug: string,
): Promise<CitySources> {
  const [city] = await readRows(deps.db, cityAt(slug));
  if (!city?.isLive) throw notFound('city');
  const [coverage, dataset] = await Promise.all([
    readCoverage({ ...deps, db: await dbFor(deps, slug) }, city),
    latestDataset(deps, slug),
  ]);
  const { facts, places, sites } = coverage;
  return {
    city: city.name,
    state: city.state,
    timezone: city.timezone,
    sources: coverage.sources.map(toldSource).sort(byStanding),
    all: estimateOf(facts),
    categories: estimatesByCategory(facts),
    places: places.slice(0, PLACES_NAMED).map((place) => ({
      name: place.name,
      slug: place.slug,
      events: place.events,
    })),
    sites: sites.length,
    typical: typicalOf(facts.listing),
    dataset,
  };
}

type ToldSource = CitySources['sources'][number];

function toldSource({ row, standing }: Coverage['sources'][number]): ToldSource {
  const { name, url, host, lastListed, lastYield } = row;
  return {
    name,
    url,
    host,
    kind: kindOfSource(row),
    standing,
    // Where it was read last before it was counted by event, its dates were.
    events: standing === 'lists' ? (lastListed?.events ?? lastYield) : standing === 'empty' ? 0 : null,
    listed: lastListed?.events ?? null,
    answeredAt: isoOf(row.lastSuccessAt),
    silentSince: standing === 'lists' ? null : isoOf(row.silentSince),
  };
}

function byStanding(a: ToldSource, b: ToldSource): number {
  const order = SOURCE_STANDINGS.indexOf(a.standing) - SOURCE_STANDINGS.indexOf(b.standing);
  return order || (b.events ?? b.listed ?? 0) - (a.events ?? a.listed ?? 0) || a.name.localeCompare(b.name, 'en-US');
}
