import { type CitySource, type ConfiguredCity, OPENING_BAR } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { sourceScore } from '../sources/index.ts';
import { type CitySourceRow, firstSources } from './city-sources.sql.ts';
import { type CityRow, oneCity } from './configured-cities.sql.ts';
import { standingOf } from './standing.ts';

export function citySourceOf(row: CitySourceRow): CitySource {
  const { id, name, url, status, health, tier, usualYield } = row;
  const eventDensity = usualYield === null ? null : Math.round(usualYield * 10) / 10;
  return { id, name, url, status, health, tier, score: sourceScore(row), eventDensity };
}

export function cityOf(row: CityRow, sources: readonly CitySourceRow[]): ConfiguredCity {
  const { slug, name, state, timezone, isLive, isHidden, totalSources, activeSources, highTierSources, events } = row;
  return {
    slug,
    name: `${name}, ${state}`,
    city: name,
    state,
    timezone,
    standing: standingOf(row),
    isLive,
    isHidden,
    totalSources,
    activeSources,
    failingSources: row.failingSources,
    highTierSources,
    events,
    lastDiscovery: isoOf(row.lastFoundAt),
    opening: openingOf(row),
    discovered_sources: sources.map(citySourceOf),
  };
}

/** Expansion's rule, apart from the standing, which counts active sources only (docs/decisions/064-expansion.md). */
function openingOf({ isLive, openingEvents, openingSources, nextLookAt }: CityRow): ConfiguredCity['opening'] {
  if (isLive || openingEvents === null || openingSources === null || nextLookAt === null) return null;
  const { events: neededEvents, sources: neededSources } = OPENING_BAR;
  const found = { events: openingEvents, sources: openingSources };
  return { ...found, neededEvents, neededSources, nextLookAt: new Date(nextLookAt).toISOString() };
}

/** A city of the network with its first sources. Throws Reject (404) if it is not in it. */
export async function configuredCity(deps: DbDeps, slug: string): Promise<ConfiguredCity> {
  const [[row], sources] = await readTogether(deps.db, [oneCity(slug), firstSources([slug])] as const);
  if (!row) throw notFound('city');
  return cityOf(row, sources);
}
