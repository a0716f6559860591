import { findDurations } from '../../candidates/times/durations.ts';
import { addDays, clockTime, minutesOf } from '../../candidates/times/local.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import type { Clocks, Moment } from './showings.ts';

const DAY_MINUTES = 24 * 60;

/** Gives showings without an end the one that follows from the only duration that a record states for itself. */
export function withDurations(moments: readonly Moment[], record: Stretch, layout: Clocks): Moment[] {
  if (!moments.some(isOpen)) return [...moments];
  const { start } = record;
  const end = Math.min(record.end, start + LISTING.withDurations.reach);
  const times = within(layout.times, start, end).map((time) => ({ start: time.start - start, end: time.end - start }));
  const [found, ...others] = findDurations(layout.visible.text.slice(start, end), times);
  if (!found || others.some(({ minutes }) => minutes !== found.minutes)) return [...moments];
  const at = { start: start + found.start, end: start + found.end };
  return moments.map((moment) => (isOpen(moment) ? { ...moment, end: endOf(moment, found.minutes, at) } : moment));
}

type Open = Moment & { time: NonNullable<Moment['time']> };

function isOpen(moment: Moment): moment is Open {
  const { time, end, mark } = moment;
  return time !== null && !time.halfDayUnknown && !end && mark.until === undefined;
}

function endOf({ mark, time }: Open, minutes: number, at: Stretch): NonNullable<Moment['end']> {
  const all = minutesOf(time.from) + minutes;
  const clock = clockTime(Math.floor((all % DAY_MINUTES) / 60), all % 60);
  return { date: addDays(mark.date, Math.floor(all / DAY_MINUTES)), at, ...(clock ? { time: clock } : {}) };
}
