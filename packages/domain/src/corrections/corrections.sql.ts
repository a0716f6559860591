import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { mergedInto } from '../events/index.ts';
import type { Correction } from './weigh-corrections.ts';

/** An event with all that were merged into it: whose corrections are in force for it. */
const withMerged = (eventId: string) => sql`WITH RECURSIVE ${mergedInto(sql`SELECT ${eventId}, ${eventId}`)} `;

/** Forgets these facts, of the event and of those that were merged into it. */
export function forgetFacts(eventId: string, facts: ReadonlyArray<Pick<Correction, 'field' | 'date'>>): Statement {
  const rows = JSON.stringify(facts.map(({ field, date }) => ({ field, date })));
  return sql`${withMerged(eventId)}DELETE FROM corrections WHERE event_id IN (SELECT id FROM merged)
    AND (date, field) IN (SELECT value->>'date', value->>'field' FROM json_each(${rows}))`;
}

export function forgetAll(eventId: string): Statement {
  return sql`${withMerged(eventId)}DELETE FROM corrections WHERE event_id IN (SELECT id FROM merged)`;
}

export function insertCorrections(
  eventId: string,
  venueSlug: string,
  rows: ReadonlyArray<Pick<Correction, 'field' | 'date' | 'value'>>,
  { by, at }: { by: string; at: Instant },
): Statement {
  return sql`INSERT INTO corrections (event_id, date, field, value, venue_slug, changed_by, changed_at)
    SELECT ${eventId}, value->>'date', value->>'field', value->'value', ${venueSlug}, ${by}, ${at} FROM json_each(${JSON.stringify(rows)})`;
}
