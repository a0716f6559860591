import type { Evidence } from '../../base/types.ts';
import { clockTime, localDate } from '../times/local.ts';
import type { Stated } from '../times/stated-time.ts';
import { readMachineDate } from './machine-date.ts';
import { readWrittenMoment } from './written.ts';

export interface StatedMoment extends Stated {
  evidence: Evidence;
  /** For a time that is separate from its date. */
  timeEvidence?: Evidence;
  /** Read from the visible text itself, which is the only possible confirmation. */
  isVisible?: boolean;
}

/** Year, month and day have separators, or are eight digits: a month alone (`2026-12`) names no day. */
const ISO =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|(\d{2})(\d{2}))(?:(?:T|\s{1,3}|t)(\d{2}|\d(?!\d))(?::?(\d{2}))?(?::?(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|z|[+-]\d{1,2}(?::?\d{2})?(?::?\d{2})?|UTC|GMT)?(?:\[([\w/+-]{1,50})\])?)?$/;
/** A readable date followed by unreadable text: `2019-9-18T10-10-00-00`. */
const ISO_HEAD = /^(\d{4})-(\d{1,2})-(\d{1,2})(?=[T\s])/;

/**
 * Parses one moment, machine-readable or written by a person: ISO 8601 / RFC 3339 with its common errors (one-digit months, a blank for
 * the T, `-0800`, seconds, fractions), the dates of mail and RSS, otherwise an American date (`Feb 11, 2026 7:30 PM`). Null without a valid full date.
 * @param earliestYear for ISO dates, if it differs from that of events
 */
export function readStated(source: string, earliestYear?: number): Stated | null {
  const text = source.trim().slice(0, 80);
  const iso = ISO.exec(text);
  if (iso) return fromIso(iso, earliestYear);
  const head = ISO_HEAD.exec(text);
  if (head) {
    const date = localDate(Number(head[1]), Number(head[2]), Number(head[3]));
    return date ? { date } : null;
  }
  return readMachineDate(text) ?? readWrittenMoment(text);
}

function fromIso(match: RegExpExecArray, earliestYear?: number): Stated | null {
  const [, year, month, day, plainMonth, plainDay, hour, minute, , offset, zone] = match;
  const date = localDate(Number(year), Number(month ?? plainMonth), Number(day ?? plainDay), earliestYear);
  if (!date) return null;
  if (hour === undefined) return { date };
  // 24:00 is the end of a day in ISO 8601; as an event's time it adds nothing to the date.
  const time = clockTime(Number(hour), Number(minute ?? 0));
  if (!time) return { date };
  const offsetMinutes = offset === undefined ? undefined : readOffset(offset);
  return {
    date,
    time,
    ...(offsetMinutes === undefined || offset === undefined ? {} : { offsetMinutes, offsetText: offset }),
    ...(zone ? { zone } : {}),
  };
}

/** `Z`, `-0800`, `+05:30`, `-7`; undefined for an offset that no zone uses. */
export function readOffset(text: string): number | undefined {
  if (/^(?:z|utc|gmt)$/i.test(text)) return 0;
  const match = /^([+-])(\d{1,2})(?::?(\d{2}))?/.exec(text);
  if (!match) return undefined;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return minutes <= 14 * 60 ? (match[1] === '-' ? -minutes : minutes) + 0 : undefined;
}
