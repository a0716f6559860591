import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';

/** The typed handle on one D1 database. */
export function openDatabase(d1: D1Database) {
  // Without the tables as a schema: that is for drizzle's relational queries, and is worked out anew for each handle.
  return drizzle(d1);
}

export type Database = ReturnType<typeof openDatabase>;

/** Whether the database responds. */
export function isReachable(db: Database): Promise<boolean> {
  return db.run(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
}
