import type { DeadLetterRecord } from '@marquee/contract';
import { notFound } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { redact } from './redact.ts';

interface Row {
  seq: number;
  id: string;
  job_id: string | null;
  kind: string | null;
  body: string;
  reason: string;
  at: number;
  resolution: DeadLetterRecord['resolution'];
  resolved_at: number | null;
  resolved_by: string | null;
  job_state: string | null;
}

const COLUMNS = sql`d.rowid AS seq, d.id, d.job_id, d.kind, d.body, d.reason, d.at, d.resolution, d.resolved_at, d.resolved_by,
  o.state AS job_state FROM dead_letters d LEFT JOIN outbox o ON o.id = d.job_id`;

function letterOf(row: Row): DeadLetterRecord {
  return {
    id: row.id,
    jobId: row.job_id,
    kind: row.kind,
    body: redact(row.body),
    reason: redact(row.reason),
    timestamp: isoOf(row.at),
    canRetry: row.resolved_at === null && row.job_state !== null,
    resolution: row.resolution,
    resolvedAt: isoOf(row.resolved_at),
    resolvedBy: row.resolved_by,
  };
}

const LIST = 'dead-letters';
const STATES = {
  open: sql`d.resolved_at IS NULL`,
  resolved: sql`d.resolved_at IS NOT NULL`,
  all: sql`1`,
};

/** Messages and jobs nobody could do, newest first, a page at a time. */
export async function listDeadLetters(
  deps: Pick<ReadDeps, 'db'>,
  query: { status: keyof typeof STATES; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, query.cursor, [0, 0]);
  const beyond = after ? sql`AND (d.at, d.rowid) < (${after[0]}, ${after[1]})` : sql``;
  const rows = await deps.db.all<Row>(sql`SELECT ${COLUMNS} WHERE ${STATES[query.status]} ${beyond}
    ORDER BY d.at DESC, d.rowid DESC LIMIT ${query.limit + 1}`);
  return pageFrom(rows, query.limit, letterOf, (row) => encodePlace(LIST, [row.at, row.seq]));
}

/** Throws Reject (404) for a letter that is none. */
export async function readDeadLetter(deps: Pick<ReadDeps, 'db'>, id: string): Promise<DeadLetterRecord> {
  const [row] = await deps.db.all<Row>(sql`SELECT ${COLUMNS} WHERE d.id = ${id}`);
  if (!row) throw notFound('This dead letter');
  return letterOf(row);
}
