import { DAYS } from '../../decide/weights/days.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { firstFrom } from '../../document/html/within.ts';
import { clockTime } from '../times/local.ts';
import type { TimeMention } from '../times/written-times.ts';

const DASH = String.raw`\s?(?:-|‑|–|—|to)\s?`;
const AT_END = new RegExp(
  String.raw`(?<=^|\n|[\p{L}\p{N})!.'’"*]\s{0,3}[-–—,|(@]?\s{1,3}|\()(\d{1,2})(?::([0-5]\d))?${DASH}(\d{1,2})(?::([0-5]\d))?\)?(?=\s*(?:\n|$))`,
  'u',
);
const COUNTED = /\b(?:ages?|grades?|rooms?|chapters?|parts?|weeks?|won|lost|score|game|pages?|k|gr)\.?\s$/i;
/** Where music is played without am and pm, it is played after noon. */
const OF_EVENINGS =
  /\b(?:live (?:music|entertainment|bands?|acoustic)|music (?:schedule|calendar|lineup)|bands?|karaoke|open mic|dj|nightlife|tavern|saloon|taproom|brewing|brewery|pub|lounge|winery|vineyards?|bar (?:&|and) grill)\b/i;

/**
 * Hours without am or pm at the ends of lines with a day, `Fri Dec 4 – Whiskey Lane 8-11`, if most such lines of the page end so.
 * @param text the page's text with blanks instead of its dates
 * @param times what is known to be a time; where it is one end of such hours, they replace it
 */
export function hoursAtEnds(text: string, dates: readonly Stretch[], times: readonly TimeMention[]): TimeMention[] {
  if (dates.length < DAYS.hoursAtEnds.fewest) return [];
  let untimed = 0;
  let bare = 0;
  const found: TimeMention[] = [];
  const isOfEvenings = OF_EVENINGS.test(text.slice(0, DAYS.hoursAtEnds.headChars));
  for (const [index, { end }] of dates.entries()) {
    const next = dates[index + 1]?.start ?? text.length;
    const until = Math.min(next, end + DAYS.hoursAtEnds.longestEntry);
    const known = times[firstFrom(times, end)];
    const isTimed = known !== undefined && known.start < until;
    if (isTimed && !known.halfDayUnknown) continue;
    const time = hoursIn(text.slice(end, until), end, isOfEvenings);
    if (!isTimed) untimed += 1;
    if (!time) continue;
    found.push(time);
    if (!isTimed) bare += 1;
  }
  return bare > 0 && found.length >= DAYS.hoursAtEnds.fewest && bare >= untimed * DAYS.hoursAtEnds.mostly ? found : [];
}

function hoursIn(entry: string, offset: number, isOfEvenings: boolean): TimeMention | null {
  const match = AT_END.exec(entry);
  if (!match || COUNTED.test(entry.slice(0, match.index))) return null;
  const [hour, last] = [Number(match[1]), Number(match[3])];
  if (hour < 1 || hour > 12 || last < 1 || last > 12) return null;
  const minutes = ((last % 12) * 60 + Number(match[4] ?? 0) - (hour % 12) * 60 - Number(match[2] ?? 0) + 720) % 720;
  if (minutes === 0 || minutes > DAYS.hoursAtEnds.longestHours * 60) return null;
  const isLater = isOfEvenings && hour <= DAYS.hoursAtEnds.latestEveningStart;
  const from = clockTime((hour % 12) + (isLater || hour === 12 ? 12 : 0), Number(match[2] ?? 0));
  const end = from && (Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + minutes) % 1440;
  const to = typeof end === 'number' ? clockTime(Math.floor(end / 60), end % 60) : null;
  if (!from || !to) return null;
  const at = offset + match.index;
  return {
    start: at,
    end: at + match[0].length,
    from,
    to,
    halfDayUnknown: !isLater && hour !== 12,
    role: 'show',
  };
}
