import type { Book } from '@marquee/contract';
import { coalesce, ledgerBalances, ledgerEntries, minus, reading, rowIf, type Statement, write } from '@marquee/db';
import { and, desc, eq, max } from 'drizzle-orm';
import type { LedgerEntry } from './chain.ts';

const { book: bookOf, seq, hash, operation, lines, paymentId: paymentOf } = ledgerEntries;

export const headOf = (book: Book) =>
  reading('ledger.head', { seq, hash }, (columns) =>
    write.select(columns).from(ledgerEntries).where(eq(bookOf, book)).orderBy(desc(seq)).limit(1),
  );

/** What is entered of a payment. */
export const enteredOf = (paymentId: string) =>
  reading('ledger.entered', { operation, lines }, (columns) =>
    write.select(columns).from(ledgerEntries).where(eq(paymentOf, paymentId)),
  );

/** The balance of an account: what was credited and not debited, in cents. */
export function creditOf(book: Book, account: string) {
  const { creditCents, debitCents } = ledgerBalances;
  return reading('ledger.owed', { cents: minus(creditCents, debitCents) }, (columns) =>
    write
      .select(columns)
      .from(ledgerBalances)
      .where(and(eq(ledgerBalances.book, book), eq(ledgerBalances.account, account))),
  );
}

/** Adds an entry only if it follows the last one of its book. */
export function insertEntry(entry: LedgerEntry): Statement {
  const last = write
    .select({ seq: max(seq) })
    .from(ledgerEntries)
    .where(eq(bookOf, entry.book));
  return write.insert(ledgerEntries).select(rowIf(ledgerEntries, entry, eq(coalesce(last, 0), entry.seq - 1)));
}
