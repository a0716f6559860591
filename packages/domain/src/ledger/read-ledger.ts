import {
  BOOKS,
  type Book,
  LEDGER_ACCOUNTS,
  LEDGER_EXPORT_ENTRIES,
  type LedgerEntry,
  type ToldLedger,
} from '@marquee/contract';
import { ledgerBalances, ledgerEntries, ledgerProofs } from '@marquee/db';
import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
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

interface EntryQuery {
  book: Book;
  /** Only movements of this payment. */
  payment?: string | undefined;
  /** ISO instants: from the first, before the second. */
  from?: string | undefined;
  to?: string | undefined;
}

const matches = ({ book, payment, from, to }: EntryQuery) =>
  and(
    eq(ledgerEntries.book, book),
    payment === undefined ? undefined : eq(ledgerEntries.paymentId, payment),
    from === undefined ? undefined : gte(ledgerEntries.at, Date.parse(from)),
    to === undefined ? undefined : lt(ledgerEntries.at, Date.parse(to)),
  );

function entryOf({ at, lines, ...row }: typeof ledgerEntries.$inferSelect): LedgerEntry {
  const { book, seq, operation, kind, paymentId, hash } = row;
  return { book, seq, operation, kind, timestamp: isoOf(at), paymentId, lines: [...lines], hash };
}

/** Movements of one book, newest first, one page at a time. */
export async function listLedgerEntries(
  { db }: DbDeps,
  { limit, cursor, ...query }: EntryQuery & { limit: number; cursor?: string | undefined },
): Promise<{ items: LedgerEntry[]; nextCursor: string | null }> {
  const list = `ledger-entries-${query.book}`;
  const after = decodePlace(list, cursor, [0]);
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(and(matches(query), after ? lt(ledgerEntries.seq, after[0]) : undefined))
    .orderBy(desc(ledgerEntries.seq))
    .limit(limit + 1);
  return pageFrom(rows, limit, entryOf, ({ seq }) => encodePlace(list, [seq]));
}

/** The same, oldest first, up to a limit; `isCut` if there are more. */
export async function exportLedgerEntries(
  { db }: DbDeps,
  query: EntryQuery,
  most: number = LEDGER_EXPORT_ENTRIES,
): Promise<{ entries: LedgerEntry[]; isCut: boolean }> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(matches(query))
    .orderBy(asc(ledgerEntries.seq))
    .limit(most + 1);
  return { entries: rows.slice(0, most).map(entryOf), isCut: rows.length > most };
}
