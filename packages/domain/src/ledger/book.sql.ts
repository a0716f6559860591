import type { Book } from '@marquee/contract';
import {
  coalesce,
  ledgerBalances,
  ledgerEntries,
  minus,
  number,
  type Reading,
  type RowOf,
  rowIf,
  rowsOf,
  type Statement,
  write,
} from '@marquee/db';
import { and, desc, eq, max } from 'drizzle-orm';
import type { LedgerEntry } from './chain.ts';

const { book: bookOf, seq, hash, operation, lines, paymentId: paymentOf } = ledgerEntries;
const HEAD = rowsOf('ledger.head', { seq, hash });
const ENTERED = rowsOf('ledger.entered', { operation, lines });
const OWED = rowsOf('ledger.owed', { cents: number });

export function headOf(book: Book): Reading<RowOf<typeof HEAD>> {
  const query = write.select({ seq, hash }).from(ledgerEntries).where(eq(bookOf, book)).orderBy(desc(seq)).limit(1);
  return { query: query.getSQL(), rows: HEAD };
}

/** What is entered of a payment. */
export function enteredOf(paymentId: string): Reading<RowOf<typeof ENTERED>> {
  const query = write.select({ operation, lines }).from(ledgerEntries).where(eq(paymentOf, paymentId));
  return { query: query.getSQL(), rows: ENTERED };
}

/** The balance of an account: what was credited and not debited, in cents. */
export function creditOf(book: Book, account: string): Reading<RowOf<typeof OWED>> {
  const { creditCents, debitCents } = ledgerBalances;
  const query = write
    .select({ cents: minus(creditCents, debitCents).as('cents') })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.book, book), eq(ledgerBalances.account, account)));
  return { query: query.getSQL(), rows: OWED };
}

/** Adds an entry only if it follows the last one of its book. */
export function insertEntry(entry: LedgerEntry): Statement {
  const last = write
    .select({ seq: max(seq) })
    .from(ledgerEntries)
    .where(eq(bookOf, entry.book));
  return write.insert(ledgerEntries).select(rowIf(ledgerEntries, entry, eq(coalesce(last, 0), entry.seq - 1)));
}
