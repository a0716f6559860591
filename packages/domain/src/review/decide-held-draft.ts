import type { HeldDecision } from '@marquee/contract';
import { atomically, Conflict, heldDrafts, type Statement, sources, write } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import { type Caller, notFound, Reject, type Sentence, say } from '@marquee/kernel';
import { and, eq, exists, isNull } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { ingest } from '../events/index.ts';
import { type HeldRow, heldRow } from './held-rows.ts';

interface Choice {
  decision: 'approve' | 'reject';
  reason?: string | undefined;
}

interface Decided {
  decision: HeldDecision;
  isPublished: boolean;
  outcome: Sentence;
}

/**
 * Decides on a held draft, once. An approved one is stored at once as a read would store it, in the commit of the decision: its page need
 * not be fetched again. Throws Reject: 404, and 409 if somebody was first or its source is not read any more.
 */
export async function decideHeldDraft(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  choice: Choice,
  { also = [] }: Alongside = {},
): Promise<Decided> {
  const row = await heldRow(deps, id);
  if (!row) throw notFound('heldEvent');
  if (row.held.decision !== null) throw alreadyDecided(row);
  const decision = choice.decision === 'approve' ? 'approved' : 'rejected';
  if (decision === 'approved' && row.source.status !== 'active') {
    throw new Reject(409, 'source-not-read', say('review.sourceNotRead', { source: row.source.name }));
  }
  const reason = choice.reason?.trim() || null;
  const entry = auditEntry(deps, caller, {
    action: decision === 'approved' ? 'held-draft.approve' : 'held-draft.reject',
    subject: `held-draft:${id}`,
    before: { name: row.held.title, status: 'held', start: row.held.start, source: row.source.id },
    after: { name: row.held.title, status: decision, reason },
  });
  const guard = guardOf(deps, row, {
    decision,
    reason,
    decidedBy: actorName(caller.actor),
    decidedAt: deps.clock.now(),
  });
  try {
    if (decision === 'approved') return await publish(deps, row, [entry, ...also], guard);
    await atomically(deps.db, [entry, ...also], [guard]);
    return { decision, isPublished: false, outcome: say('review.keptOutUntilTitleStart') };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const now = await heldRow(deps, id);
    if (now && now.held.decision !== null) throw alreadyDecided(now);
    throw notFound('heldEvent');
  }
}

type Decision = Pick<typeof heldDrafts.$inferInsert, 'decision' | 'reason' | 'decidedBy' | 'decidedAt'>;

/** Holds for one decision, while the source is as it was. A read that finds another title or start gives the row another id. */
function guardOf(deps: ChangeDeps, { held, source }: HeldRow, decision: Decision): Statement {
  const asBefore = deps.db
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.id, source.id), eq(sources.status, source.status)));
  return write
    .update(heldDrafts)
    .set(decision)
    .where(and(eq(heldDrafts.id, held.id), isNull(heldDrafts.decision), exists(asBefore)));
}

async function publish(
  deps: ChangeDeps,
  { held, source }: HeldRow,
  statements: readonly Statement[],
  guard: Statement,
): Promise<Decided> {
  const { counts, findings } = await ingest(deps, {
    source,
    citySlug: source.citySlug,
    shiftWeeks: source.shiftWeeks ?? 0,
    drafts: [{ draft: held.draft as Draft, pageUrl: held.pageUrl }],
    // No page was read: nothing is withdrawn or counted.
    pageUrls: [],
    windows: new Map(),
    statements,
    guard,
  });
  const isPublished = counts.kept > 0;
  const because = findings[0] ? findings[0].message : say('review.notUpcoming');
  const outcome = isPublished
    ? say('review.publishedNowNextReadsWhile')
    : say('review.approvedButNotPublished', { why: because });
  return { decision: 'approved', isPublished, outcome };
}

function alreadyDecided({ held }: HeldRow): Reject {
  const who = held.decidedBy ?? say('somebody');
  return new Reject(409, 'decided', say(`decided.event.${held.decision ?? 'approved'}`, { who }));
}
