import { events, flag, nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const FACTS = rowsOf('boosts.event', {
  id: events.id,
  slug: events.slug,
  title: events.title,
  venue: events.venue,
  timezone: events.timezone,
  status: events.status,
  lastEndsAt: nullable(number),
  liveBoostId: nullable(text),
});
export type EventFacts = RowOf<typeof FACTS>;

/** What a boost needs to know of an event, or of the one that it was merged into. */
export function eventFacts(eventId: string): Reading<EventFacts> {
  return {
    query: sql`SELECT e.id, e.slug, e.title, coalesce(e.venue_shown, e.venue) AS venue, e.timezone, e.status,
        (SELECT max(o.ends_at) FROM occurrences o WHERE o.event_id = e.id AND o.status <> 'cancelled') AS last_ends_at,
        (SELECT b.id FROM boosts b WHERE b.event_id = e.id AND b.status IN ('scheduled', 'active')) AS live_boost_id
      FROM events g JOIN events e ON e.id = coalesce(g.merged_into, g.id) WHERE g.id = ${eventId}`,
    rows: FACTS,
  };
}

const DUE = rowsOf('boosts.due', { id: text, isUnpaid: flag });

/** Boosts that time, their event or their placement asks something of. Reads the few that are open, and an event each. */
export function boostsDue({
  now,
  dayMs,
  most,
}: {
  now: number;
  dayMs: number;
  most: number;
}): Reading<RowOf<typeof DUE>> {
  return {
    query: sql`SELECT b.id, b.status = 'pending_payment' AS is_unpaid FROM boosts b LEFT JOIN events e ON e.id = b.event_id
      WHERE b.status IN ('pending_payment', 'scheduled', 'active') AND CASE b.status
        WHEN 'pending_payment' THEN b.created_at <= ${now - dayMs}
        ELSE b.starts_at <= ${now} AND b.status = 'scheduled' OR b.ends_at <= ${now}
          OR b.status = 'active' AND b.starts_at + (b.earned_days + 1) * ${dayMs} <= ${now}
          OR b.gone_since IS NOT NULL OR e.id IS NULL OR e.merged_into IS NOT NULL
          OR e.status IN ('cancelled', 'inactive', 'ended')
          OR b.status = 'active' AND b.is_suspended = 0 AND e.boost_rank = 0 END
      ORDER BY b.created_at LIMIT ${most}`,
    rows: DUE,
  };
}
