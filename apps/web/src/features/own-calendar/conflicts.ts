import { type BusyTime, busyTimes, instantOf } from '@marquee/extraction/busy-times';
import { DAY_MS } from '@marquee/kernel/durations';
import { shownLine } from '@marquee/kernel/shown-text';
import { ASSUMED_MINUTES } from '../../api/constants.generated.ts';
import { ownText } from '../../messages/own-calendar.ts';
import { clockTime, isMultiDay, isWholeDay, type Times } from '../events/local-time.ts';
import { setOwnTime } from '../events/own-time.ts';
import { localNow } from '../events/zones.ts';

/** Days ahead in which a calendar is looked at. */
const DAYS = 120;
const MINUTE_MS = 60_000;

/**
 * Shows what a calendar has beside every event from now on; null: the text is no calendar. Returns how many busy times it found. It stays in this page's
 * memory alone.
 */
export function openCalendar(text: string, now: Date): number | null {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = localNow(timezone, now).slice(0, 10);
  const to = new Date(Date.parse(`${today}T00:00Z`) + DAYS * DAY_MS).toISOString().slice(0, 10);
  const busy = busyTimes(text, { from: today, to, timezone });
  setOwnTime((event) => conflictOf(event, busy));
  return busy.length;
}

export const closeCalendar = (): void => setOwnTime(null);

/** `You have “Dinner” then, 7:00 PM – 9:00 PM`, in the event's own time. What takes whole days or many is never in the way. */
export function conflictOf(event: Times, busy: readonly BusyTime[]): string | null {
  const { startDate, endDate, timezone } = event;
  if (isWholeDay(event) || isMultiDayStay(event)) return null;
  const startsAt = instantOf(startDate, timezone);
  const end =
    endDate === null || endDate.length === 10 ? startsAt + ASSUMED_MINUTES * MINUTE_MS : instantOf(endDate, timezone);
  const one = busy.find((time) => time.startsAt < end && time.endsAt > startsAt);
  if (!one) return null;
  const hour = (at: number) => clockTime(localNow(timezone, new Date(at))) ?? '12:00 AM';
  const time = `${hour(one.startsAt)} – ${hour(one.endsAt)}`;
  const title = shownLine(one.title);
  return title === '' ? ownText('own.busy', { time }) : ownText('own.conflict', { title, time });
}

/** Over a night is one evening. */
const isMultiDayStay = (event: Times) =>
  isMultiDay(event) &&
  Date.parse(`${(event.endDate ?? event.startDate).slice(0, 10)}T00:00Z`) -
    Date.parse(`${event.startDate.slice(0, 10)}T00:00Z`) >
    DAY_MS;
