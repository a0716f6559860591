import { corrections, given, insertRows, type Statement, tuple, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, inArray } from 'drizzle-orm';
import { idsMergedInto } from '../events/index.ts';
import type { Correction } from './weigh-corrections.ts';

/** An event with all that were merged into it: whose corrections are in force for it. */
const isOf = (eventId: string) => inArray(corrections.eventId, idsMergedInto(eventId));

/** Forgets these facts, of the event and of those that were merged into it. */
export function forgetFacts(eventId: string, facts: ReadonlyArray<Pick<Correction, 'field' | 'date'>>): Statement {
  const { date, field } = corrections;
  const asked = given(facts);
  const isOne = inArray(
    tuple(date, field),
    write.select({ date: asked.of('date'), field: asked.of('field') }).from(asked.table),
  );
  return write.delete(corrections).where(and(isOf(eventId), isOne));
}

export const forgetAll = (eventId: string): Statement => write.delete(corrections).where(isOf(eventId));

export function insertCorrections(
  eventId: string,
  venueSlug: string,
  rows: ReadonlyArray<Pick<Correction, 'field' | 'date' | 'value'>>,
  { by, at }: { by: string; at: Instant },
): Statement {
  const change = { eventId, venueSlug, changedBy: by, changedAt: at };
  return insertRows(
    corrections,
    rows.map(({ date, field, value }) => ({ ...change, date, field, value })),
  );
}
