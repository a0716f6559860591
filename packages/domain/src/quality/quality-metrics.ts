import type { DataQualityStats, QualityMetrics, QualityTier } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { utcDay } from '../budget/index.ts';
import type { ReadDeps } from '../deps.ts';
import { HOUR_MS } from '../jobs/index.ts';

/** Over which tokens and what they gave are compared. */
const EFFICIENCY_DAYS = 7;
const SOURCES = 100;

/** Events by tier, their mean score, and what enhancing them took (spec: ENT-059): a few rows, however many events. */
export async function qualityMetrics(deps: Pick<ReadDeps, 'db' | 'clock'>): Promise<QualityMetrics> {
  const now = deps.clock.now();
  const today = utcDay(now);
  const [counts, [spent], [saved]] = await Promise.all([
    deps.db.all<{ tier: QualityTier; events: number; score_sum: number; enhanced: number }>(
      sql`SELECT tier, events, score_sum, enhanced FROM quality_counts`,
    ),
    deps.db.all<{ tokens: number | null }>(
      sql`SELECT sum(used) AS tokens FROM token_days WHERE day > ${today - EFFICIENCY_DAYS}`,
    ),
    deps.db.all<{ events: number | null }>(
      sql`SELECT sum(saved) AS events FROM scrape_hours WHERE hour >= ${Math.floor(now / HOUR_MS) - EFFICIENCY_DAYS * 24}`,
    ),
  ]);
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const { tier, events } of counts) distribution[tier] = events;
  const stored = counts.filter(({ tier }) => tier !== 4);
  const sum = (field: 'events' | 'score_sum' | 'enhanced') => stored.reduce((total, row) => total + row[field], 0);
  const events = sum('events');
  const tokens = spent?.tokens ?? 0;
  return {
    totalProcessed: events + distribution[4],
    tierDistribution: distribution,
    enhancementRate: events === 0 ? 0 : thousandths(sum('enhanced') / events),
    averageQualityScore: events === 0 ? null : thousandths(sum('score_sum') / events / 100),
    tokenEfficiency: tokens === 0 ? null : thousandths(((saved?.events ?? 0) / tokens) * 1_000),
  };
}

const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;

/** Events without a picture and events that are over (spec: ENT-051), from kept counts. */
export async function dataQualityStats(deps: Pick<ReadDeps, 'db'>): Promise<DataQualityStats> {
  const [[total], sources] = await Promise.all([
    deps.db.all<{ events: number | null; without_image: number | null; ended: number | null }>(
      sql`SELECT sum(events) AS events, sum(without_image) AS without_image, sum(ended) AS ended FROM source_event_counts`,
    ),
    deps.db.all<{ source_id: string; name: string; events: number; without_image: number; ended: number }>(
      sql`SELECT c.source_id, coalesce(s.name, c.source_id) AS name, c.events, c.without_image, c.ended
        FROM source_event_counts c LEFT JOIN sources s ON s.id = c.source_id
        WHERE c.events > 0 ORDER BY c.without_image DESC LIMIT ${SOURCES}`,
    ),
  ]);
  return {
    totalEvents: total?.events ?? 0,
    missingImages: total?.without_image ?? 0,
    staleEvents: total?.ended ?? 0,
    sourceAnalysis: sources.map((row) => ({
      sourceId: row.source_id,
      source: row.name,
      total: row.events,
      missingImages: row.without_image,
      stale: row.ended,
    })),
  };
}

/** Listed events of the two states that the time zone panel shows (spec: TZ-01), from the counts of their cities' lists. */
export async function timezoneStats(deps: Pick<ReadDeps, 'db'>) {
  const rows = await deps.db.all<{ state: string; events: number }>(
    sql`SELECT c.state, sum(l.total) AS events FROM cities c JOIN listing_counts l ON l.scope = c.slug
      WHERE c.state IN ('SC', 'NC') AND c.status <> 'known' GROUP BY c.state`,
  );
  const of = (state: string) => rows.find((row) => row.state === state)?.events ?? 0;
  return { scEvents: of('SC'), ncEvents: of('NC') };
}
