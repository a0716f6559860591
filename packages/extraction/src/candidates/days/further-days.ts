import { daysInMonth } from '../times/local.ts';
import type { DateMention } from './date-mention.ts';

const FURTHER =
  /^(?:, ?(?:and |& ?)?| ?& ?| and )(\d{1,2})(?:st|nd|rd|th)?(?![\d/]|:\d|\.\d|\s?(?:[-–—]|to)\s?\d|\s?:?[ap]\.?m\b)/i;
const BEHIND_DAYS = /^(?:, ?((?:19|20)\d\d)\b)?\s?(?:$|[\n,;:.|@()–—-]|at\b|from\b|both\b)/i;
const MOST_FURTHER = 12;

/** The other days of `June 5, 12, 19 & 26, 2025`. A number followed by a word is not a day: `June 14, 55 College Way`. */
export function furtherDays(text: string, first: DateMention): DateMention[] {
  if (first.until || /^\d+\//.test(text.slice(first.start, first.end))) return [];
  const days: DateMention[] = [];
  let at = first.end;
  let last = first.day;
  for (let match = FURTHER.exec(text.slice(at, at + 12)); match; match = FURTHER.exec(text.slice(at, at + 12))) {
    const day = Number(match[1]);
    if (day <= last || day > daysInMonth(2024, first.month) || days.length >= MOST_FURTHER) break;
    const end = at + match[0].length;
    days.push({ start: end - match[0].replace(/^\D+/, '').length, end, month: first.month, day });
    [at, last] = [end, day];
  }
  const behind = days.length > 0 ? BEHIND_DAYS.exec(text.slice(at, at + 12)) : null;
  if (!behind) return [];
  const year = first.year ?? (behind[1] ? Number(behind[1]) : undefined);
  if (year !== undefined) for (const day of [first, ...days]) day.year = year;
  return days;
}
