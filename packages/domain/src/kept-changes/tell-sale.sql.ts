import { flag, nullable, type Reading, type RowOf, rowsOf, type Statement, saleNotices, text } from '@marquee/db';
import type { Instant, LocalDateTime } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('kept-changes.sales', {
  eventId: text,
  known: nullable(text),
  telling: nullable(saleNotices.telling),
  cursor: text,
  title: nullable(text),
  slug: nullable(text),
  timezone: nullable(text),
  status: nullable(text),
  isSoldOut: flag,
  onSale: nullable(text),
  isHidden: flag,
});
export type DueSale = RowOf<typeof DUE>;

/** The sale that has waited longest to be looked at, with what its event is now. */
export function dueSale(now: Instant): Reading<DueSale> {
  return {
    query: sql`SELECT n.event_id, n.known, n.telling, n.cursor, e.title, e.slug, e.timezone, e.status, coalesce(e.is_sold_out, 0) AS is_sold_out,
        e.facts ->> '$.onSale' AS on_sale, coalesce(c.is_hidden, 0) AS is_hidden
      FROM (SELECT * FROM sale_notices WHERE due_at <= ${now} ORDER BY due_at LIMIT 1) n
      LEFT JOIN events e ON e.id = n.event_id LEFT JOIN cities c ON c.slug = e.city_slug`,
    rows: DUE,
  };
}

export function tellSaleOn(eventId: string, telling: 'opens' | 'moved', cursor: string): Statement {
  return sql`UPDATE sale_notices SET telling = ${telling}, cursor = ${cursor} WHERE event_id = ${eventId}`;
}

/** Everybody knows this beginning; the next look is when it comes. One that changed meanwhile is looked at again. */
export function waitForSale(eventId: string, known: LocalDateTime, at: Instant, now: Instant): Statement {
  return sql`UPDATE sale_notices SET known = ${known}, telling = NULL, cursor = '', due_at = iif(
      (SELECT e.facts ->> '$.onSale' FROM events e WHERE e.id = ${eventId}) IS ${known}, ${at}, ${now}) WHERE event_id = ${eventId}`;
}

export function forgetSale(eventId: string): Statement {
  return sql`DELETE FROM sale_notices WHERE event_id = ${eventId}`;
}
