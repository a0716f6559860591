import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { TOLD, toldObject } from './corrected.sql.ts';
import type { PageSaid } from './own-page.ts';

/** Keeps what an event's own page says with the showings that it is about. */
export function keepPageSaid(
  sourceId: string,
  eventId: string,
  said: ReadonlyMap<string, PageSaid | null>,
): Statement[] {
  const rows = [...said].map(([key, value]) => ({ key, said: value }));
  return [
    sql`UPDATE sightings SET page_said = j.value->'said' FROM json_each(${JSON.stringify(rows)}) j
      WHERE source_id = ${sourceId} AND event_id = ${eventId} AND sightings.key = j.value->>'key'`,
    sql`UPDATE sightings SET page_said = NULL WHERE source_id = ${sourceId} AND event_id = ${eventId} AND page_said = 'null'`,
  ];
}

/** The price of an event, as its own page says; beneath what the venue corrects. */
export function showPagePrice(eventId: string, price: NonNullable<PageSaid['price']>, now: Instant): Statement {
  const next = {
    ...TOLD,
    priceText: sql`${price.text}`,
    priceMin: sql`${price.minCents}`,
    priceMax: sql`${price.maxCents}`,
  };
  const unlessCovered = (column: string, value: SQL) =>
    sql`${sql.raw(column)} = CASE WHEN told IS NULL THEN ${value} ELSE ${sql.raw(column)} END`;
  return sql`UPDATE events SET ${unlessCovered('price_text', next.priceText)}, ${unlessCovered('price_min_cents', next.priceMin)},
      ${unlessCovered('price_max_cents', next.priceMax)}, told = CASE WHEN told IS NULL THEN NULL ELSE ${toldObject(next)} END, updated_at = ${now}
    WHERE id = ${eventId}`;
}
