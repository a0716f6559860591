import { OPENING_BAR } from '@marquee/contract';
import { readRows, type Statement } from '@marquee/db';
import type { Message } from '@marquee/kernel';
import { proposeCity } from '../city-management/index.ts';
import type { EngineDeps } from '../deps.ts';
import { type CityFigures, qualityOf } from './runs.sql.ts';

/**
 * Statements that propose a city that goes back to an administrator: it has sources, but too little for the bar. None if it has none. The
 * confidence is how near it came to the bar.
 */
export async function proposeGivenBack(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  citySlug: string,
  found: CityFigures,
  reason: Message,
): Promise<Statement[]> {
  if (found.sources === 0) return [];
  const [quality] = await readRows(deps.db, qualityOf(citySlug));
  return proposeCity(deps, {
    citySlug,
    sourcesFound: found.sources,
    eventsExtracted: found.events,
    confidence: (nearness(found.events, OPENING_BAR.events) + nearness(found.wellRead, OPENING_BAR.sources)) / 2,
    reason,
    quality: {
      avgEventQuality: quality?.score ?? 0,
      sourceReliability: found.wellRead / found.sources,
      geoAccuracy: quality?.located ?? 0,
    },
  });
}

function nearness(has: number, asked: number): number {
  return Math.min(1, has / asked);
}
