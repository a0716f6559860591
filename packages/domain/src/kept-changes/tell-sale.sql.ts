import {
  cities,
  coalesce,
  either,
  events,
  flag,
  inJson,
  isSame,
  nullable,
  type Reading,
  type RowOf,
  rowsOf,
  type Statement,
  saleNotices,
  scalar,
  text,
  write,
} from '@marquee/db';
import type { Instant, LocalDateTime } from '@marquee/kernel';
import { asc, eq, lte } from 'drizzle-orm';

const { eventId: eventOf, known: knownOf, telling: tellingOf, cursor: cursorOf, dueAt } = saleNotices;
const DUE = rowsOf('kept-changes.sales', {
  eventId: text,
  known: nullable(text),
  telling: nullable(tellingOf),
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

const ON_SALE = inJson(events.facts, '$.onSale');

/** The sale that has waited longest to be looked at, with what its event is now. */
export function dueSale(now: Instant): Reading<DueSale> {
  const query = write
    .select({
      eventId: eventOf,
      known: knownOf,
      telling: tellingOf,
      cursor: cursorOf,
      title: events.title,
      slug: events.slug,
      timezone: events.timezone,
      status: events.status,
      isSoldOut: coalesce(events.isSoldOut, 0).as('is_sold_out'),
      onSale: ON_SALE.as('on_sale'),
      isHidden: coalesce(cities.isHidden, 0).as('is_hidden'),
    })
    .from(saleNotices)
    .leftJoin(events, eq(events.id, eventOf))
    .leftJoin(cities, eq(cities.slug, events.citySlug))
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt))
    .limit(1);
  return { query: query.getSQL(), rows: DUE };
}

export function tellSaleOn(eventId: string, telling: 'opens' | 'moved', cursor: string): Statement {
  return write.update(saleNotices).set({ telling, cursor }).where(eq(eventOf, eventId));
}

/** Everybody knows this beginning; the next look is when it comes. One that changed meanwhile is looked at again. */
export function waitForSale(eventId: string, known: LocalDateTime, at: Instant, now: Instant): Statement {
  const onSale = scalar(write.select({ onSale: ON_SALE }).from(events).where(eq(events.id, eventId)));
  return write
    .update(saleNotices)
    .set({ known, telling: null, cursor: '', dueAt: either(isSame(onSale, known), at, now) })
    .where(eq(eventOf, eventId));
}

export function forgetSale(eventId: string): Statement {
  return write.delete(saleNotices).where(eq(eventOf, eventId));
}
