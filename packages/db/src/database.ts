import type { D1Database } from '@cloudflare/workers-types';
import { drizzle } from 'drizzle-orm/d1';
import * as tables from './tables/index.ts';

/** The typed handle on one D1 database. */
export function openDatabase(d1: D1Database) {
  return drizzle(d1, { schema: tables });
}

export type Database = ReturnType<typeof openDatabase>;
