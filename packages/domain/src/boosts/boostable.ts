import { type Instant, notFound, Reject } from '@marquee/kernel';
import { localOf } from '../places/index.ts';
import type { BoostRequest } from './boost-request.ts';
import { fits, lastDayOf } from './deliverable.ts';
import type { EventFacts } from './event-facts.sql.ts';
import { startOf } from './next-state.ts';
import type { BoostRow } from './row.ts';

type Terms = Pick<BoostRow, 'eventId' | 'eventTitle' | 'eventVenue' | 'timezone' | 'timing' | 'scheduledDay'>;

/** What a boost of this event would be. Throws Reject 404 or 409 if it cannot be boosted, 400 for a wrong date, 409 for more days than it has. */
export function boostable(
  found: EventFacts | undefined,
  { activationTiming: timing, scheduledDate, duration }: Request,
  now: Instant,
): Terms {
  const event = checkEvent(found, now);
  const { timezone, lastEndsAt } = event;
  const scheduledDay = timing === 'schedule' ? (scheduledDate ?? null) : null;
  if (timing === 'schedule') checkDay(scheduledDay, { timezone, lastEndsAt }, now);
  checkDays(event, { timing, scheduledDay, days: duration }, now);
  return { eventId: event.id, eventTitle: event.title, eventVenue: event.venue, timezone, timing, scheduledDay };
}

type Request = Pick<BoostRequest, 'activationTiming' | 'scheduledDate' | 'duration'>;
type Coming = EventFacts & { lastEndsAt: Instant };

/** Throws Reject 404 or 409 with a sentence for an event that nobody can boost now. */
export function checkEvent(event: EventFacts | undefined, now: Instant): Coming {
  if (!event) throw notFound('soughtEvent');
  const refuse = (code: string, sentence: string) => new Reject(409, code, sentence, 'eventId');
  if (event.status === 'cancelled') throw refuse('event-cancelled', 'This event is cancelled and cannot be boosted.');
  if (event.status === 'inactive')
    throw refuse('event-inactive', 'This event is no longer listed and cannot be boosted.');
  const { lastEndsAt } = event;
  if (event.status === 'ended' || lastEndsAt === null || lastEndsAt <= now)
    throw refuse('event-over', 'This event is over and cannot be boosted.');
  if (event.liveBoostId !== null) throw refuse('already-boosted', 'This event is already boosted.');
  return { ...event, lastEndsAt };
}

/** Days that the event no longer has are not sold. */
function checkDays(
  { timezone, lastEndsAt }: Coming,
  { days, ...start }: { days: number } & Pick<Terms, 'timing' | 'scheduledDay'>,
  now: Instant,
): void {
  if (fits({ days, lastEndsAt }, startOf({ ...start, timezone }, now))) return;
  const lastDay = monthDay(lastDayOf(lastEndsAt, timezone));
  const sentence = `The event ends on ${lastDay}, so a boost of ${days} days would outlast it. Please choose a shorter plan${start.timing === 'schedule' ? ' or an earlier start' : ''}. Nothing was charged.`;
  throw new Reject(409, 'plan-too-long', sentence, 'duration');
}

const monthDay = (day: string) =>
  new Date(`${day}T00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

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
