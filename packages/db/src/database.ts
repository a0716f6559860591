import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import * as tables from './tables/index.ts';

/** The typed handle on one D1 database. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1, { schema: tables });
}

export type Database = ReturnType<typeof openDatabase>;

/** Whether the database responds. */
export function isReachable(db: Database): Promise<boolean> {
  return db.run(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
}
