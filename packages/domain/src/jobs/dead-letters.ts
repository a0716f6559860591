import type { Clock, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

const MAX_BODY = 4_000;

/** The statement that keeps a message or job nobody could do. */
export function deadLetter(
  deps: { clock: Clock; random: Random },
  letter: { jobId: string | null; kind: string | null; body: string; reason: string },
): SQL {
  return sql`INSERT INTO dead_letters (id, job_id, kind, body, reason, at)
    VALUES (${newId(deps.clock, deps.random)}, ${letter.jobId}, ${letter.kind}, ${letter.body.slice(0, MAX_BODY)}, ${letter.reason}, ${deps.clock.now()})`;
}
