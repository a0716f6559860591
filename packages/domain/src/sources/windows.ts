import type { LocalDate } from '@marquee/kernel';
import type { Window } from '../events/index.ts';
import { addDays, dateOf } from '../places/index.ts';
import type { PagesRead, ReadPage } from './read-pages.ts';

/** Fewer events than this are in order by chance. */
const LEAST = 3;
const ALWAYS = { from: '0001-01-01', to: '9999-12-31' };
/** Something of the source was not read: what is missing may stand there. */
const UNREAD = new Set(['follow-up-failed', 'page-budget']);

/**
 * The days for which each page that was read answers, by its address; `listed` says how many showings stand on each now.
 *
 * A feed that lists in full answers from its first day to its last. A page in HTML never says so: it answers where its events stand in the
 * order of their dates, for the days between (its last day may be cut), when all of the source was read, and what it misses must be missed
 * twice. A document that is shorter than at its last visit is not cut at a number of events: with no page behind it, it answers for all it
 * ever listed, so that its first and last event can be withdrawn too. One of which showings were `cut` answers for no day: what is missing
 * may be among them.
 */
export function windowsOf(
  read: Pick<PagesRead, 'changed' | 'findings' | 'deferredMs' | 'rows'>,
  listed: ReadonlyMap<string, number>,
  cut: ReadonlySet<string>,
): Map<string, Window> {
  // What could not be read is remembered, and is not read again while it stays the same.
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
