import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { firstFrom } from '../../document/html/within.ts';
import { militaryHours } from '../times/military-hours.ts';
import { withoutSecondClock } from '../times/second-clock.ts';
import { findTimes, type TimeMention } from '../times/written-times.ts';
import { hoursAtEnds } from './hours-at-ends.ts';

/** The times of a page; door times are recognized by their words, otherwise by the class of their element. */
export function timesOf(visible: VisibleText, dates: readonly Stretch[]): TimeMention[] {
  const text = withoutDates(visible.text, dates);
  const found = [...findTimes(text), ...militaryHours(text)].sort((a, b) => a.start - b.start);
  const ends = hoursAtEnds(text, dates, found);
  const others = ends.length > 0 ? found.filter((time) => !overlapsAny(ends, time)) : found;
  const all = withoutSecondClock(
    [...others, ...ends].sort((a, b) => a.start - b.start),
    text,
  );
  return all.map((time) =>
    time.role === 'show' && !time.isStart && isOfDoors(visible.elementAt(time.start), visible)
      ? { ...time, role: 'doors' }
      : time,
  );
}

/** @param sorted in text order, none overlapping another */
function overlapsAny(sorted: readonly Stretch[], { start, end }: Stretch): boolean {
  const at = firstFrom(sorted, start);
  return (sorted[at - 1]?.end ?? 0) > start || (sorted[at]?.start ?? end) < end;
}

/** Replaces the dates with blanks, so that the `15` of `May 15 – 7:30 PM` is not read as an hour; also the sign that joins an hour, `May 15/7:30 PM`. */
function withoutDates(text: string, dates: readonly Stretch[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of dates) {
    if (start < at) continue;
    const behind = JOINS_HOUR.test(text.slice(end, end + 2)) ? end + 1 : end;
    parts.push(text.slice(at, start), ' '.repeat(behind - start));
    at = behind;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

const JOINS_HOUR = /^[/.]\d/;

function isOfDoors(element: ElementNode | null, visible: VisibleText): boolean {
  for (let node = element, up = 0; node && up < 3; node = node.parent, up += 1) {
    const range = visible.rangeOf(node);
    if (!range || range[1] - range[0] > DAYS.pageTimes.timeChars) return false;
    const names = attribute(node, 'class') ?? '';
    if (/show/i.test(names)) return false;
    if (/(?:^|[\s_-])doors?(?:$|[\s_-]|time)/i.test(names)) return true;
  }
  return false;
}
