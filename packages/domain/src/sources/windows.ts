import type { LocalDate } from '@marquee/kernel';
import type { Window } from '../events/index.ts';
import { addDays, dateOf } from '../places/index.ts';
import type { PagesRead, ReadPage } from './pages-read.ts';

/** Fewer events than this may be in order by chance. */
const LEAST = 3;
const ALWAYS = { from: '0001-01-01', to: '9999-12-31' };
/** A part of the source was not read: missing events may be there. */
const UNREAD = new Set(['follow-up-failed', 'page-budget']);

/**
 * The days that each read page covers, by its address; `listed` is the number of showings on each now.
 *
 * A complete feed covers its first day to its last. An HTML page never claims to be complete: if its events are in date order, it
 * covers the days between them (its last day may be cut), provided that the whole source was read, and a showing must be missing twice.
 * A document shorter than at its last read is not cut at a number of events: without a next page it covers everything it ever listed, so
 * that its first and last events can be withdrawn, too. A document with `cut` showings covers no days: missing showings may be among
 * them.
 */
export function windowsOf(
  read: Pick<PagesRead, 'changed' | 'findings' | 'deferredMs' | 'rows'>,
  listed: ReadonlyMap<string, number>,
  cut: ReadonlySet<string>,
): Map<string, Window> {
  // An unreadable document is stored and is not read again while it stays the same.
  const isReadable = read.rows.every(({ failedHash }) => failedHash === null);
  const isAllRead = isReadable && read.deferredMs === null && !read.findings.some(({ code }) => UNREAD.has(code));
  return new Map(
    read.changed.flatMap((page): Array<[string, Window]> => {
      if (cut.has(page.row.url)) return [];
      const { window } = page.extraction;
      const shown = window === null && isAllRead ? shownDays(page) : null;
      const answered = window ?? shown;
      if (answered === null) return [];
      const isShorter = page.row.listed !== null && (listed.get(page.row.url) ?? 0) < page.row.listed;
      const days = isShorter && !goesOn(page) ? ALWAYS : answered;
      return [[page.row.url, { ...days, mustMissTwice: shown !== null }]];
    }),
  );
}

const goesOn = ({ row, extraction }: ReadPage): boolean =>
  row.reason === 'next-page' || extraction.followUps.some(({ reason }) => reason === 'next-page');

function shownDays({ row, extraction }: ReadPage): { from: LocalDate; to: LocalDate } | null {
  if (!/html/i.test(row.contentType ?? '')) return null;
  const days = extraction.drafts.filter(({ recurrence }) => !recurrence).map(({ start }) => dateOf(start.value));
  const [first, last] = [days[0], days.at(-1)];
  const isInOrder = days.every((day, index) => index === 0 || day >= (days[index - 1] ?? day));
  if (!first || !last || days.length < LEAST || !isInOrder) return null;
  const from = row.reason === 'next-page' ? addDays(first, 1) : first;
  const to = addDays(last, -1);
  return from <= to ? { from, to } : null;
}
