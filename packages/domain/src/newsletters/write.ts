import { NEWSLETTER_ITEMS_LEAST, type NewsletterReason } from '@marquee/contract';
import { newsletterIssues, readRows, readTogether, type Statement } from '@marquee/db';
import { DAY_MS, type Instant, newId, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { type NewLetter, writeLetters } from '../mail/index.ts';
import { nextWeekly } from '../notices/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { compose } from './compose.ts';
import {
  beginIssue,
  type DueNewsletter,
  dueNewsletters,
  issuesBeingSent,
  putOffNewsletters,
  readersAfter,
  type SendingIssue,
  sentUpTo,
} from './write.sql.ts';

/** Letters that one job writes, and cities that it begins: one commit. */
const LETTERS = 1_000;
const CITIES = 20;
/** After an outage of more than a day the issue of the week is left out. */
const TOO_LATE_MS = DAY_MS;

/**
 * Begins the newsletters that are due and writes the next letters of those that have begun. What an issue says is frozen when it begins. Letters, the reader
 * reached and the end of the job are one commit: a job that is interrupted or doubled writes no letter twice, and the next tick goes on where it stopped.
 */
export async function writeNewsletters(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const [sending, due] = await readTogether(deps.db, [issuesBeingSent(CITIES), dueNewsletters(now, CITIES)]);
  const { letters, statements } = await lettersOf(deps, sending, now);
  const read = due.filter(({ subscribers }) => subscribers > 0);
  const begun = await Promise.all(read.map((newsletter) => beginningOf(deps, newsletter, now)));
  const next = due.map(({ citySlug, timezone }) => ({ slug: citySlug, at: nextWeekly(now, timezone) }));
  return {
    outcome: sending.length + due.length > 0 ? 'done' : 'unchanged',
    detail: say('job.newslettersWritten', { n: letters.length }),
    counts: { letters: letters.length },
    statements: [
      ...writeLetters(deps, letters),
      ...statements,
      ...begun,
      ...(next.length > 0 ? [putOffNewsletters(next)] : []),
    ],
  };
}

async function lettersOf(deps: EngineDeps, sending: readonly SendingIssue[], now: Instant) {
  const letters: NewLetter[] = [];
  const statements: Statement[] = [];
  for (const { id: issueId, citySlug, cursor } of sending) {
    const left = LETTERS - letters.length;
    if (left <= 0) break;
    const readers = await readRows(deps.db, readersAfter(citySlug, cursor, left));
    for (const { id: subscriberId, email: to, language } of readers)
      letters.push({ kind: 'newsletter', to, language, data: { issueId, subscriberId } });
    const isLast = readers.length < left;
    statements.push(sentUpTo(issueId, { cursor: readers.at(-1)?.id ?? cursor, letters: readers.length, isLast, now }));
  }
  return { letters, statements };
}

/** Its letters follow at the next tick. */
async function beginningOf(deps: EngineDeps, due: DueNewsletter, now: Instant): Promise<Statement> {
  const { citySlug, timezone, dueAt } = due;
  const day = dateOf(localOf(dueAt, timezone));
  const isIt = and(eq(newsletterIssues.citySlug, citySlug), eq(newsletterIssues.day, day));
  const [planned] = await deps.db.select().from(newsletterIssues).where(isIt);
  const place = { slug: citySlug, timezone };
  const hindrance = hindranceOf(deps, due, { isHeld: planned?.isHeld ?? false, now });
  const { items } = hindrance
    ? { items: [] }
    : await compose(deps, place, { at: Math.max(now, dueAt), chosen: planned?.chosen ?? null });
  const reason = hindrance ?? (items.length < NEWSLETTER_ITEMS_LEAST ? 'too-few' : null);
  return beginIssue({ id: planned?.id ?? newId(deps.clock, deps.random), citySlug, day, reason, items }, now);
}

function hindranceOf(
  { mail }: Pick<EngineDeps, 'mail'>,
  { status, isHidden, dueAt }: DueNewsletter,
  { isHeld, now }: { isHeld: boolean; now: Instant },
): NewsletterReason | null {
  if (status !== 'live' || isHidden) return 'hidden';
  if (!mail.isSetUp) return 'no-mail';
  if (dueAt < now - TOO_LATE_MS) return 'late';
  return isHeld ? 'held' : null;
}
