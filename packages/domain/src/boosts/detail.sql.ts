import { boostHours, boosts, boostTotals, boostViews, type Reading, type RowOf, rowsOf, write } from '@marquee/db';
import { and, asc, desc, eq, gte, ne } from 'drizzle-orm';

const { hour, impressions, views, clicks, conversions } = boostHours;
const hours = { hour, impressions, views, clicks, conversions };
const HOURS = rowsOf('boosts.hours', hours);

/** What was counted by the hour; a boost has at most 336 of them. */
export function hoursOf(boostId: string): Reading<RowOf<typeof HOURS>> {
  const query = write.select(hours).from(boostHours).where(eq(boostHours.boostId, boostId)).orderBy(asc(hour));
  return { query: query.getSQL(), rows: HOURS };
}

const viewers = { by: boostViews.by, views: boostViews.views };
const VIEWS = rowsOf('boosts.views', viewers);

export function viewsOf(boostId: string): Reading<RowOf<typeof VIEWS>> {
  return {
    query: write.select(viewers).from(boostViews).where(eq(boostViews.boostId, boostId)).getSQL(),
    rows: VIEWS,
  };
}

const others = {
  startsAt: boosts.startsAt,
  endsAt: boosts.endsAt,
  impressions: boostTotals.impressions,
  views: boostTotals.views,
  clicks: boostTotals.clicks,
  conversions: boostTotals.conversions,
};
const OTHERS = rowsOf('boosts.others', others);

/** Other boosts that ran since a time, the latest first. */
export function othersThan(boostId: string, since: number, most: number): Reading<RowOf<typeof OTHERS>> {
  const query = write
    .select(others)
    .from(boosts)
    .innerJoin(boostTotals, eq(boostTotals.boostId, boosts.id))
    .where(and(gte(boosts.endsAt, since), ne(boosts.id, boostId)))
    .orderBy(desc(boosts.endsAt))
    .limit(most);
  return { query: query.getSQL(), rows: OTHERS };
}
