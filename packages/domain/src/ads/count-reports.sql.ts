import { AD_CAPS, AD_RATES } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const price = (event: string) =>
  sql.raw(`iif(${event}.action = 'click', ${AD_RATES.clickCents}, ${AD_RATES.impressionCents})`);

/**
 * Statements that count and charge a delivery of reports, in one commit with it (docs/decisions/053-ad-delivery.md). Charged is what was seen
 * once by a visitor within the caps, and one click on it, as long as the limit of its ad has room; a click that comes before its impression
 * waits for it. So neither order nor repetition matters. `table` has the reports that were not counted before.
 */
export function countAdReports(table: SQL, batch: string): Statement[] {
  return [
    sql`INSERT OR IGNORE INTO ad_events (token, action, campaign_id, visitor, network, day, at, state, batch)
      SELECT message ->> 'token', message ->> 'action', message ->> 'campaignId', message ->> 'visitor', message ->> 'network',
        message ->> 'day', message ->> 'at', 'new', ${batch} FROM ${table}`,
    sql`UPDATE ad_events SET state = iif(EXISTS (SELECT 1 FROM ads a WHERE a.campaign_id = ad_events.campaign_id), 'free', 'refused')
      WHERE state = 'new' AND action = 'served'`,
    decide('impression', batch),
    sql`UPDATE ad_events SET state = 'new', batch = ${batch} WHERE action = 'click' AND state = 'waiting'
      AND token IN (SELECT token FROM ad_events WHERE batch = ${batch} AND action = 'impression')`,
    decide('click', batch),
    charge(batch),
    sql`UPDATE ads SET spent_cents = spent_cents + (SELECT sum(${price('e')}) FROM ad_events e
        WHERE e.batch = ${batch} AND e.state = 'charged' AND e.campaign_id = ads.campaign_id)
      WHERE campaign_id IN (SELECT campaign_id FROM ad_events WHERE batch = ${batch} AND state = 'charged')`,
    addDays(batch),
  ];
}

/** Whether each new impression, or click, is to be charged, is valid without a charge, or is refused. */
function decide(action: 'impression' | 'click', batch: string): Statement {
  const [visitorCap, networkCap] = [AD_CAPS.visitor[action], AD_CAPS.network[action]];
  const before = (column: 'visitor' | 'network') =>
    sql.raw(`(SELECT count(*) FROM ad_events p WHERE p.campaign_id = e.campaign_id AND p.day = e.day AND p.action = e.action
      AND p.${column} = e.${column} AND p.state = 'charged')`);
  const seen =
    action === 'impression'
      ? sql``
      : sql`WHEN i.state IS NULL OR i.state = 'new' THEN 'waiting' WHEN i.state = 'refused' THEN 'refused' WHEN i.visitor IS NOT e.visitor THEN 'free'`;
  return sql`UPDATE ad_events SET state = d.state, batch = ${batch} FROM (
      SELECT e.token, e.action, CASE WHEN a.campaign_id IS NULL THEN 'refused' ${seen}
        WHEN a.is_open = 0 OR e.visitor IS NULL THEN 'free'
        WHEN ${before('visitor')} + e.of_visitor > ${visitorCap} THEN 'refused'
        WHEN e.network IS NOT NULL AND ${before('network')} + e.of_network > ${networkCap} THEN 'refused'
        ELSE 'due' END AS state
      FROM (SELECT *, row_number() OVER (PARTITION BY campaign_id, day, visitor ORDER BY at, token) AS of_visitor,
          row_number() OVER (PARTITION BY campaign_id, day, network ORDER BY at, token) AS of_network
        FROM ad_events WHERE state = 'new' AND action = ${action}) e
      LEFT JOIN ads a ON a.campaign_id = e.campaign_id
      LEFT JOIN ad_events i ON i.token = e.token AND i.action = 'impression') d
    WHERE ad_events.token = d.token AND ad_events.action = d.action`;
}

/** Charges what is due while there is room for it; the rest is valid and costs nothing. Impressions come before clicks. */
function charge(batch: string): Statement {
  return sql`UPDATE ad_events SET state = d.state, batch = ${batch} FROM (
      SELECT e.token, e.action, iif(sum(${price('e')}) OVER (PARTITION BY e.campaign_id ORDER BY e.action DESC, e.at, e.token
          ROWS UNBOUNDED PRECEDING) <= a.limit_cents - a.spent_cents, 'charged', 'free') AS state
      FROM ad_events e CROSS JOIN ads a ON a.campaign_id = e.campaign_id WHERE e.state = 'due') d
    WHERE ad_events.token = d.token AND ad_events.action = d.action`;
}

/** Adds what this delivery decided to the figures of its days. */
function addDays(batch: string): Statement {
  return sql`INSERT INTO ad_days (campaign_id, day, served, impressions, clicks, spent_cents, free, refused)
    SELECT e.campaign_id, e.day, sum(e.action = 'served'), sum(e.action = 'impression' AND e.state <> 'refused'),
      sum(e.action = 'click' AND e.state <> 'refused'), sum(iif(e.state = 'charged', ${price('e')}, 0)),
      sum(e.action <> 'served' AND e.state = 'free'), sum(e.state = 'refused')
    FROM ad_events e CROSS JOIN ads a ON a.campaign_id = e.campaign_id
    WHERE e.batch = ${batch} AND e.state IN ('charged', 'free', 'refused') GROUP BY e.campaign_id, e.day
    ON CONFLICT DO UPDATE SET served = served + excluded.served, impressions = impressions + excluded.impressions,
      clicks = clicks + excluded.clicks, spent_cents = spent_cents + excluded.spent_cents, free = free + excluded.free,
      refused = refused + excluded.refused`;
}
