import { boosts, type Reading, type RowOf, rowsOf } from '@marquee/db';
import { sql } from 'drizzle-orm';

const SHOWN = rowsOf('boosts.shown', {
  id: boosts.id,
  eventId: boosts.eventId,
  plan: boosts.plan,
  endsAt: boosts.endsAt,
});

/** The boosts of some events that are shown now: a probe of an index for each event, and a row for each boost. */
export function shownBoosts(eventIds: readonly string[]): Reading<RowOf<typeof SHOWN>> {
  return {
    query: sql`SELECT b.id, b.event_id, b.plan, b.ends_at FROM json_each(${JSON.stringify(eventIds)}) j
      CROSS JOIN boosts b ON b.event_id = j.value AND b.status IN ('scheduled', 'active')
      WHERE b.status = 'active' AND b.is_suspended = 0`,
    rows: SHOWN,
  };
}
