import type { FoundPicture, PictureEvent, SubmissionRecord, SubmittedEvent, SubmittedSource } from '@marquee/contract';
import { atomically, Conflict, type Statement, sources, submissions, write } from '@marquee/db';
import { type Caller, notFound, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { ingest, judge, placeDrafts } from '../events/index.ts';
import { writeLetter } from '../mail/index.ts';
import { addSource, formSource } from '../sources/index.ts';
import { draftOf } from './draft-of.ts';
import { readSubmission, type SubmissionRow } from './list-submissions.sql.ts';
import { recordOf, titleOf } from './list-submissions.ts';

interface Decision {
  status: 'approved' | 'rejected';
  note: string;
  /** Whether the letter to the sender quotes the reason. */
  isNoteShared: boolean;
  /** What a person reads in a picture that they approve. */
  event?: PictureEvent | undefined;
}

type Deps = ChangeDeps & { publicOrigin: string };

/**
 * Decides on what somebody sent in, and writes to its sender: in one commit, so once. An approved event is stored as a read would store
 * it, an approved website becomes a source. The same decision again changes nothing. Throws Reject: 404, and 409 if it was decided
 * otherwise, if the event cannot be published, or if the website cannot be added; 400 for an approved picture without an event.
 */
export async function decideSubmission(
  deps: Deps,
  caller: Caller,
  id: string,
  decision: Decision,
  { also: rest = [], post }: Alongside = {},
): Promise<SubmissionRecord> {
  const row = await existingSubmission(deps, id);
  if (row.status !== 'open') return asDecided(row, decision.status);
  const { status, note, event } = decision;
  const read = row.kind === 'picture' && status === 'approved' ? readBy(row, event) : null;
  const guard = write
    .update(submissions)
    .set({
      status,
      note,
      decidedBy: actorName(caller.actor),
      decidedAt: deps.clock.now(),
      ...(read ? { content: { ...(row.content as FoundPicture), draft: read.draft } } : {}),
    })
    .where(and(eq(submissions.id, id), eq(submissions.status, 'open')));
  const entry = auditEntry(deps, caller, {
    action: status === 'approved' ? 'submission.approve' : 'submission.reject',
    subject: `submission:${id}`,
    before: { status: 'open', kind: row.kind, ...row.content },
    after: { status, reason: note },
  });
  const also = [entry, ...letterAbout(deps, row, decision, post), ...rest];
  try {
    if (status === 'rejected') await atomically(deps.db, also, [guard]);
    else if (read) await publish(deps, row, await readInPicture(deps, row, read.sent), also, guard);
    else if (row.kind === 'event') await publish(deps, row, await sentByForm(deps, row), also, guard);
    else await addSource(deps, caller, row.content as SubmittedSource, { also, guards: [guard] });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  return asDecided(await existingSubmission(deps, id), status);
}

interface Published {
  sent: Omit<SubmittedEvent, 'flyer'>;
  /** Whose word it is. */
  source: { id: string; name: string; url: string };
  /** Where it stands. */
  pageUrl: string;
}

async function sentByForm(deps: Deps, row: SubmissionRow): Promise<Published> {
  const sent = row.content as SubmittedEvent;
  const { source, insert } = formSource(deps, row.citySlug);
  await atomically(deps.db, [insert]);
  return { sent, source, pageUrl: sent.url ?? source.url };
}

/** The event that a person reads in a picture, and its draft as it is kept. Throws Reject 400. */
function readBy(row: SubmissionRow, event: PictureEvent | undefined) {
  if (!event) throw new Reject(400, 'no-event', say('review.fillInPicture'), 'event');
  const { city, state } = row.content as FoundPicture;
  // The page says nothing of it in words, so it is none of its own.
  return { draft: event, sent: { ...event, city, state, url: null, description: null } };
}

/**
 * The event of a picture as the word of the source whose page shows it; a source that is not read any more says nothing. The picture is the page that
 * lists the event: reading the source again does not withdraw it. Throws Reject 409.
 */
async function readInPicture(
  { db }: Deps,
  { sourceId, content }: SubmissionRow,
  sent: Published['sent'],
): Promise<Published> {
  const [source] = await db
    .select({ id: sources.id, name: sources.name, url: sources.url })
    .from(sources)
    .where(and(eq(sources.id, sourceId ?? ''), eq(sources.status, 'active')));
  if (!source) throw new Reject(409, 'unpublishable', say('reply.cannotListed', { why: say('reply.sourceGone') }));
  return { sent, source, pageUrl: (content as FoundPicture).pictureUrl };
}

async function publish(
  deps: Deps,
  row: SubmissionRow,
  { sent, source, pageUrl }: Published,
  also: Statement[],
  guard: Statement,
): Promise<void> {
  const drafts = [{ draft: draftOf(row.id, sent), pageUrl }];
  const [placed] = await placeDrafts(deps, { citySlug: row.citySlug, drafts });
  const verdict = placed && judge(placed, 0, deps.clock.now());
  if (!verdict || 'rejected' in verdict)
    throw new Reject(409, 'unpublishable', say('reply.cannotListed', { why: verdict?.rejected ?? 'its city is gone' }));
  await ingest(deps, {
    source,
    citySlug: row.citySlug,
    shiftWeeks: 0,
    drafts,
    // No page was read: nothing is withdrawn or counted.
    pageUrls: [],
    windows: new Map(),
    statements: also,
    guard,
  });
}

function letterAbout(
  deps: Deps,
  row: SubmissionRow,
  { status, note, isNoteShared }: Decision,
  post: Alongside['post'],
): Statement[] {
  const { kind, content, email, language } = row;
  if (kind === 'picture') return [];
  const title = titleOf(row);
  const { city, state } = content;
  const list = new URLSearchParams({ city, state, ...(kind === 'event' ? { q: title.slice(0, 100) } : {}) });
  const data = {
    what: kind,
    title,
    status,
    path: status === 'approved' ? `/events?${list.toString()}` : null,
    note: isNoteShared ? note : null,
  };
  return writeLetter(deps, { kind: 'submission-decided', to: email, language, data }, post);
}

async function existingSubmission(deps: Deps, id: string): Promise<SubmissionRow> {
  const row = await readSubmission(deps.db, id);
  if (!row) throw notFound('submission');
  return row;
}

function asDecided(row: SubmissionRow, status: Decision['status']): SubmissionRecord {
  if (row.status === status) return recordOf(row);
  if (row.status === 'open') throw new Reject(409, 'changed', say('reply.somethingElseChangedSameTime'));
  throw new Reject(409, 'decided', say(`decided.submission.${row.status}`, { who: row.decidedBy ?? say('somebody') }));
}
