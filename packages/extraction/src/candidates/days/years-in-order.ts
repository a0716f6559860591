import type { LocalDate } from '@marquee/kernel';
import { DAYS } from '../../decide/weights/days.ts';
import { signature } from '../../document/html/pieces.ts';
import { daysBetween, localDate } from '../times/local.ts';
import type { Mark } from './mark.ts';

/** The years that only the distance to today decided, by what the page says elsewhere: linear in the days. */
export function yearsInOrder(marks: readonly Mark[], today: LocalDate): Mark[] {
  return outOfOrder(pastNewYear(betweenFullDates(besideFullDates(marks)), today));
}

/** `Dec 12` in a box beside `Winter Gala, December 12, 2027`. */
function besideFullDates(marks: readonly Mark[]): Mark[] {
  return marks.map((mark, index) => {
    if (mark.certain || mark.until !== undefined) return mark;
    const beside = [marks[index - 1], marks[index + 1]].filter((other) => other?.certain === true);
    const full = beside.find(
      (other) =>
        other?.date.slice(5) === mark.date.slice(5) &&
        Math.max(other.start, mark.start) - Math.min(other.end, mark.end) <= DAYS.yearsInOrder.beside,
    );
    return full && full.date !== mark.date ? { ...mark, date: full.date, certain: true } : mark;
  });
}

/** `Oct. 7, 2025⏎Sept. 26⏎Sept. 25, 2025`: between two full dates of one list only one year is in order. */
function betweenFullDates(marks: readonly Mark[]): readonly Mark[] {
  if (marks.every(({ certain }) => certain) || !marks.some(({ certain }) => certain)) return marks;
  const behind: Array<Mark | undefined> = [];
  let next: Mark | undefined;
  for (let at = marks.length - 1; at >= 0; at -= 1) {
    behind[at] = next;
    if (marks[at]?.certain) next = marks[at];
  }
  let before: Mark | undefined;
  return marks.map((mark, index) => {
    if (mark.certain) before = mark;
    const after = behind[index];
    if (mark.certain || mark.until !== undefined || !before || !after) return mark;
    const [first, last] = [before.date, after.date].sort();
    if (first === undefined || last === undefined || daysBetween(first, last) > DAYS.yearsInOrder.longestBetween)
      return mark;
    if (kindOf(before) !== kindOf(mark) || kindOf(after) !== kindOf(mark)) return mark;
    const dates = [first, last].map((date) => `${date.slice(0, 4)}${mark.date.slice(4)}`);
    const own = dates.find((date) => date >= first && date <= last);
    return own === undefined || own === mark.date ? mark : { ...mark, date: own, certain: true };
  });
}

/** `Nov 20, Dec 5, Dec 14, Feb 18`: a list in order goes on in the next year, even if its last February is not long ago. */
function pastNewYear(marks: readonly Mark[], today: LocalDate): Mark[] {
  let ordered = 0;
  let isLater = false;
  let last = '';
  let lastMark: Mark | undefined;
  return marks.map((mark, index) => {
    // A note with its year, `rescheduled from 5/1/25`, does not end the list.
    if (mark.certain || mark.until !== undefined) return mark;
    const back = last ? daysBetween(mark.date, last) : 0;
    const next = inNextYear(mark);
    const isAlike = lastMark !== undefined && kindOf(mark) === kindOf(lastMark);
    const goesOn = isLater && daysBetween(last, next.date) <= DAYS.yearsInOrder.longestPause && next.date >= last;
    const isPast = isAlike && mark.date < today;
    const passes =
      isPast &&
      ((back > DAYS.yearsInOrder.leastDaysBack && ordered >= DAYS.yearsInOrder.fewestOrdered) ||
        (last >= today &&
          ordered >= DAYS.yearsInOrder.fewestComing &&
          !mark.byWeekday &&
          isAfterComing(marks, index, today)));
    isLater = goesOn || passes;
    const own = isLater ? next : mark;
    ordered = last && own.date < last ? 1 : ordered + 1;
    last = own.date;
    lastMark = mark;
    return own;
  });
}

/** `May 18, June 3, December 12` in April: the day above is to come, and the next one does not go on backward, as in `June 3, December 12, November 7`. */
function isAfterComing(marks: readonly Mark[], index: number, today: LocalDate): boolean {
  const [above, mark, next] = [marks[index - 1], marks[index], marks[index + 1]];
  if (!above || !mark || above.date < today) return false;
  return !next || kindOf(next) !== kindOf(mark) || next.date >= mark.date;
}

/**
 * `Thu, Dec 10⏎Sat, Dec 11⏎Tue, Dec 15`: only its weekday puts the second into another year, and between its neighbors it would be in order in
 * theirs. One of both is wrong.
 */
function outOfOrder(marks: readonly Mark[]): Mark[] {
  return marks.map((mark, index) => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    if (mark.doubt || !mark.byWeekday || !before || !after) return mark;
    const [first, last] = [before.date, after.date].sort();
    if (first === undefined || last === undefined || daysBetween(first, last) > DAYS.yearsInOrder.longestBetween)
      return mark;
    if (mark.date >= first && mark.date <= last) return mark;
    if (kindOf(before) !== kindOf(mark) || kindOf(after) !== kindOf(mark)) return mark;
    const isTheirs = [first, last].some((date) => {
      const own = `${date.slice(0, 4)}${mark.date.slice(4)}`;
      return own >= first && own <= last;
    });
    return isTheirs ? { ...mark, doubt: 'out-of-order' as const } : mark;
  });
}

/** Days of one list stand in similar elements; a day in a sentence below it does not. */
function kindOf({ element }: Mark): string {
  return `${element.parent ? signature(element.parent) : ''}>${signature(element)}`;
}

function inNextYear(mark: Mark): Mark {
  const [year, month, day] = mark.date.split('-').map(Number);
  const date = localDate((year ?? 0) + 1, month ?? 0, day ?? 0);
  return date ? { ...mark, date } : mark;
}
