import { type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';

const CARDS = rowsOf('events.cards', { asked: text, ...cardFields });

export type AskedCard = RowOf<typeof CARDS>;

/**
 * The events of some ids (a query of one column `id`), each with the id it was asked by: that of a merged event leads to the other. Without events
 * of hidden cities.
 */
export function cardsOf(ids: SQL): Reading<AskedCard> {
  return {
    query: sql`SELECT a.alias AS asked, ${cardColumns} FROM (${ids}) j CROSS JOIN event_aliases a ON a.alias = j.id
      CROSS JOIN events e ON e.id = a.event_id CROSS JOIN cities c ON c.slug = e.city_slug AND c.is_hidden = 0`,
    rows: CARDS,
  };
}

/** The same of given ids. */
export const cardsWithIds = (ids: readonly string[]): Reading<AskedCard> =>
  cardsOf(sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)})`);
