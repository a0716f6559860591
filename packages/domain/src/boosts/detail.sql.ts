import { boostHours, boosts, boostTotals, boostViews, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const { hour, impressions, views, clicks, conversions } = boostHours;
const HOURS = rowsOf('boosts.hours', { hour, impressions, views, clicks, conversions });

/** What was counted by the hour; a boost has at most 336 of them. */
export function hoursOf(boostId: string): Reading<RowOf<typeof HOURS>> {
  return {
    query: sql`SELECT hour, impressions, views, clicks, conversions FROM boost_hours WHERE boost_id = ${boostId} ORDER BY hour`,
    rows: HOURS,
  };
}

const VIEWS = rowsOf('boosts.views', { by: boostViews.by, views: boostViews.views });

export function viewsOf(boostId: string): Reading<RowOf<typeof VIEWS>> {
  return { query: sql`SELECT by, views FROM boost_views WHERE boost_id = ${boostId}`, rows: VIEWS };
}

const OTHERS = rowsOf('boosts.others', {
  startsAt: boosts.startsAt,
  endsAt: boosts.endsAt,
  impressions: boostTotals.impressions,
  views: boostTotals.views,
  clicks: boostTotals.clicks,
  conversions: boostTotals.conversions,
});

/** Other boosts that ran since a time, the latest first. */
export function othersThan(boostId: string, since: number, most: number): Reading<RowOf<typeof OTHERS>> {
  return {
    query: sql`SELECT b.starts_at, b.ends_at, t.impressions, t.views, t.clicks, t.conversions
      FROM boosts b JOIN boost_totals t ON t.boost_id = b.id
      WHERE b.ends_at >= ${since} AND b.id <> ${boostId} ORDER BY b.ends_at DESC LIMIT ${most}`,
    rows: OTHERS,
  };
}
