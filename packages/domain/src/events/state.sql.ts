import { FACT_KEYS } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { FACT_COLUMNS, STORED } from './facts.ts';
import { marksOf } from './marks.sql.ts';
import { merged } from './merges.sql.ts';
import { lastDay, occurs, occursColumns } from './occurs.sql.ts';

const columnOf = (key: keyof typeof FACT_COLUMNS) => FACT_COLUMNS[key].name;

/** Each fact that has a column, and all others as the column `facts`, from the sightings `s` that count. */
function statedColumns(): Array<{ name: string; value: SQL }> {
  const columns = FACT_KEYS.flatMap((key) => {
    const { column, merge } = STORED[key];
    return column ? [{ name: columnOf(column), value: merged(merge, sql.raw(`s.${columnOf(column)}`)) }] : [];
  });
  const keyed = FACT_KEYS.filter((key) => STORED[key].column === undefined).flatMap((key) => [
    sql.raw(`'${key}'`),
    merged(STORED[key].merge, sql.raw(`s.facts ->> '$.${key}'`)),
  ]);
  // What is null is left out.
  return [
    ...columns,
    { name: columnOf('facts'), value: sql`json_patch('{}', json_object(${sql.join(keyed, sql`, `)}))` },
  ];
}

/** More than any moment in milliseconds. */
const BEYOND_TIME = sql.raw('10000000000000000');

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * What an event is, from its occurrences and sightings: its status, next date, conditions, facts, how it occurs, and the filters that it is under. An event that
 * is as before is not written.
 *
 * Facts are as `STORED` merges what sources state of the dates that are still to come, or of the next one. An event without occurrences
 * keeps its dates.
 */
export function deriveState(ids: string, now: Instant): Statement {
  const stated = statedColumns();
  const sets: Array<[string, SQL]> = [
    ['status', sql`n.status`],
    ['source_count', sql`n.sources`],
    // Every active date to come is.
    ['is_sold_out', sql`n.status = 'active' AND n.on_sale = 0`],
    ['upcoming_count', sql`coalesce(n.coming, 0)`],
    ['dates_shown', sql`coalesce(n.said, events.dates_shown)`],
    ...['next_start_local', 'next_end_local', 'next_starts_at', 'moved_from_local'].map((name): [string, SQL] => [
      name,
      sql.raw(`iif(n.said IS NULL, events.${name}, n.${name})`),
    ]),
    ...stated.map(({ name }): [string, SQL] => [name, sql.raw(`n.${name}`)]),
    ['occurs', sql`n.occurs`],
    ['marks', marksOf((name) => sql.raw(name.startsWith('price') ? `events.${name}` : `n.${name}`))],
  ];
  const names = list(sets.map(([name]) => sql.raw(`events.${name}`)));
  const values = list(sets.map(([, value]) => value));
  // A read that finds the same dates is no change.
  const hasNewDates = sql`n.said IS NOT NULL AND events.dates_shown IS NOT n.said`;
  return sql`WITH
      these AS (SELECT e.seq, e.id, e.source_id, e.validation_error, e.next_starts_at FROM json_each(${ids}) j JOIN events e ON e.id = j.value),
      dates AS (SELECT o.*, o.ends_at > ${now} AS is_coming FROM these CROSS JOIN occurrences o ON o.event_id = these.id),
      shown AS (
        -- Upcoming before past, active before cancelled, then the earliest: the other columns are those of the row with the least.
        SELECT event_id, min(((NOT is_coming) * 2 + (status <> 'active')) * ${BEYOND_TIME} + iif(is_coming, starts_at, -starts_at)),
          start_local AS next_start_local, end_local AS next_end_local, starts_at AS next_starts_at, moved_from_local,
          ${occursColumns},
          sum(is_coming) AS coming, sum(is_coming AND status = 'active') AS active, sum(is_coming AND status = 'postponed') AS postponed,
          sum(is_coming AND status = 'active' AND NOT is_sold_out) AS on_sale,
          group_concat(start_local || '/' || coalesce(end_local, '') || '/' || status
            || iif(is_sold_out, '/sold out', '') || coalesce('/' || moved_from_local, ''), ' ' ORDER BY start_local) AS said
        FROM dates GROUP BY event_id),
      dated AS (
        SELECT t.seq, t.id, t.source_id, coalesce(shown.next_starts_at, t.next_starts_at) AS from_date, shown.*, ${lastDay(sql.raw('t.id'))} AS last_day,
          CASE WHEN t.validation_error IS NOT NULL OR said IS NULL THEN 'inactive' WHEN coming = 0 THEN 'ended'
            WHEN active > 0 THEN 'active' WHEN postponed > 0 THEN 'postponed' ELSE 'cancelled' END AS status,
          (SELECT count(DISTINCT s.source_id) FROM sightings s WHERE s.event_id = t.id AND s.withdrawn_at IS NULL) AS sources
        FROM these t LEFT JOIN shown ON shown.event_id = t.id),
      facts AS (
        SELECT e.*, ${list(stated.map(({ name, value }) => sql`${value} AS ${sql.raw(name)}`))}
        FROM dated e LEFT JOIN sightings s ON s.event_id = e.id AND s.withdrawn_at IS NULL AND s.ends_at > min(${now}, e.from_date)
        GROUP BY e.seq),
      n AS (SELECT facts.*, ${occurs(sql.raw('substr(said, 1, 10)'), sql.raw(`facts.facts ->> '$.repeats'`))} AS occurs FROM facts)
    UPDATE events SET (${sql.raw(sets.map(([name]) => name).join(', '))}) = (${values}),
      revision = revision + (${hasNewDates}), changed_at = iif(${hasNewDates}, ${now}, changed_at)
    FROM n WHERE events.seq = n.seq AND (${names}) IS NOT (${values})`;
}

const isLive = (event: string) =>
  sql.raw(`${event}.merged_into IS NULL AND ${event}.status IN ('active', 'cancelled', 'postponed')`);

/** Which of these events, and of events with the same source, title and venue, may be one show. */
export function markDuplicates(ids: string): Statement[] {
  const same = sql`t.source_id = e.source_id AND lower(trim(t.title)) = lower(trim(e.title))
    AND lower(trim(coalesce(t.venue, ''))) = lower(trim(coalesce(e.venue, ''))) AND t.id <> e.id`;
  return [
    sql`UPDATE events SET has_duplicate = n.has_one FROM (
        SELECT e.seq, ${isLive('e')} AND EXISTS (SELECT 1 FROM events t WHERE ${same} AND ${isLive('t')}) AS has_one
        FROM json_each(${ids}) j JOIN events e ON e.id = j.value) n
      WHERE events.seq = n.seq AND events.has_duplicate <> n.has_one`,
    sql`UPDATE events SET has_duplicate = 1 WHERE has_duplicate = 0 AND id IN (
      SELECT t.id FROM json_each(${ids}) j JOIN events e ON e.id = j.value JOIN events t ON ${same}
      WHERE e.has_duplicate = 1 AND ${isLive('t')})`,
  ];
}
