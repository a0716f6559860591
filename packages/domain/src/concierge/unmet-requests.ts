import { UNMET_DAYS, UNMET_REASONS, type UnmetRequest } from '@marquee/contract';
import { excluded, readAll, type Statement, unmetRequests, write } from '@marquee/db';
import { DAY_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { lte } from 'drizzle-orm';
import { categorize } from '../categories/index.ts';
import type { ReadDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { groupsOf } from './matching/matched-words.ts';
import { isTalk } from './reading/read-request.ts';
import type { Ask, Wish } from './reading/wish.ts';
import type { Said } from './said.ts';
import type { Place } from './tools.ts';
import { unmetSince } from './unmet-requests.sql.ts';

const MOST_LETTERS = 100;

interface Answered {
  ask: Ask;
  /** As it was read. */
  wish: Wish;
  /** Of the message before. */
  last: Wish | null;
  said: Pick<Said, 'events' | 'givenUp'>;
  place: Place;
}

export interface Unmet extends Pick<UnmetRequest, 'asked' | 'why'>, Place {}

/**
 * What an answer leaves unmet: what found nothing, or nothing with those words, or what was asked before and is asked again in other words. Null
 * if nothing is. Of the message only the words that were looked for are kept.
 */
export function unmetBy({ ask, wish, last, said, place }: Answered): Unmet | null {
  if (isTalk(ask) || ask.kind === 'count') return null;
  if (said.events.length === 0) return { asked: askedBy(wish), why: 'nothing', ...place };
  if (said.givenUp?.includes('words')) return { asked: askedBy(wish), why: 'words', ...place };
  if (ask.kind === 'find' && last !== null && isSameInOtherWords(last, wish))
    return { asked: askedBy(last), why: 'repeated', ...place };
  return null;
}

const askedBy = ({ words, categories }: Wish) => (words ?? categories.join(', ')).slice(0, MOST_LETTERS);

/** Both have words, none of them the same, and they mean the same or one kind of event. */
function isSameInOtherWords({ words: before }: Wish, { words: now }: Wish): boolean {
  if (before === undefined || now === undefined || before === now) return false;
  const own = before.split(' ');
  if (now.split(' ').some((word) => own.includes(word))) return false;
  const forms = new Set(groupsOf(before).flat());
  const [kind] = kindsOf(before);
  return (
    groupsOf(now).some((group) => group.some((form) => forms.has(form))) ||
    (kind !== undefined && kind === kindsOf(now)[0])
  );
}

const kindsOf = (title: string) =>
  categorize({ labels: [], title, venue: null, description: null }).categories.filter(
    (category) => category !== 'Other',
  );

/** Keeps it once for each session, with the reason of the last time. */
export async function keepUnmet(deps: ReadDeps, sessionId: string, unmet: Unmet): Promise<void> {
  const row = { session: await sha256Hex(sessionId), ...unmet, at: deps.clock.now() };
  await deps.db
    .insert(unmetRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [unmetRequests.session, unmetRequests.asked, unmetRequests.city, unmetRequests.state],
      set: { why: excluded(unmetRequests.why), at: row.at },
    });
}

/** Deletes what is older than 30 days. */
export function forgetUnmet(now: Instant): Statement {
  return write.delete(unmetRequests).where(lte(unmetRequests.at, now - UNMET_DAYS * DAY_MS));
}

/** What the most sessions asked for and did not get, at most a hundred rows; of equals the latest first. */
export async function listUnmet(deps: ReadDeps): Promise<{ items: UnmetRequest[] }> {
  const since = deps.clock.now() - UNMET_DAYS * DAY_MS;
  const unmet = unmetSince(since);
  const rows = await readAll(deps.db, unmet.query, unmet.rows);
  return {
    items: rows.map(({ at, why, ...row }) => ({
      ...row,
      why: UNMET_REASONS.find((one) => one === why) ?? 'nothing',
      lastAt: isoOf(at),
    })),
  };
}
