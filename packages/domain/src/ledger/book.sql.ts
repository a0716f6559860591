import type { Book } from '@marquee/contract';
import { ledgerEntries, number, type Reading, type RowOf, rowsOf, type Statement } from '@marquee/db';
import { sql } from 'drizzle-orm';
import type { LedgerEntry } from './chain.ts';

const { seq, hash, operation, lines } = ledgerEntries;
const HEAD = rowsOf('ledger.head', { seq, hash });
const ENTERED = rowsOf('ledger.entered', { operation, lines });
const OWED = rowsOf('ledger.owed', { cents: number });

export function headOf(book: Book): Reading<RowOf<typeof HEAD>> {
  return {
    query: sql`SELECT seq, hash FROM ledger_entries WHERE book = ${book} ORDER BY seq DESC LIMIT 1`,
    rows: HEAD,
  };
}

/** What is entered of a payment. */
export function enteredOf(paymentId: string): Reading<RowOf<typeof ENTERED>> {
  return { query: sql`SELECT operation, lines FROM ledger_entries WHERE payment_id = ${paymentId}`, rows: ENTERED };
}

/** The balance of an account: what was credited and not debited, in cents. */
export function creditOf(book: Book, account: string): Reading<RowOf<typeof OWED>> {
  return {
    query: sql`SELECT credit_cents - debit_cents AS cents FROM ledger_balances WHERE book = ${book} AND account = ${account}`,
    rows: OWED,
  };
}

/** Adds an entry only if it follows the last one of its book. */
export function insertEntry(entry: LedgerEntry): Statement {
  return sql`INSERT INTO ledger_entries (book, seq, operation, kind, at, payment_id, lines, previous_hash, hash)
    SELECT ${entry.book}, ${entry.seq}, ${entry.operation}, ${entry.kind}, ${entry.at}, ${entry.paymentId}, ${JSON.stringify(entry.lines)},
      ${entry.previousHash}, ${entry.hash}
    WHERE (SELECT coalesce(max(seq), 0) FROM ledger_entries WHERE book = ${entry.book}) = ${entry.seq - 1}`;
}
