import { CONCIERGE_PURSE, type DataQualityStats, type QualityMetrics } from '@marquee/contract';
import { eventTotals, qualityCounts, scrapeHours, sourceEventCounts, sources, tokenDays } from '@marquee/db';
import { and, desc, eq, gt, gte, ne, sum as total } from 'drizzle-orm';
import { utcDay } from '../budget/index.ts';
import type { DbDeps, NowDeps } from '../deps.ts';
import { HOUR_MS } from '../jobs/index.ts';

/** The period over which tokens and results are compared. */
const EFFICIENCY_DAYS = 7;
const SOURCES = 100;

/** Events by tier, their mean score, and the cost of enhancement (spec: ENT-059). Reads a few rows, regardless of the number of events. */
export async function qualityMetrics(deps: NowDeps): Promise<QualityMetrics> {
  const now = deps.clock.now();
  const today = utcDay(now);
  const [counts, [spent], [saved]] = await Promise.all([
    deps.db.select().from(qualityCounts),
    deps.db
      .select({ tokens: total(tokenDays.used).mapWith(Number) })
      .from(tokenDays)
      .where(and(gt(tokenDays.day, today - EFFICIENCY_DAYS), ne(tokenDays.category, CONCIERGE_PURSE))),
    deps.db
      .select({ events: total(scrapeHours.saved).mapWith(Number) })
      .from(scrapeHours)
      .where(gte(scrapeHours.hour, Math.floor(now / HOUR_MS) - EFFICIENCY_DAYS * 24)),
  ]);
  const distribution = { 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const { tier, events } of counts) distribution[tier] = events;
  const stored = counts.filter(({ tier }) => tier !== 4);
  const sum = (field: 'events' | 'scoreSum' | 'enhanced') => stored.reduce((so, row) => so + row[field], 0);
  const events = sum('events');
  const tokens = spent?.tokens ?? 0;
  return {
    totalProcessed: events + distribution[4],
    tierDistribution: distribution,
    enhancementRate: events === 0 ? 0 : thousandths(sum('enhanced') / events),
    averageQualityScore: events === 0 ? null : thousandths(sum('scoreSum') / events / 100),
    tokenEfficiency: tokens === 0 ? null : thousandths(((saved?.events ?? 0) / tokens) * 1_000),
  };
}

const thousandths = (value: number) => Math.round(value * 1_000) / 1_000;

/** Events without an image and past events (spec: ENT-051), from maintained counts. */
export async function dataQualityStats(deps: DbDeps): Promise<DataQualityStats> {
  const { events, withoutImage, ended, sourceId } = sourceEventCounts;
  const [[all], bySource] = await Promise.all([
    deps.db.select().from(eventTotals).limit(1),
    deps.db
      .select({ sourceId, name: sources.name, events, withoutImage, ended })
      .from(sourceEventCounts)
      .leftJoin(sources, eq(sources.id, sourceId))
      .where(gt(events, 0))
      .orderBy(desc(withoutImage))
      .limit(SOURCES),
  ]);
  return {
    totalEvents: all?.events ?? 0,
    missingImages: all?.withoutImage ?? 0,
    staleEvents: all?.ended ?? 0,
    sourceAnalysis: bySource.map((row) => ({
      sourceId: row.sourceId,
      source: row.name ?? row.sourceId,
      total: row.events,
      missingImages: row.withoutImage,
      stale: row.ended,
    })),
  };
}
