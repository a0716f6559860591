import type { CorrectableEvent, CorrectionChange } from '@marquee/contract';
import { Conflict } from '@marquee/db';
import { type Caller, Reject } from '@marquee/kernel';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { type Change, commitChange, ofEvent, stillAtVenue } from '../events/index.ts';
import { forgetFacts, insertCorrections } from './corrections.sql.ts';
import { getCorrectableEvent, readCorrectable } from './get-correctable-event.ts';
import { type Correction, type WantedCorrections, weighCorrections } from './weigh-corrections.ts';

const COMING = new Set(['active', 'cancelled', 'postponed']);

/**
 * Corrects a coming event of a venue, above what sources say, in one commit with what is derived and its audit row; or only says what would
 * change. The same again changes nothing. Throws Reject: 403 for who does not manage the venue, 404 for an event of another venue, 409 for one
 * that is over or was changed meanwhile, 422 for what cannot be.
 */
export async function correctEvent(
  deps: ChangeDeps,
  caller: Caller,
  venueSlug: string,
  alias: string,
  { isPreview, ...wanted }: WantedCorrections & { isPreview: boolean },
): Promise<{ changes: CorrectionChange[]; event: CorrectableEvent }> {
  const now = deps.clock.now();
  const { event, row } = await readCorrectable(deps, caller.actor, venueSlug, alias);
  if (!COMING.has(row.status) || event.dates.length === 0)
    throw new Reject(409, 'event-over', 'This event is over or is no longer listed. Only coming events are corrected.');
  const corrections = weighCorrections(event, wanted, now);
  const changes = corrections.flatMap((one) => one.changes);
  if (isPreview || corrections.length === 0) return { changes, event };
  const kept = corrections.filter(({ isAsTold }) => !isAsTold);
  const statements = [
    forgetFacts(event.id, corrections),
    insertCorrections(event.id, venueSlug, kept, { by: actorName(caller.actor), at: now }),
    auditEntry(deps, caller, {
      action: 'event.correct',
      subject: `event:${event.id}`,
      before: named(changes, 'before'),
      after: named(changes, 'after'),
    }),
  ];
  try {
    await commitChange(deps, {
      eventIds: [event.id],
      change: correctedNow(
        event.id,
        corrections,
        kept.map((one) => ({ ...one, venueSlug, changedAt: now })),
      ),
      statements,
      guards: [stillAtVenue(event.id, venueSlug, now)],
    });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw new Reject(
      409,
      'event-changed',
      'This event changed since you opened it. Reload to see it; nothing of yours was saved.',
    );
  }
  return { changes, event: await getCorrectableEvent(deps, caller.actor, venueSlug, event.id) };
}

/** What the venue says now, instead of all that was said of these facts. */
function correctedNow(
  eventId: string,
  corrections: readonly Correction[],
  kept: ReadonlyArray<Pick<Correction, 'field' | 'date' | 'value'> & { venueSlug: string; changedAt: number }>,
): Change {
  const isCorrected = (one: Pick<Correction, 'field' | 'date'>) =>
    corrections.some(({ field, date }) => field === one.field && date === one.date);
  return ofEvent(eventId, (told) => ({
    corrections: [
      ...told.corrections.filter((one) => !isCorrected(one)),
      ...kept.map(({ field, date, value, venueSlug, changedAt }) => ({
        eventId,
        field,
        date,
        value,
        venueSlug,
        changedAt,
      })),
    ],
  }));
}

/** `{ title: 'Brass', 'status 2026-12-05T19:30': 'cancelled' }` */
function named(changes: readonly CorrectionChange[], side: 'before' | 'after') {
  return Object.fromEntries(
    changes.map((one) => [one.date === null ? one.field : `${one.field} ${one.date}`, one[side]]),
  );
}
