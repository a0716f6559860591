import type { Statement } from '@marquee/db';
import type { Clock, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const MAX_BODY = 4_000;

/** The statement that keeps a message or job nobody could do; a message that comes twice (`id` is its own) is kept once. */
export function deadLetter(
  deps: { clock: Clock; random: Random },
  letter: { id?: string; jobId: string | null; kind: string | null; body: string; reason: string },
): Statement {
  return sql`INSERT OR IGNORE INTO dead_letters (id, job_id, kind, body, reason, at)
    VALUES (${letter.id ?? newId(deps.clock, deps.random)}, ${letter.jobId}, ${letter.kind}, ${letter.body.slice(0, MAX_BODY)}, ${letter.reason}, ${deps.clock.now()})`;
}
