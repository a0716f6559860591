import {
  cities,
  countIf,
  discoverySessions,
  either,
  over,
  reading,
  times,
  tokenDays,
  totalOf,
  whole,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, asc, count, desc, eq, gt, gte } from 'drizzle-orm';

const { id, citySlug, startedAt, tokens, checked, accepted, wasted } = discoverySessions;

/** The last sessions since a time by city, the most wasted sites first. A session is read by its index of time. */
export function sessionsByCity(since: Instant, most: number, wastefulAbove: number) {
  const last = write
    .select({ citySlug, checked, wasted, tokens })
    .from(discoverySessions)
    .where(gte(startedAt, since))
    .orderBy(desc(startedAt))
    .limit(most)
    .as('last');
  const isWasteful = and(gt(last.checked, 0), gt(times(last.wasted, 100), times(last.checked, wastefulAbove)));
  const share = either(gt(last.checked, 0), over(times(last.tokens, last.wasted), last.checked), 0);
  const by = write
    .select({
      citySlug: last.citySlug,
      sessions: count().as('sessions'),
      wasteful: countIf(isWasteful).as('wasteful'),
      tokens: totalOf(last.tokens).as('all_tokens'),
      checked: totalOf(last.checked).as('all_checked'),
      wasted: totalOf(last.wasted).as('all_wasted'),
      wastedTokens: whole(totalOf(share)).mapWith(Number).as('wasted_tokens'),
    })
    .from(last)
    .groupBy(last.citySlug)
    .as('by_city');
  const { sessions, wasteful, wastedTokens } = by;
  const sums = { sessions, wasteful, tokens: by.tokens, checked: by.checked, wasted: by.wasted, wastedTokens };
  return reading('discovery.by-city', { city: cities.name, state: cities.state, ...sums }, (columns) =>
    write
      .select(columns)
      .from(by)
      .innerJoin(cities, eq(cities.slug, by.citySlug))
      .orderBy(desc(by.wasted), desc(by.sessions), asc(by.citySlug)),
  );
}

const recent = { id, city: cities.name, state: cities.state, startedAt, tokens, checked, accepted, wasted };

export const recentSessions = (limit: number) =>
  reading('discovery.recent', recent, (columns) =>
    write
      .select(columns)
      .from(discoverySessions)
      .innerJoin(cities, eq(cities.slug, citySlug))
      .orderBy(desc(startedAt))
      .limit(limit),
  );

const cost = { microDollars: totalOf(tokenDays.costMicroDollars), tokens: totalOf(tokenDays.used) };

/** What discovery has spent in a number of UTC days. */
export const discoveryCost = (fromDay: number) =>
  reading('discovery.cost', cost, (columns) =>
    write
      .select(columns)
      .from(tokenDays)
      .where(and(eq(tokenDays.category, 'sourceDiscovery'), gte(tokenDays.day, fromDay))),
  );
