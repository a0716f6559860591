import { shownOffset } from '../evidence.ts';
import { type Layout, layoutOf } from '../layout/layout.ts';
import type { Mark } from '../layout/marks.ts';
import { within } from '../layout/within.ts';
import { comparable } from '../normalize/text.ts';
import type { Page } from '../page.ts';
import { dateOf, daysBetween, minutesOf, timeOf } from '../time/local.ts';
import { isOn } from '../time/resolve-date.ts';
import { findDates } from '../time/written-dates.ts';
import { findTimes } from '../time/written-times.ts';
import type { Unkeyed } from '../types.ts';
import { WEEKDAY_NAME } from '../vocabulary/weekdays.ts';

/** Why a day that the page speaks against must not be published unseen. */
const OF_DAYS: Readonly<Record<NonNullable<Mark['doubt']>, string>> = {
  weekday: 'The weekday beside its day is that of another day.',
  'far-year': 'The weekday beside its day fits only a year far from today.',
  struck: 'Its day is struck out.',
  'out-of-order': 'Its day is out of the order of the days around it.',
  'day-or-month': 'The order of day and month is not certain.',
};

/** What contradicts itself in a draft: a reason why it must not be published unseen, or null. */
export function contradictionIn(draft: Unkeyed, page: Page): string | null {
  return (
    endDoubt(draft) ??
    venueDoubt(draft, page) ??
    (page.format === 'html' ? shownDoubt(draft, page) : null) ??
    writtenDoubt(draft)
  );
}

/** In minutes: an event that ends on the next day ends before the hour at which it began. */
function endDoubt({ start, end }: Unkeyed): string | null {
  if (!end) return null;
  const [from, to] = [timeOf(start.value), timeOf(end.value)];
  const days = daysBetween(dateOf(start.value), dateOf(end.value));
  if (days < 0 || (days === 0 && from !== undefined && to !== undefined && to < from))
    return 'It ends before it begins.';
  const isLong = days === 1 && from !== undefined && to !== undefined && minutesOf(to) > minutesOf(from);
  return isLong && minutesOf(from) >= EVENING ? 'It ends on the next day at a later hour.' : null;
}

const EVENING = 17 * 60;

/** The place is a day or an hour, or only the name of the city. */
function venueDoubt({ venue }: Unkeyed, page: Page): string | null {
  if (!venue) return null;
  const { value } = venue;
  if (!/\d/.test(value)) return comparable(value) === comparable(page.hints.city ?? '') ? CITY_DOUBT : null;
  const times = findTimes(value).filter(({ halfDayUnknown }) => !halfDayUnknown);
  return times.length > 0 || findDates(value).length > 0 ? 'The place holds a day or an hour.' : null;
}

const CITY_DOUBT = 'The place is only the name of the city.';

/** What is known of the day of a draft where it stands on the page. */
function shownDoubt(draft: Unkeyed, page: Page): string | null {
  const at = shownOffset(draft.start.evidence[0]?.locator);
  if (at < 0) return null;
  const mark = markOf(draft, at, layoutOf(page));
  return mark?.doubt ? OF_DAYS[mark.doubt] : null;
}

/** Its evidence may begin with the hour. */
const REACH = 160;

function markOf({ start }: Unkeyed, at: number, { marks }: Layout): Mark | undefined {
  const date = dateOf(start.value);
  return within(marks, at, at + REACH).find((mark) => mark.date === date);
}

/** `Friday, December 12, 2026` in a field of a format. */
function writtenDoubt({ start }: Unkeyed): string | null {
  const written = start.evidence[0]?.snippet ?? '';
  if (!NAMES_WEEKDAY.test(written)) return null;
  const date = dateOf(start.value);
  const [mention] = findDates(written);
  if (!mention || mention.until || mention.year === undefined) return null;
  return mention.month === Number(date.slice(5, 7)) &&
    mention.day === Number(date.slice(8)) &&
    !isOn(date, mention.weekday)
    ? OF_DAYS.weekday
    : null;
}

const NAMES_WEEKDAY = new RegExp(String.raw`\b${WEEKDAY_NAME}\b`, 'i');
