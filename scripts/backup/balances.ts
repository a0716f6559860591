import type { D1Database } from '@cloudflare/workers-types';
import { z } from 'zod';

const ROWS = z.array(z.object({ book: z.string(), account: z.string(), cents: z.number() }));

/** What a backup must bring back: the rows of each table and the cents of each account of the ledger. */
export const manifest = z.strictObject({
  /** ISO instant. */
  madeAt: z.string(),
  /** The names of the migrations that made its tables. */
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.int()),
  /** Cents by `book/account`. */
  balances: z.record(z.string(), z.int()),
});
export type Manifest = z.output<typeof manifest>;

export const BALANCES_QUERY =
  'SELECT book, account, debit_cents - credit_cents AS cents FROM ledger_balances ORDER BY book, account';

/** The cents of each account, by `book/account`. */
export function balancesFrom(rows: unknown): Record<string, number> {
  return Object.fromEntries(ROWS.parse(rows).map(({ book, account, cents }) => [`${book}/${account}`, cents]));
}

export async function balancesOf(database: D1Database): Promise<Record<string, number>> {
  return balancesFrom((await database.prepare(BALANCES_QUERY).all()).results);
}
