import { allMatches } from '../../base/matches.ts';
import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { HOURS_HEADING, HOURS_WORD } from '../../rules/opening-hours.ts';

/**
 * The parts of a text that tell when a place is open, `Hours this week⏎Mon, March 2: 9 am – 5 pm⏎Tue, March 3: Closed`: from a heading of hours, all lines
 * that say no more than days and hours.
 */
export function openingHours(text: string): Stretch[] {
  return allMatches(HOURS_HEADING, text).flatMap(({ index, 0: heading }) => {
    let end = index + heading.length;
    for (let lines = 0; lines < DAYS.openingDays.mostLines; lines += 1) {
      const next = text.indexOf('\n', end + 1);
      const line = text.slice(end + 1, next < 0 ? text.length : next);
      if (end >= text.length || line.length > DAYS.openingDays.longestLine || !saysHours(line)) break;
      end = next < 0 ? text.length : next;
    }
    return [{ start: index, end }];
  });
}

/** A few words may stand beside days and hours, `Easter Sunday, April 5: Closed`, and none without them. */
function saysHours(line: string): boolean {
  const rest = line.replace(HOURS_WORD, ' ');
  const words = rest.match(/\p{L}{2,}/gu) ?? [];
  return words.length === 0 || (words.length <= DAYS.openingDays.otherWords && OPEN_OR_CLOSED.test(line));
}

const OPEN_OR_CLOSED = /\d\s?(?:[ap]\.?m|[–—-]\s?\d)|\b(?:closed|noon)\b/i;
