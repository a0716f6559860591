import { discoveredCities, literal, type Statement, write } from '@marquee/db';
import { type Message, newId } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';

export interface ProposedCity {
  citySlug: string;
  sourcesFound: number;
  eventsExtracted: number;
  /** 0..1, as the three of quality. */
  confidence: number;
  reason: Message;
  quality: { avgEventQuality: number; sourceReliability: number; geoAccuracy: number };
}

/**
 * Statements that propose a city for review; commit them with what found it. A city has one proposal: while it waits, its figures become
 * those of the latest look, and once it is decided it stays as it is, so that a rejected city is not proposed again.
 */
export function proposeCity(deps: Pick<ChangeDeps, 'clock' | 'random'>, city: ProposedCity): Statement[] {
  const { citySlug, sourcesFound, eventsExtracted, reason, quality } = city;
  const figures = {
    sourcesFound,
    eventsExtracted,
    reason,
    confidence: share(city.confidence),
    eventQuality: share(quality.avgEventQuality),
    sourceReliability: share(quality.sourceReliability),
    geoAccuracy: share(quality.geoAccuracy),
  };
  const row = { id: newId(deps.clock, deps.random), citySlug, discoveredAt: deps.clock.now(), ...figures };
  return [
    write
      .insert(discoveredCities)
      .values(row)
      .onConflictDoUpdate({
        target: discoveredCities.citySlug,
        set: figures,
        setWhere: eq(discoveredCities.status, literal('pending')),
      }),
  ];
}

function share(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}
