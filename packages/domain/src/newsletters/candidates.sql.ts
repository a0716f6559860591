import { events, nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const { id, slug, title, venue, categories, priceMinCents, priceMaxCents, upcomingCount, sourceCount, qualityTier } =
  events;
const CANDIDATES = rowsOf('newsletters.candidates', {
  id,
  slug,
  title,
  venue: nullable(venue),
  /** The beginning of its description. */
  about: nullable(text),
  categories,
  priceMinCents,
  priceMaxCents,
  upcomingCount,
  sourceCount,
  qualityTier,
  isOnline: events.isOnline,
  createdAt: events.createdAt,
  /** Its first date in the week, or the one that it is in the middle of. */
  start: text,
  end: nullable(text),
  startsAt: number,
  endsAt: number,
  occurs: nullable(events.occurs),
  hearts: number,
  opens: number,
});
export type Candidate = RowOf<typeof CANDIDATES>;

/** Dates of a city that are looked at, the next ones first, and people counted of an event. */
const DATES = sql.raw('2000');
const PEOPLE = sql.raw('1000');
/** No event lasts longer (packages/domain/src/quality/weigh.ts). */
const LONGEST_MS = 366 * DAY_MS;

/**
 * What is on in a city in a span of time and not sold out: each event with its first date in it, and events in the middle of theirs; with how many people saved
 * it, and how often its page was opened since a day. Neither count has anything about a person. Rows read follow the dates of the span.
 */
export function candidatesOf(
  citySlug: string,
  { from, to, openedSince }: { from: Instant; to: Instant; openedSince: number },
): Reading<Candidate> {
  return {
    query: sql`WITH coming AS (SELECT event_id, min(start_local) AS start_local, end_local, starts_at, ends_at
        FROM (SELECT * FROM occurrences INDEXED BY occurrences_by_city WHERE city_slug = ${citySlug} AND starts_at >= ${from} AND starts_at < ${to}
          AND status = 'active' AND is_sold_out = 0 ORDER BY starts_at LIMIT ${DATES}) GROUP BY event_id),
      lasting AS (SELECT o.event_id, o.start_local, o.end_local, o.starts_at, o.ends_at
        FROM (SELECT event_seq FROM listing WHERE scope = ${citySlug} AND starts_at >= ${from - LONGEST_MS} AND starts_at < ${from} AND ends_at > ${from}
          ORDER BY starts_at DESC LIMIT ${DATES}) l CROSS JOIN events e ON e.seq = l.event_seq
        CROSS JOIN occurrences o ON o.event_id = e.id AND o.start_local = e.next_start_local
        WHERE o.status = 'active' AND o.is_sold_out = 0 AND e.id NOT IN (SELECT event_id FROM coming))
      SELECT e.id, e.slug, e.title, coalesce(e.venue_shown, e.venue) AS venue, substr(e.description, 1, 300) AS about, e.categories, e.price_min_cents, e.price_max_cents, e.upcoming_count,
        e.source_count, e.quality_tier, e.is_online, e.created_at, d.start_local AS start, d.end_local AS "end", d.starts_at, d.ends_at, e.occurs,
        (SELECT count(*) FROM (SELECT 1 FROM hearts h INDEXED BY hearts_by_event WHERE h.event_id = e.id LIMIT ${PEOPLE})) AS hearts,
        coalesce((SELECT sum(v.opens) FROM event_opens v WHERE v.event_id = e.id AND v.day >= ${openedSince}), 0) AS opens
      FROM (SELECT * FROM coming UNION ALL SELECT * FROM lasting) d CROSS JOIN events e ON e.id = d.event_id
      WHERE e.status = 'active' AND e.merged_into IS NULL`,
    rows: CANDIDATES,
  };
}
