import type { Layout } from '../../candidates/pieces/layout.ts';
import { type ClockTime, minutesOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { WEEKDAY_START } from '../../rules/weekdays.ts';

type Timed = Pick<Layout, 'times' | 'visible'>;

/** `Hours: Tuesday – Friday 10 am – 5 pm` are opening hours. */
const HOURS = new RegExp(
  String.raw`\b(?:hours|open)\b|\b${WEEKDAY_START}\w*\.?\s?(?:[-–—&]|to|through|thru)\s?${WEEKDAY_START}`,
  'i',
);

const evenings = new WeakMap<Timed, boolean>();
const days = new WeakMap<Timed, boolean>();

/**
 * The time with am or pm; none if that is ambiguous. `7:30` in a listing is in the evening; `10:00` alone is ambiguous, except on a page of
 * evening events or of all-day schedules.
 */
export function settleHalf(time: TimeMention, layout: Timed): TimeMention[] {
  if (!time.halfDayUnknown) return [time];
  const minutes = minutesOf(time.from);
  const isLate = minutes >= LISTING.halfDays.plainAfternoon * 60;
  // `12:45` is at noon: after midnight no listing leaves out the am.
  if (minutes >= NOON && minutes < NOON + 60) return [{ ...time, halfDayUnknown: false }];
  if (isOfDays(layout) && (isLate || minutes < 60)) return [{ ...time, halfDayUnknown: false }];
  if (minutes < 60 || minutes >= 720 || (isLate && !isOfEvenings(layout))) return [];
  const later = (clock: ClockTime) => `${String(Number(clock.slice(0, 2)) + 12).padStart(2, '0')}${clock.slice(2)}`;
  const to = time.to && minutesOf(time.to) < 720 ? later(time.to) : time.to;
  return [{ ...time, from: later(time.from), ...(to ? { to } : {}), halfDayUnknown: false }];
}

/** Whether the page's times without am or pm begin between five and midnight, some before eight, with none in the morning. */
function isOfEvenings(layout: Timed): boolean {
  const known = evenings.get(layout);
  if (known !== undefined) return known;
  const shows = layout.times.filter(({ role, start }) => role === 'show' && !HOURS.test(layout.visible.lineAt(start)));
  const plain = shows.filter(({ halfDayUnknown }) => halfDayUnknown).map(({ from }) => minutesOf(from) / 60);
  const made =
    plain.length >= LISTING.halfDays.fewestPlain &&
    plain.every((hour) => hour >= 5 && hour < 12) &&
    plain.some((hour) => hour < LISTING.halfDays.plainAfternoon) &&
    shows.every((time) => time.halfDayUnknown || minutesOf(time.from) >= 720);
  evenings.set(layout, made);
  return made;
}

/**
 * Several morning hours with several hours that can only be in the afternoon, all without am or pm: the schedule of a club, a camp or a
 * center.
 */
function isOfDays(layout: Timed): boolean {
  const known = days.get(layout);
  if (known !== undefined) return known;
  const shows = layout.times.filter(({ role, start }) => role === 'show' && !HOURS.test(layout.visible.lineAt(start)));
  const plain = shows.filter(({ halfDayUnknown }) => halfDayUnknown).map(({ from }) => minutesOf(from) / 60);
  const mornings = plain.filter(
    (hour, at) => hour >= LISTING.halfDays.plainAfternoon && hour < 12 && !goesOn(plain[at - 1], hour),
  ).length;
  const afternoons = plain.filter((hour) => hour >= 1 && hour < LISTING.halfDays.firstEvening).length;
  const made =
    mornings >= LISTING.halfDays.fewestPlain &&
    afternoons >= LISTING.halfDays.fewestPlain &&
    shows.every((time) => time.halfDayUnknown || minutesOf(time.from) === NOON);
  days.set(layout, made);
  return made;
}

/** `12:15, 2:30, 4:45, 7:00, 9:15`: the hours of one day go on, and do not begin again in the morning. */
function goesOn(before: number | undefined, hour: number): boolean {
  return (
    before !== undefined && before < LISTING.halfDays.plainAfternoon && hour - before <= LISTING.halfDays.longestGap
  );
}

const NOON = 720;
