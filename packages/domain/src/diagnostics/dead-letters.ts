import type { ToldDeadLetterRecord } from '@marquee/contract';
import { deadLetters, isBefore, outbox, rowOrder } from '@marquee/db';
import { notFound, redact, withTexts } from '@marquee/kernel';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

/** Letters of the same instant keep their order of arrival. */
const seq = rowOrder(deadLetters);

/** Dead letters with the state of their job, or null if there is none. */
function lettersOf(deps: DbDeps) {
  return deps.db
    .select({ letter: deadLetters, seq, jobState: outbox.state })
    .from(deadLetters)
    .leftJoin(outbox, eq(outbox.id, deadLetters.jobId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof lettersOf>>[number];

function letterOf({ letter, jobState }: Row): ToldDeadLetterRecord {
  return {
    id: letter.id,
    jobId: letter.jobId,
    requestId: letter.requestId ?? letter.jobId,
    kind: letter.kind,
    body: redact(letter.body),
    reason: withTexts(letter.reason, redact),
    timestamp: isoOf(letter.at),
    canRetry: letter.resolvedAt === null && jobState !== null,
    resolution: letter.resolution,
    resolvedAt: isoOf(letter.resolvedAt),
    resolvedBy: letter.resolvedBy,
  };
}

const LIST = 'dead-letters';
const STATES = {
  open: isNull(deadLetters.resolvedAt),
  resolved: isNotNull(deadLetters.resolvedAt),
  all: undefined,
};

/** Dead letters, newest first, one page at a time. */
export async function listDeadLetters(
  deps: DbDeps,
  query: { status: keyof typeof STATES; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, query.cursor, [0, 0]);
  const beyond = after ? isBefore([deadLetters.at, seq], after) : undefined;
  const rows = await lettersOf(deps)
    .where(and(STATES[query.status], beyond))
    .orderBy(desc(deadLetters.at), desc(seq))
    .limit(query.limit + 1);
  return pageFrom(rows, query.limit, letterOf, (row) => encodePlace(LIST, [row.letter.at, row.seq]));
}

/** What one request left, the oldest first. */
export async function lettersOfRequest(deps: DbDeps, requestId: string, most: number) {
  const rows = await lettersOf(deps).where(eq(deadLetters.requestId, requestId)).orderBy(deadLetters.at).limit(most);
  return rows.map(letterOf);
}

/** Throws Reject (404) for an unknown dead letter. */
export async function readDeadLetter(deps: DbDeps, id: string): Promise<ToldDeadLetterRecord> {
  const [row] = await lettersOf(deps).where(eq(deadLetters.id, id));
  if (!row) throw notFound('deadLetter');
  return letterOf(row);
}
