import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const told = (column: string, path: string): SQL =>
  sql.raw(`CASE WHEN told IS NULL THEN ${column} ELSE told->>'$.${path}' END`);

/** What sources say of the facts that may be corrected, of a row of `events`. */
export const TOLD = {
  title: told('title', 'title'),
  description: told('description', 'description'),
  ticketUrl: told('ticket_url', 'ticketUrl'),
  priceText: told('price_text', 'price.text'),
  priceMin: told('price_min_cents', 'price.minCents'),
  priceMax: told('price_max_cents', 'price.maxCents'),
} satisfies Record<string, SQL>;

/** `events.told` from an expression for each fact. */
export function toldObject(facts: Record<keyof typeof TOLD, SQL>): SQL {
  return sql`json_object('title', ${facts.title}, 'description', ${facts.description}, 'ticketUrl', ${facts.ticketUrl},
    'price', json_object('text', ${facts.priceText}, 'minCents', ${facts.priceMin}, 'maxCents', ${facts.priceMax}))`;
}

/**
 * The corrections in force of these events, as the table `said` of a WITH: those of the event itself, else of the ones that were merged into
 * it, the latest first; only while the event is at the venue that says so. `ids` is a set as JSON.
 */
export function correctionsOf(ids: SQL): SQL {
  return sql`RECURSIVE family (root, id) AS (
      SELECT value, value FROM json_each(${ids}) UNION SELECT f.root, m.id FROM family f CROSS JOIN events m ON m.merged_into = f.id),
    every AS (
      SELECT f.root AS event_id, c.date, c.field, c.value, c.changed_at, c.venue_slug,
        row_number() OVER (PARTITION BY f.root, c.date, c.field ORDER BY c.event_id = f.root DESC, c.changed_at DESC) AS place
      FROM family f CROSS JOIN corrections c ON c.event_id = f.id CROSS JOIN events e ON e.id = f.root AND e.venue_slug = c.venue_slug),
    said AS MATERIALIZED (SELECT event_id, date, field, value, changed_at, venue_slug FROM every WHERE place = 1)`;
}

/** Shows what the venue says of a whole event, and what sources say where it says nothing more. Run it after the venue is derived. */
export function correctFacts(ids: string, now: Instant): Statement {
  const fact = (path: string, otherwise: SQL, field = path) =>
    sql`CASE WHEN own -> ${sql.raw(`'$.${field}'`)} IS NULL THEN ${otherwise} ELSE own ->> ${sql.raw(`'$.${path}'`)} END`;
  const shown = sql.raw('title, description, ticket_url, price_text, price_min_cents, price_max_cents, told');
  const next = sql.raw(
    'n.title, n.description, n.ticket_url, n.price_text, n.price_min_cents, n.price_max_cents, n.next_told',
  );
  return sql`WITH ${correctionsOf(sql`${ids}`)},
      owned AS MATERIALIZED (
        SELECT e.seq, e.title, e.description, e.ticket_url, e.price_text, e.price_min_cents, e.price_max_cents, e.told,
          (SELECT json_group_object(s.field, json(s.value)) FROM said s WHERE s.event_id = e.id AND s.date = '') AS own
        FROM json_each(${ids}) j CROSS JOIN events e ON e.id = j.value),
      following AS (
        SELECT seq, ${fact('title', TOLD.title)} AS title, ${fact('description', TOLD.description)} AS description,
          ${fact('ticketUrl', TOLD.ticketUrl)} AS ticket_url, ${fact('price.text', TOLD.priceText, 'price')} AS price_text,
          ${fact('price.minCents', TOLD.priceMin, 'price')} AS price_min_cents, ${fact('price.maxCents', TOLD.priceMax, 'price')} AS price_max_cents,
          CASE WHEN own = '{}' THEN NULL ELSE ${toldObject(TOLD)} END AS next_told
        FROM owned WHERE told IS NOT NULL OR own <> '{}')
    UPDATE events SET (${shown}) = (${next}), changed_at = ${now} FROM following n
    WHERE events.seq = n.seq AND (${sql.raw(
      'events.title, events.description, events.ticket_url, events.price_text, events.price_min_cents, events.price_max_cents, events.told',
    )}) IS NOT (${next})`;
}

/** Shows what sources say of an event again; `derive` applies its corrections anew. For an event that is rebuilt from its sources. */
export function uncover(eventId: string): Statement {
  const { title, description, ticketUrl, priceText, priceMin, priceMax } = TOLD;
  return sql`UPDATE events SET title = ${title}, description = ${description}, ticket_url = ${ticketUrl}, price_text = ${priceText},
      price_min_cents = ${priceMin}, price_max_cents = ${priceMax}, told = NULL WHERE id = ${eventId} AND told IS NOT NULL`;
}
