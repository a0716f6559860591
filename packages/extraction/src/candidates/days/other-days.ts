import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { LEADS_TO_OTHER_DAY, OTHER_DAY_BEHIND, OTHER_LINE } from '../../rules/aside-words.ts';

/** Whether the words around a day say that it is something else: a deadline, an issue's date, a birthday, the end of a break. */
export function isOtherDay(text: string, { start, end }: Stretch): boolean {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  // Most days begin their line: no words lead to them.
  if (
    text[start - 1] === ' ' &&
    LEADS_TO_OTHER_DAY.test(text.slice(Math.max(line, start - DAYS.otherDays.ahead), start))
  )
    return true;
  if (OTHER_DAY_BEHIND.test(text.slice(end, end + DAYS.otherDays.behind))) return true;
  return line < start && OTHER_LINE.test(text.slice(Math.max(line, start - DAYS.otherDays.lineAhead), start));
}

/**
 * Whether a sentence tells of this day, `The Harvest Supper on October 17 raised $4,210`: a word leads to it, and words go on behind it. If it
 * is over, nothing is announced.
 */
export function isInSentence(text: string, { start, end }: Stretch): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? text.length : to);
  if (line.length < DAYS.otherDays.sentenceChars || !/\p{Ll}[ (]$/u.test(text.slice(from, start))) return false;
  return text.slice(from, start).trim().split(/\s+/).length >= DAYS.otherDays.wordsAhead;
}
