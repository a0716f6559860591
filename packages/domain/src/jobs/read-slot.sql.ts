import { SCHEDULE_BOUNDS } from '@marquee/contract';
import { type Database, readFirst, rowsOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { mostReads } from './dispatch.sql.ts';

const SLOT = rowsOf('jobs.read-slot', { key: text });
const SLOTS = JSON.stringify(Array.from({ length: SCHEDULE_BOUNDS.concurrent.most }, (_, at) => at));

/** One statement: the first slot without a lease in force, or none. At most ten lookups. */
export async function takeFreeSlot(
  db: Database,
  { token, now, until }: { token: string; now: Instant; until: Instant },
  usual: number,
): Promise<string | null> {
  const row = await readFirst(
    db,
    sql`INSERT INTO leases (key, token, until)
      SELECT 'read-slot:' || j.value, ${token}, ${until} FROM json_each(${SLOTS}) j
      WHERE j.value < ${mostReads(usual)}
        AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.key = 'read-slot:' || j.value AND l.until >= ${now})
      ORDER BY j.value LIMIT 1
      ON CONFLICT (key) DO UPDATE SET token = excluded.token, until = excluded.until WHERE leases.until < ${now}
      RETURNING key`,
    SLOT,
  );
  return row?.key ?? null;
}
