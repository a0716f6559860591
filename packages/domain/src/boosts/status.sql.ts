import { boosts, literals, reading, valuesIn, write } from '@marquee/db';
import { and, eq, inArray } from 'drizzle-orm';

const { id, eventId, plan, endsAt, status, isSuspended } = boosts;
/** The condition of the index `boosts_live`. */
const isLive = inArray(status, literals('scheduled', 'active'));

/** The boosts of some events that are shown now: a probe of an index for each event, and a row for each boost. */
export const shownBoosts = (eventIds: readonly string[]) =>
  reading('boosts.shown', { id, eventId, plan, endsAt }, (columns) =>
    write
      .select(columns)
      .from(boosts)
      .where(and(inArray(eventId, valuesIn(eventIds)), isLive, eq(status, 'active'), eq(isSuspended, false))),
  );
