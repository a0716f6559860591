import { boostHours, boosts, boostTotals, boostViews, reading, write } from '@marquee/db';
import { and, asc, desc, eq, gte, ne } from 'drizzle-orm';

const { hour, impressions, views, clicks, conversions } = boostHours;

/** What was counted by the hour; a boost has at most 336 of them. */
export const hoursOf = (boostId: string) =>
  reading('boosts.hours', { hour, impressions, views, clicks, conversions }, (columns) =>
    write.select(columns).from(boostHours).where(eq(boostHours.boostId, boostId)).orderBy(asc(hour)),
  );

export const viewsOf = (boostId: string) =>
  reading('boosts.views', { by: boostViews.by, views: boostViews.views }, (columns) =>
    write.select(columns).from(boostViews).where(eq(boostViews.boostId, boostId)),
  );

const others = {
  startsAt: boosts.startsAt,
  endsAt: boosts.endsAt,
  impressions: boostTotals.impressions,
  views: boostTotals.views,
  clicks: boostTotals.clicks,
  conversions: boostTotals.conversions,
};

/** Other boosts that ran since a time, the latest first. */
export const othersThan = (boostId: string, since: number, most: number) =>
  reading('boosts.others', others, (columns) =>
    write
      .select(columns)
      .from(boosts)
      .innerJoin(boostTotals, eq(boostTotals.boostId, boosts.id))
      .where(and(gte(boosts.endsAt, since), ne(boosts.id, boostId)))
      .orderBy(desc(boosts.endsAt))
      .limit(most),
  );
