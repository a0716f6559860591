import type { Mark } from '../../candidates/days/mark.ts';
import { daysBetween, weekdayOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import { WEEKDAY_NAME, weekdayNumber } from '../../rules/weekdays.ts';
import { type Clocks, type Moment, showings } from './showings.ts';

const DAY_BEFORE = new RegExp(String.raw`\b(${WEEKDAY_NAME})s?\.?[,:]?\s(?:at |from )?$`, 'i');

/**
 * `Jan 16 & 17⏎Sat 1–5 pm, Sun 10 am – 4 pm`: each day has the hours behind its weekday. Hours with their ends on days in a row are those of
 * one event that is open on all of them. Null unless every day has hours of its own.
 */
export function hoursByDay(marks: readonly Mark[], times: readonly TimeMention[], layout: Clocks): Moment[] | null {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || marks.length < 2 || marks.some(({ until }) => until !== undefined)) return null;
  const named = times.flatMap((time) => {
    const weekday = time.start > last.end ? weekdayBefore(time, layout) : -1;
    return weekday < 0 ? [] : [{ time, weekday }];
  });
  const own = marks.map(({ date }) =>
    named.filter(({ weekday }) => weekday === weekdayOf(date)).map(({ time }) => time),
  );
  if (own.some(({ length }) => length === 0)) return null;
  const [from, to] = [own[0]?.[0], own.at(-1)?.at(-1)];
  const isInRow = marks.every(({ date }, index) => daysBetween(first.date, date) === index);
  if (from && to?.to && isInRow && own.every((hours) => hours.length === 1 && hours[0]?.to))
    return [{ mark: first, time: from, end: { date: last.date, time: to.to, at: to } }];
  return marks.flatMap((mark, index) => showings(mark, own[index] ?? [], layout));
}

function weekdayBefore({ start }: TimeMention, { visible }: Clocks): number {
  const name = DAY_BEFORE.exec(visible.text.slice(Math.max(0, start - LISTING.hoursByDay.reach), start))?.[1];
  return name ? weekdayNumber(name) : -1;
}
