import { MOST_COUNTED, type WaitingKind } from '@marquee/contract';
import { nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

/** Jobs that are counted at most. */
const JOBS = 1_000;

const TOTALS = rowsOf('dashboard.totals', {
  events: nullable(number),
  withoutImage: nullable(number),
  ended: nullable(number),
  active: nullable(number),
  failing: nullable(number),
  late: number,
  nextDue: nullable(number),
});

/** Events and sources together: two kept rows, and at most a hundred sources that are late. */
export function totals(now: Instant, lateSince: Instant): Reading<RowOf<typeof TOTALS>> {
  return {
    query: sql`SELECT e.events, e.without_image, e.ended, s.active, s.failing,
        (SELECT count(*) FROM (SELECT 1 FROM sources WHERE status = 'active' AND next_due_at < ${lateSince} LIMIT ${MOST_COUNTED})) AS late,
        (SELECT next_due_at FROM sources WHERE status = 'active' AND next_due_at < ${now} ORDER BY next_due_at LIMIT 1) AS next_due
      FROM (SELECT 1) LEFT JOIN event_totals e ON e.id = 1 LEFT JOIN source_health_counts s ON s.city_slug = ''`,
    rows: TOTALS,
  };
}

const QUEUE = rowsOf('dashboard.queue', { waiting: number, running: number, later: number, oldest: nullable(number) });

/** What is due, what runs and what waits for its time; each ends at a thousand. */
export function queueNow(now: Instant): Reading<RowOf<typeof QUEUE>> {
  const rows = (condition: SQL) => sql`(SELECT count(*) FROM (SELECT 1 FROM outbox WHERE ${condition} LIMIT ${JOBS}))`;
  const oldest = (state: string) =>
    sql`(SELECT not_before FROM outbox WHERE state = ${state} AND not_before <= ${now} ORDER BY not_before LIMIT 1)`;
  return {
    query: sql`SELECT ${rows(sql`state = 'pending' AND not_before <= ${now}`)} + ${rows(sql`state = 'sent' AND not_before <= ${now}`)} AS waiting,
      ${rows(sql`state = 'running'`)} AS running,
      ${rows(sql`state = 'pending' AND not_before > ${now}`)} + ${rows(sql`state = 'sent' AND not_before > ${now}`)} AS later,
      min(coalesce(${oldest('pending')}, ${now}), coalesce(${oldest('sent')}, ${now})) AS oldest`,
    rows: QUEUE,
  };
}

const WAITING = rowsOf('dashboard.waiting', { kind: text, amount: number });

const LISTS: Record<WaitingKind, SQL> = {
  'held-drafts': sql`held_drafts WHERE decision IS NULL`,
  reports: sql`event_reports WHERE status = 'open'`,
  submissions: sql`submissions WHERE status = 'open'`,
  'venue-claims': sql`venue_claims WHERE status = 'open'`,
  'promoter-requests': sql`promoter_requests WHERE status = 'open'`,
  publishers: sql`publisher_requests WHERE status = 'open'`,
  campaigns: sql`campaigns WHERE status = 'pending'`,
  'dead-letters': sql`dead_letters WHERE resolved_at IS NULL`,
  unreadable: sql`pages WHERE failed_hash IS NOT NULL`,
};

/** What waits for a person, each up to a hundred. */
export const waitingNow: Reading<RowOf<typeof WAITING>> = {
  query: sql`SELECT column1 AS kind, column2 AS amount FROM (VALUES ${sql.join(
    Object.entries(LISTS).map(
      ([kind, list]) => sql`(${kind}, (SELECT count(*) FROM (SELECT 1 FROM ${list} LIMIT ${MOST_COUNTED})))`,
    ),
    sql`, `,
  )})`,
  rows: WAITING,
};

const CITIES = rowsOf('dashboard.cities', {
  slug: text,
  city: text,
  state: text,
  upcoming: nullable(number),
  sources: number,
  failing: number,
  lastRead: nullable(number),
});

/** The cities with most failing sources, then those with most sources: an index range, and three lookups each. */
export function citiesNow(limit: number): Reading<RowOf<typeof CITIES>> {
  return {
    query: sql`SELECT c.slug, c.name AS city, c.state, l.total AS upcoming, k.active AS sources, k.failing,
        (SELECT started_at FROM runs WHERE city_slug = c.slug AND kind = 'source.scrape' ORDER BY started_at DESC LIMIT 1) AS last_read
      FROM (SELECT * FROM source_health_counts ORDER BY failing DESC, active DESC LIMIT ${limit + 1}) k
      JOIN cities c ON c.slug = k.city_slug LEFT JOIN listing_counts l ON l.scope = c.slug
      WHERE k.active > 0 ORDER BY k.failing DESC, k.active DESC, c.slug LIMIT ${limit}`,
    rows: CITIES,
  };
}

const BOOSTS = rowsOf('dashboard.boosts', { clicks: number, spendCents: number });

/** Clicks of the latest paid boosts, and what was paid for them and did not go back. */
export const boostsNow: Reading<RowOf<typeof BOOSTS>> = {
  query: sql`SELECT coalesce(sum(t.clicks), 0) AS clicks, coalesce(sum(max(0, b.amount_cents
      - coalesce(p.refunded_cents + iif(p.has_open_dispute, 0, p.disputed_cents), 0))), 0) AS spend_cents
    FROM (SELECT id, payment_id, amount_cents, status FROM boosts ORDER BY rowid DESC LIMIT 200) b
      LEFT JOIN boost_totals t ON t.boost_id = b.id LEFT JOIN payments p ON p.id = b.payment_id
    WHERE b.status IN ('scheduled', 'active', 'expired')`,
  rows: BOOSTS,
};
