import type { Layout } from '../../candidates/pieces/layout.ts';
import type { PageCiter } from '../../candidates/pieces/page-citer.ts';
import type { Sighting } from '../../candidates/sighting.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import type { Moment } from './showings.ts';

/** Start and end as the page shows them. */
export function timesOf({ mark, time, end }: Moment, cite: PageCiter): Pick<Sighting, 'start' | 'end'> {
  const isJoint = time && Math.max(mark.end, time.end) - Math.min(mark.start, time.start) <= 120;
  const range = isJoint ? { start: Math.min(mark.start, time.start), end: Math.max(mark.end, time.end) } : mark;
  const evidence = cite.shown(range);
  const start = {
    date: mark.date,
    isVisible: true,
    midnightIsMeant: true,
    evidence,
    ...(time ? { time: time.from } : {}),
    ...(time && !isJoint ? { timeEvidence: cite.shown(time) } : {}),
    // The day is told to machines only (`candidates/days/timed-days.ts`).
    ...(mark.start === mark.end ? { timeEvidence: cite.shownBy(mark.element, 'datetime') } : {}),
  };
  if (!end) return { start };
  return {
    start,
    end: {
      date: end.date,
      isVisible: true,
      midnightIsMeant: true,
      evidence: cite.shown(end.at),
      ...(end.time ? { time: end.time } : {}),
    },
  };
}

/** `Work Sessions – 7:00 a.m.` as the head of a column of days. */
export function timeInHead({ start }: Stretch, title: Piece | null, { times, visible }: Layout): TimeMention | null {
  if (!title || title.end > start) return null;
  const [from, to] = visible.rangeOf(title.carrier) ?? [title.start, title.end];
  const whole = to - from <= LISTING.recordTimes.headChars && to <= start ? { start: from, end: to } : title;
  return within(times, whole.start, whole.end).find(({ halfDayUnknown }) => !halfDayUnknown) ?? null;
}

/** Gives a day without a time the hour that applies to all, with its end if that is later the same day. */
export function atHour(moment: Moment, time: TimeMention | null): Moment {
  const to = time?.to;
  if (!time || !to || to <= time.from || moment.end) return { ...moment, time };
  return { ...moment, time, end: { date: moment.mark.date, at: time, time: to } };
}
