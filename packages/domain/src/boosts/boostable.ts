import { type Instant, notFound, Reject } from '@marquee/kernel';
import { localOf } from '../places/index.ts';
import type { BoostRequest } from './create-boost.ts';
import type { EventFacts } from './event-facts.sql.ts';
import { startOf } from './next-state.ts';
import type { BoostRow } from './row.ts';

type Terms = Pick<BoostRow, 'eventId' | 'eventTitle' | 'eventVenue' | 'timezone' | 'timing' | 'scheduledDay'>;

/** What a boost of this event would be. Throws Reject 404 or 409 if it cannot be boosted, 400 for a wrong date. */
export function boostable(
  event: EventFacts | undefined,
  { activationTiming: timing, scheduledDate }: Pick<BoostRequest, 'activationTiming' | 'scheduledDate'>,
  now: Instant,
): Terms {
  if (!event) throw notFound("The event you're looking for");
  const refuse = (code: string, sentence: string) => new Reject(409, code, sentence, 'eventId');
  if (event.status === 'cancelled') throw refuse('event-cancelled', 'This event is cancelled and cannot be boosted.');
  if (event.status === 'inactive')
    throw refuse('event-inactive', 'This event is no longer listed and cannot be boosted.');
  if (event.status === 'ended' || event.lastEndsAt === null || event.lastEndsAt <= now)
    throw refuse('event-over', 'This event is over and cannot be boosted.');
  if (event.liveBoostId !== null) throw refuse('already-boosted', 'This event is already boosted.');
  const { timezone } = event;
  const scheduledDay = timing === 'schedule' ? (scheduledDate ?? null) : null;
  if (timing === 'schedule') checkDay(scheduledDay, { timezone, lastEndsAt: event.lastEndsAt }, now);
  return { eventId: event.id, eventTitle: event.title, eventVenue: event.venue, timezone, timing, scheduledDay };
}

function checkDay(
  scheduledDay: string | null,
  { timezone, lastEndsAt }: { timezone: string; lastEndsAt: Instant },
  now: Instant,
): void {
  const refuse = (sentence: string) => new Reject(400, 'bad-start', sentence, 'scheduledDate');
  if (scheduledDay === null) throw refuse('Please select a start date for your scheduled boost.');
  if (scheduledDay < localOf(now, timezone).slice(0, 10)) throw refuse('The start date must be today or later.');
  if (startOf({ timing: 'schedule', scheduledDay, timezone }, now) >= lastEndsAt)
    throw refuse('The boost would start when the event is over. Please choose an earlier date.');
}
