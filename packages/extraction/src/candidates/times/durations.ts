import { allMatches } from '../../base/matches.ts';
import { TIMES } from '../../decide/weights/times.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { DURATION_LABEL, GOES_ON, NUMBERS } from '../../rules/duration-words.ts';

export interface Duration extends Stretch {
  minutes: number;
}

const COUNT = String.raw`\d{1,3}(?:\.(?:25|5|75))?|${Object.keys(NUMBERS).join('|')}`;
const HALF = String.raw`(\s?½|\s1\/2|\sand a half)?`;
const WRITTEN = new RegExp(
  String.raw`\b(?:(${COUNT})${HALF}\s?(?:hours?|hrs?)\b\.?(?:(\sand a half)|,?\s(?:and\s)?(${COUNT})\s?(?:minutes?|mins?)\b\.?)?|(${COUNT})\s?(?:minutes?|mins?)\b\.?|(half an hour))`,
  'gi',
);
const UNIT = /(?:\d|\s|½)(?:hours?|hrs?|min(?:ute)?s?)\b/i;

/** The durations that a text calls the event's own, `Duration: 2 hours`, or writes right behind one of these times: `7 pm (90 minutes)`. */
export function findDurations(text: string, times: readonly Stretch[]): Duration[] {
  if (!UNIT.test(text)) return [];
  return allMatches(WRITTEN, text).flatMap((match) => {
    const [whole] = match;
    const [start, end] = [match.index, match.index + whole.length];
    const before = text.slice(Math.max(0, start - TIMES.durations.context), start);
    const behind = text.slice(end, end + TIMES.durations.context);
    if (GOES_ON.test(behind)) return [];
    const isOwn = DURATION_LABEL.test(before) || times.some((time) => isBeside(text.slice(time.end, start), behind));
    const minutes = minutesIn(match);
    return isOwn && minutes >= TIMES.durations.shortest && minutes <= TIMES.durations.longest
      ? [{ start, end, minutes }]
      : [];
  });
}

/** Whether only signs stand between a time and a duration, and the duration ends there. */
function isBeside(between: string, behind: string): boolean {
  return between.length <= 6 && /^\s?[,(|·•–-]?\s?(?:for\s)?$/.test(between) && /^\s?(?:$|[).;,|\n])/.test(behind);
}

function minutesIn([, hours, half, halfBehind, rest, minutes, halfHour]: RegExpExecArray): number {
  if (halfHour) return 30;
  if (hours) return numberOf(hours) * 60 + (half || halfBehind ? 30 : 0) + (rest ? numberOf(rest) : 0);
  return minutes ? numberOf(minutes) : 0;
}

function numberOf(written: string): number {
  return NUMBERS[written.toLowerCase()] ?? Number(written);
}
