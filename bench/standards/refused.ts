import type { Ours } from './with-ours.ts';

/** What we read of a file that the library refuses, and why that is right. */
export function readingOf(reason: string, { drafts, findings }: Ours): string {
  const events = drafts === 1 ? '1 event' : `${drafts} events`;
  if (drafts > 0) return `${events}: ${/date-time value|integer/.test(reason) ? DATE : LINE}`;
  if (findings.includes('untitled-event')) return 'none: its events have no title.';
  if (findings.includes('bad-date')) return 'none: its events have no possible start.';
  if (findings.includes('unsupported-format')) return 'none: it is not a calendar, but a part of one.';
  return 'none.';
}

const DATE = 'one value is no moment of its type; the day in it is read, or its line is the only loss.';
const LINE =
  'one line cannot be read, and it is the only loss (RFC 5545 §3.1 asks for less; calendars in use need more).';
