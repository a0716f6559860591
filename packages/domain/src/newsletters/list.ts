import type { NewsletterReason, NewsletterRow } from '@marquee/contract';
import { readRows } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { nextWeekly } from '../notices/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { type NewsletterData, newslettersAfter } from './list.sql.ts';

const LIST = 'newsletters';

interface IssueData {
  day: string;
  state: 'planned' | 'sending' | 'sent' | 'skipped';
  reason: NewsletterReason | null;
  letters: number;
  isHeld: 0 | 1;
  editedBy: string | null;
}

/** The newsletters that somebody asked for, by city. */
export async function listNewsletters(
  deps: NowDeps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const [after] = decodePlace(LIST, cursor, ['']) ?? [''];
  const rows = await readRows(deps.db, newslettersAfter(after, limit + 1));
  const now = deps.clock.now();
  return pageFrom(
    rows,
    limit,
    (row) => rowOf(row, now),
    ({ slug }) => encodePlace(LIST, [slug]),
  );
}

/** The city's day of the next issue. */
export const dayOfNext = ({ dueAt, timezone }: Pick<NewsletterData, 'dueAt' | 'timezone'>, now: Instant) =>
  dateOf(localOf(dueAt ?? nextWeekly(now, timezone), timezone));

export function rowOf(row: NewsletterData, now: Instant): NewsletterRow {
  const { slug, city, state, timezone, subscribers, dueAt } = row;
  const issues = JSON.parse(row.issues) as IssueData[];
  const day = dayOfNext(row, now);
  const next = issues.find((issue) => issue.state === 'planned' && issue.day === day);
  const last = issues.find((issue) => issue.state === 'sent' || issue.state === 'skipped');
  const isSending = issues.some((issue) => issue.state === 'sending');
  return {
    slug,
    city,
    state,
    timezone,
    subscribers,
    dueAt: isoOf(dueAt),
    standing: isSending ? 'sending' : next?.isHeld ? 'held' : next?.editedBy ? 'edited' : 'by-itself',
    last: last
      ? {
          day: last.day,
          state: last.state === 'sent' ? 'sent' : 'skipped',
          reason: last.reason,
          letters: last.letters,
        }
      : null,
  };
}
