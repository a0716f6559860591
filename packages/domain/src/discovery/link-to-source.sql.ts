import type { Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';

/** Notes which source a candidate became; commit it after the source. */
export function linkToSource(candidateId: string, url: string): Statement {
  return sql`UPDATE source_candidates SET source_id = (SELECT id FROM sources WHERE url = ${url}) WHERE id = ${candidateId}`;
}
