import type { LocalDate } from '@marquee/kernel';
import type { Mark } from '../../candidates/days/mark.ts';
import { addDays, daysBetween, weekdayOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { WEEKDAY_NAME, weekdayNumber } from '../../rules/weekdays.ts';
import { type Clocks, type Moment, showings } from './showings.ts';

const NAME = String.raw`(?:${WEEKDAY_NAME})s?\.?`;
const TO = String.raw`\s?(?:[-–—]|to\s|through\s|thru\s)\s?`;
const NAMES = String.raw`(?:every\s|all\s)?${NAME}(?:(?:${TO}|\s?(?:[&+/,]|,?\sand\s|,\s?&)\s?)${NAME}){0,6}`;
/** `Thu–Sat`, `Fridays & Saturdays at`, `Sun:` before an hour. */
const DAYS_BEFORE = new RegExp(String.raw`(?<!\p{L})(${NAMES})[,:]?\s?(?:[-–—@]\s?)?(?:(?:at|from)\s)?$`, 'iu');
/** `7 pm Friday`, and not `7 pm⏎Friday 8 pm`. */
const DAYS_BEHIND = new RegExp(String.raw`^[^\S\n](?:on\s)?(${NAMES})(?=$|[,;.|/\n]|\sand\b)`, 'iu');
const EACH = new RegExp(`(${NAME})(${TO})?`, 'giu');
const JOINED = /^[\s,&/+]*(?:and)?\s*$/i;

/** Hours that are told for the same days of the week. */
interface Told {
  weekdays: ReadonlySet<number>;
  times: TimeMention[];
}

/**
 * `Jan 16 & 17⏎Sat 1–5 pm, Sun 10 am – 4 pm`, `April 17–26⏎Fri & Sat 8 pm, Sun 2 pm`: each day has the hours told with its weekday. Hours with their
 * ends on days in a row are those of one event that is open on all of them. Null unless every day has hours of its own, or the first and the last of
 * a range.
 */
export function hoursByDay(marks: readonly Mark[], times: readonly TimeMention[], layout: Clocks): Moment[] | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) return null;
  const told = toldByWeekday(
    times.filter(({ start, role }) => start > last.end && role === 'show'),
    layout,
  );
  const days = marks.flatMap((mark) => daysOf(mark, told));
  if (told.length === 0 || days.length < 2 || days.some(({ hours }) => hours.length === 0)) return null;
  const [from, to] = [days[0], days.at(-1)];
  const [opens, closes] = [from?.hours[0]?.times[0], to?.hours.at(-1)?.times.at(-1)];
  const isOpenEach = days.every(
    ({ hours: [own, ...more] }) => more.length === 0 && own?.times.length === 1 && own.times[0]?.to,
  );
  const isInRow = days.every(({ date }, index) => daysBetween(days[0]?.date ?? date, date) === index);
  if (isOpenEach && isInRow && from && to && opens && closes?.to)
    return [{ mark: from.mark, time: opens, end: { date: to.date, time: closes.to, at: closes } }];
  // Hours with their ends in the days of a range are those of an exhibition.
  if (
    marks.some(({ until }) => until !== undefined) &&
    told.some((one) => one.times.some((time) => time.to !== undefined))
  )
    return null;
  return days.flatMap(({ mark, hours }) => hours.flatMap((own) => showings(mark, own.times, layout)));
}

/** The days of a mark with their hours; of a range those that have some, or itself without any if its first or its last day has none. */
function daysOf(mark: Mark, told: readonly Told[]): Array<{ mark: Mark; date: LocalDate; hours: Told[] }> {
  const { until, ...day } = mark;
  const hoursOf = (date: LocalDate) => told.filter(({ weekdays }) => weekdays.has(weekdayOf(date)));
  if (until === undefined) return [{ mark, date: mark.date, hours: hoursOf(mark.date) }];
  const length = daysBetween(mark.date, until);
  if (length > LISTING.hoursByDay.longestDays || [mark.date, until].some((date) => hoursOf(date).length === 0))
    return [{ mark, date: mark.date, hours: [] }];
  return Array.from({ length: length + 1 }, (_, index) => addDays(mark.date, index)).flatMap((date) => {
    const hours = hoursOf(date);
    return hours.length === 0 ? [] : [{ mark: { ...day, date }, date, hours }];
  });
}

/** The hours that stand behind days of the week, or all of them before: `Fri 7:00 & 9:15, Sat 2:00`. None if the first is told for no day. */
function toldByWeekday(times: readonly TimeMention[], { visible: { text } }: Clocks): Told[] {
  const before = ({ start }: TimeMention) =>
    DAYS_BEFORE.exec(text.slice(Math.max(0, start - LISTING.hoursByDay.reach), start))?.[1];
  const behind = ({ end }: TimeMention) => DAYS_BEHIND.exec(text.slice(end, end + LISTING.hoursByDay.reach))?.[1];
  const namesOf = times[0] && before(times[0]) === undefined ? behind : before;
  const found: Told[] = [];
  for (const [index, time] of times.entries()) {
    const names = namesOf(time);
    const last = found.at(-1);
    if (names !== undefined) found.push({ weekdays: weekdaysIn(names), times: [time] });
    else if (last && JOINED.test(text.slice(times[index - 1]?.end, time.start))) last.times.push(time);
    else break;
  }
  return found;
}

function weekdaysIn(names: string): Set<number> {
  const found = new Set<number>();
  let from: number | null = null;
  for (const [, name = '', to] of names.matchAll(EACH)) {
    const day: number = weekdayNumber(name);
    for (let one: number = from ?? day; one !== day; one = (one + 1) % 7) found.add(one);
    found.add(day);
    from = to === undefined ? null : day;
  }
  return found;
}
