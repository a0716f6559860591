import { UNMET_MAX } from '@marquee/contract';
import { reading, unmetRequests, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { count, desc, gt, max } from 'drizzle-orm';

const { asked, city, state, why, at } = unmetRequests;

/** Unmet requests of all sessions since an instant, those of the most sessions first. SQLite takes the reason from the row that has the latest time. */
export const unmetSince = (since: Instant) =>
  reading('concierge.unmet', { asked, city, state, why, sessions: count(), at: max(at).mapWith(Number) }, (columns) =>
    write
      .select(columns)
      .from(unmetRequests)
      .where(gt(at, since))
      .groupBy(asked, city, state)
      .orderBy(desc(columns.sessions), desc(columns.at))
      .limit(UNMET_MAX),
  );
