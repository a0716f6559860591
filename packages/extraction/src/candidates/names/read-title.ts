import { LIMITS } from '../../base/limits.ts';
import type { EventStatus } from '../../base/types.ts';
import { NAMES } from '../../decide/weights/names.ts';
import { plainLine } from '../../document/text.ts';
import { CANCELLED, MAY_BE_OFF, POSTPONED, RESCHEDULED } from '../../rules/status-words.ts';

const MARK = `(${CANCELLED}|${POSTPONED}|${RESCHEDULED})`;
const HEAD = new RegExp(`^\\s*[[(*]*\\s*${MARK}\\s*[\\])*]*\\s*[!:–—-]*\\s+(?=\\S)`, 'i');
const TAIL = new RegExp(`\\s*[-–—:|([*]+\\s*${MARK}\\s*[\\])*!.]*\\s*$`, 'i');

/** `Save the date: Annual Dinner` */
const SAVE_THE_DATE = /^\W*save the dates?\s*[:!–—-]+\s*(?=\p{L}|\p{N})/iu;

/** Titles with none of these words have neither. */
const MAY_BE_MARKED = new RegExp(`save the|${MAY_BE_OFF.source}`, 'iu');

/** A displayable title, and the status that organizers write before or after it (`CANCELLED: Jazz Night`, `Jazz Night – postponed`), without the request to save its date. */
export function readTitle(source: string): { title: string; status: EventStatus | null } {
  const line = plainLine(source, LIMITS.titleChars);
  if (!MAY_BE_MARKED.test(line)) return { title: withoutOpenBracket(line), status: null };
  const whole = withoutOpenBracket(line.replace(SAVE_THE_DATE, ''));
  const mark = HEAD.exec(whole) ?? TAIL.exec(whole);
  if (!mark) return { title: whole, status: null };
  const title = whole.replace(HEAD, '').replace(TAIL, '').trim();
  return title ? { title, status: statusOf(mark[1] ?? '') } : { title: whole, status: null };
}

/** `Football [Ages 6-14`: what follows a bracket that is never closed was cut off at its day or hour. */
function withoutOpenBracket(title: string): string {
  const open = Math.max(title.lastIndexOf('('), title.lastIndexOf('['));
  if (open < NAMES.readTitle.shortest || /[)\]]/.test(title.slice(open)) || title.length >= LIMITS.titleChars)
    return title;
  return title.slice(0, open).replace(/[\s,:–—-]+$/, '');
}

const CANCELLED_WORD = new RegExp(CANCELLED);
const POSTPONED_WORD = new RegExp(POSTPONED);

/** schema.org EventStatusType, iCalendar STATUS and plain words. A rescheduled event is scheduled; null if no status is stated. */
export function statusOf(source: string): EventStatus | null {
  const word = source.toLowerCase();
  if (CANCELLED_WORD.test(word)) return 'cancelled';
  if (POSTPONED_WORD.test(word)) return 'postponed';
  if (/scheduled|reprogramad|confirmed|tentative|movedonline/.test(word)) return 'scheduled';
  return null;
}
