import { ledgerBalances, ledgerEntries } from '@marquee/db';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import type { BookReader } from './verify-book.ts';

const PAGE = 500;

/** The books of a database. */
export function storedBooks({ db }: DbDeps): BookReader {
  return {
    entriesAfter: (book, seq) =>
      db
        .select()
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.book, book), gt(ledgerEntries.seq, seq)))
        .orderBy(asc(ledgerEntries.seq))
        .limit(PAGE),
    async balancesOf(book) {
      const kept = await db.select().from(ledgerBalances).where(eq(ledgerBalances.book, book));
      return new Map(kept.map(({ account, debitCents, creditCents }) => [account, debitCents - creditCents]));
    },
  };
}
