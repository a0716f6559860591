import { flag, nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { DAY_MS, HOUR_MS, type Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const GOOD = sql`('done', 'unchanged')`;
/** So many failed reads in a row, and none that worked, are no accident of one source. */
const FAILED_READS = 3;

const READING = rowsOf('alerts.reading', {
  lastGood: nullable(number),
  oldestDue: nullable(number),
  oldestWaiting: nullable(number),
});

/** The last read that worked, and since when something waits to be read: a few index entries. */
export function readingNow(now: Instant): Reading<RowOf<typeof READING>> {
  const last = (outcome: string) =>
    sql`(SELECT max(started_at) FROM runs WHERE kind = 'source.scrape' AND outcome = ${outcome})`;
  return {
    query: sql`SELECT max(coalesce(${last('done')}, 0), coalesce(${last('unchanged')}, 0)) AS last_good,
      (SELECT min(next_due_at) FROM sources WHERE status = 'active' AND next_due_at <= ${now}) AS oldest_due,
      (SELECT min(not_before) FROM outbox WHERE state = 'pending' AND kind = 'source.scrape' AND not_before <= ${now}) AS oldest_waiting`,
    rows: READING,
  };
}

const FAILED = rowsOf('alerts.failed-reads', { since: nullable(number) });

/** The first of several reads that failed since the last one that worked; null if there are fewer. */
export const failedReads: Reading<RowOf<typeof FAILED>> = {
  query: sql`SELECT CASE WHEN count(*) = ${FAILED_READS} THEN min(started_at) END AS since FROM (
    SELECT started_at FROM runs WHERE kind = 'source.scrape' AND outcome IN ('failed', 'retry', 'dead')
      AND started_at > (SELECT coalesce(max(started_at), 0) FROM runs WHERE kind = 'source.scrape' AND outcome IN ${GOOD})
    ORDER BY started_at LIMIT ${FAILED_READS})`,
  rows: FAILED,
};

const QUEUE = rowsOf('alerts.queue', { oldest: nullable(number) });

/** Since when the oldest due job waits. */
export function queueNow(now: Instant): Reading<RowOf<typeof QUEUE>> {
  const oldest = (state: string) =>
    sql`(SELECT not_before FROM outbox WHERE state = ${state} AND not_before <= ${now} ORDER BY not_before LIMIT 1)`;
  return {
    query: sql`SELECT min(coalesce(${oldest('pending')}, ${oldest('sent')}), coalesce(${oldest('sent')}, ${oldest('pending')})) AS oldest`,
    rows: QUEUE,
  };
}

const TELLING = rowsOf('alerts.telling', { jobId: text });
const MOST_TOLD = 50;

/** Jobs of the last hour that tell of alerts and wait. */
export function tellingNow(now: Instant): Reading<RowOf<typeof TELLING>> {
  return {
    query: sql`SELECT o.id AS job_id FROM alert_deliveries d JOIN outbox o
        ON o.dedupe_key = coalesce('mail.send:' || d.letter_id, 'alert.call:' || d.id) AND o.state IN ('pending', 'sent')
      WHERE d.created_at > ${now - HOUR_MS} AND d.state = 'waiting' AND o.not_before <= ${now} LIMIT ${MOST_TOLD}`,
    rows: TELLING,
  };
}

/** How long a refund that failed is told about. */
const REFUNDS_MS = 90 * DAY_MS;

const MONEY = rowsOf('alerts.money', {
  failed: number,
  lastFailure: nullable(text),
  refundsFailed: number,
  refundsFailedCents: nullable(number),
  differences: nullable(text),
  breaks: nullable(text),
});

/** Payments that failed in the last hour (at most a hundred rows), refunds that failed for good, and the last checks of money. */
export function moneyNow(now: Instant): Reading<RowOf<typeof MONEY>> {
  const failed = sql`(SELECT failure FROM payments WHERE failed_at > ${now - HOUR_MS}
    ORDER BY failed_at DESC LIMIT 100)`;
  // The provider refused them, none was made since, and the money is still with us.
  const refused = sql`(SELECT r.payment_id, max(r.amount_cents) AS cents FROM refunds r
    JOIN payments p ON p.id = r.payment_id AND p.received_cents > p.refunded_cents + p.disputed_cents
    WHERE r.status = 'failed' AND r.created_at > ${now - REFUNDS_MS} AND r.provider_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM refunds m WHERE m.payment_id = r.payment_id AND m.status IN ('pending', 'succeeded')
        AND m.created_at >= r.created_at)
    GROUP BY r.payment_id LIMIT 100)`;
  return {
    query: sql`SELECT (SELECT count(*) FROM ${failed}) AS failed, (SELECT failure FROM ${failed} LIMIT 1) AS last_failure,
      (SELECT count(*) FROM ${refused}) AS refunds_failed, (SELECT sum(cents) FROM ${refused}) AS refunds_failed_cents,
      (SELECT differences FROM reconciliations ORDER BY day DESC LIMIT 1) AS differences,
      (SELECT breaks FROM ledger_proofs ORDER BY day DESC LIMIT 1) AS breaks`,
    rows: MONEY,
  };
}

/** Cities that are looked at, and the reads of each. */
const CITIES = 50;
const READS = 10;

const CITY = rowsOf('alerts.cities', {
  city: text,
  state: text,
  isLive: flag,
  active: number,
  failing: number,
  lastGood: nullable(number),
  firstTried: nullable(number),
});

/** The cities with most failing sources, as the Dashboard has them, each with its last reads: at most fifty times ten rows. */
export const citiesNow: Reading<RowOf<typeof CITY>> = {
  query: sql`SELECT c.name AS city, c.state, c.status = 'live' AS is_live, k.active, k.failing, max(CASE WHEN r.outcome IN ${GOOD} THEN r.started_at END) AS last_good,
      min(r.started_at) AS first_tried
    FROM (SELECT city_slug, active, failing FROM source_health_counts WHERE city_slug <> '' AND active > 0
      ORDER BY failing DESC, active DESC LIMIT ${CITIES}) k
    JOIN cities c ON c.slug = k.city_slug
    LEFT JOIN runs r ON r.id IN (SELECT id FROM runs WHERE city_slug = k.city_slug AND kind = 'source.scrape'
      AND outcome <> 'skipped' ORDER BY started_at DESC LIMIT ${READS})
    GROUP BY c.slug`,
  rows: CITY,
};

const TURNS = rowsOf('alerts.turns', {
  discovery: nullable(number),
  expansion: nullable(number),
  due: nullable(number),
});

/** The last turns of discovery and expansion, and since when a city waits for discovery. */
export const turnsNow: Reading<RowOf<typeof TURNS>> = {
  query: sql`SELECT (SELECT last_at FROM schedule_turns WHERE process = 'discovery') AS discovery,
    (SELECT last_at FROM schedule_turns WHERE process = 'expansion') AS expansion,
    (SELECT t.next_due_at FROM discovery_turns t CROSS JOIN cities c ON c.slug = t.city_slug AND c.status <> 'known'
      ORDER BY t.next_due_at LIMIT 1) AS due`,
  rows: TURNS,
};
