import { shownOffset } from '../../base/evidence.ts';
import type { Unkeyed } from '../../base/types.ts';
import type { Mark } from '../../candidates/days/mark.ts';
import { isOn } from '../../candidates/days/resolve-date.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import { type Layout, layoutOf } from '../../candidates/pieces/layout.ts';
import { dateOf } from '../../candidates/times/local.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { within } from '../../document/html/within.ts';
import type { Page } from '../../document/page.ts';
import { comparable } from '../../document/text.ts';
import { WEEKDAY_NAME } from '../../rules/weekdays.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Doubt } from './doubts.ts';

/** Why a day that the page speaks against must not be published unseen. */
const OF_DAYS: Readonly<Record<NonNullable<Mark['doubt']>, Doubt>> = {
  weekday: 'doubt.weekdayBesideDayAnotherDay',
  'far-year': 'doubt.weekdayBesideDayFitsOnly',
  struck: 'doubt.dayStruckOut',
  'out-of-order': 'doubt.dayOutOrderDaysAround',
  'day-or-month': 'doubt.notCertainWhichNumberDay',
};

/** What speaks against the day of a draft, as a sentence; null if nothing does. */
export function dayDoubt(draft: Unkeyed, page: Page): Doubt | null {
  return (page.format === 'html' ? shownDoubt(draft, page) : null) ?? writtenDoubt(draft);
}

/** What speaks against the place of a draft: it holds a day or an hour, or is only the name of the city. */
export function placeDoubt({ venue }: Unkeyed, page: Page): Doubt | null {
  if (!venue) return null;
  const { value } = venue;
  if (!/\d/.test(value)) return comparable(value) === comparable(page.hints.city ?? '') ? CITY_DOUBT : null;
  return findTimes(value).some(({ halfDayUnknown }) => !halfDayUnknown) || findDates(value).length > 0
    ? 'doubt.placeHoldsDayHour'
    : null;
}

const CITY_DOUBT = 'doubt.placeOnlyNameCity';

/** What is known of the day of a draft where it stands on the page. */
function shownDoubt(draft: Unkeyed, page: Page): Doubt | null {
  const at = shownOffset(draft.start.evidence[0]?.locator);
  if (at < 0) return null;
  const mark = markOf(draft, at, layoutOf(page));
  return mark?.doubt ? OF_DAYS[mark.doubt] : null;
}

function markOf({ start }: Unkeyed, at: number, { marks }: Layout): Mark | undefined {
  const date = dateOf(start.value);
  return within(marks, at, at + DOUBT.contradictions.reach).find((mark) => mark.date === date);
}

/** `Friday, December 12, 2026` in a field of a format. */
function writtenDoubt({ start }: Unkeyed): Doubt | null {
  const written = start.evidence[0]?.snippet ?? '';
  if (!NAMES_WEEKDAY.test(written)) return null;
  const date = dateOf(start.value);
  const [mention] = findDates(written);
  if (!mention || mention.until || mention.year === undefined) return null;
  const isItsDay = mention.month === Number(date.slice(5, 7)) && mention.day === Number(date.slice(8));
  return isItsDay && !isOn(date, mention.weekday) ? OF_DAYS.weekday : null;
}

const NAMES_WEEKDAY = new RegExp(String.raw`\b${WEEKDAY_NAME}\b`, 'i');
