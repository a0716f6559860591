import { BOOKS, type Book, LEDGER_ACCOUNTS, type LedgerEntry, type ToldLedger } from '@marquee/contract';
import { ledgerBalances, ledgerEntries, ledgerProofs } from '@marquee/db';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

/** The books with their accounts, and the last proof. */
export async function readLedger({ db }: DbDeps): Promise<ToldLedger> {
  const balances = await db
    .select()
    .from(ledgerBalances)
    .where(inArray(ledgerBalances.account, [...LEDGER_ACCOUNTS]));
  const books = await Promise.all(
    BOOKS.map(async (book) => {
      const [last] = await db
        .select({ seq: ledgerEntries.seq, hash: ledgerEntries.hash })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.book, book))
        .orderBy(desc(ledgerEntries.seq))
        .limit(1);
      const accounts = LEDGER_ACCOUNTS.flatMap((account) => {
        const row = balances.find((balance) => balance.book === book && balance.account === account);
        return row ? [{ account, debitCents: row.debitCents, creditCents: row.creditCents }] : [];
      });
      return { book, entries: last?.seq ?? 0, hash: last?.hash ?? null, accounts };
    }),
  );
  const [proof] = await db.select().from(ledgerProofs).orderBy(desc(ledgerProofs.day)).limit(1);
  return {
    books,
    proof: proof ? { at: isoOf(proof.at), entries: proof.entries, breaks: [...proof.breaks] } : null,
  };
}

/** Movements of one book, newest first, one page at a time. */
export async function listLedgerEntries(
  { db }: DbDeps,
  { book, limit, cursor }: { book: Book; limit: number; cursor?: string | undefined },
): Promise<{ items: LedgerEntry[]; nextCursor: string | null }> {
  const list = `ledger-entries-${book}`;
  const after = decodePlace(list, cursor, [0]);
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.book, book), after ? lt(ledgerEntries.seq, after[0]) : undefined))
    .orderBy(desc(ledgerEntries.seq))
    .limit(limit + 1);
  return pageFrom(
    rows,
    limit,
    ({ seq, operation, kind, at, paymentId, lines, hash }) => {
      return { book, seq, operation, kind, timestamp: isoOf(at), paymentId, lines: [...lines], hash };
    },
    ({ seq }) => encodePlace(list, [seq]),
  );
}
