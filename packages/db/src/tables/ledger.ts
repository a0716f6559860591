import type { Book, LedgerKind, LedgerLine } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Movements of money in double entry, append-only: triggers refuse UPDATE and DELETE, an entry whose lines do not add up to zero, and
 * one that does not follow the last entry of its book (docs/decisions/052-ledger.md).
 */
export const ledgerEntries = sqliteTable(
  'ledger_entries',
  {
    book: text().$type<Book>().notNull(),
    /** From 1, without gaps. */
    seq: integer().notNull(),
    /** What caused it; the same cause is never entered twice. */
    operation: text().notNull().unique(),
    kind: text().$type<LedgerKind>().notNull(),
    at: integer().notNull(),
    /** The payment that the money belongs to. */
    paymentId: text('payment_id').notNull(),
    lines: text({ mode: 'json' }).$type<readonly LedgerLine[]>().notNull(),
    /** The hash of the entry before it in its book; 64 zeros for the first. */
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.book, table.seq] }),
    index('ledger_entries_by_payment').on(table.paymentId, table.seq),
    index('ledger_entries_by_time').on(table.at),
  ],
);

/** The sum of each account, kept by a trigger: derived from the entries. */
export const ledgerBalances = sqliteTable(
  'ledger_balances',
  {
    book: text().$type<Book>().notNull(),
    /** `cash`; or of one payment: `deferred:01j…`, which counts toward `deferred`, too. */
    account: text().notNull(),
    debitCents: integer('debit_cents').notNull(),
    creditCents: integer('credit_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.book, table.account] })],
);

/** Each proof of the books, one row a run, the newest of each day kept. */
export const ledgerProofs = sqliteTable('ledger_proofs', {
  /** The UTC day, days since 1970. */
  day: integer().primaryKey(),
  at: integer().notNull(),
  entries: integer().notNull(),
  /** What is wrong, as sentences; empty: the books are right. */
  breaks: text({ mode: 'json' }).$type<readonly Sentence[]>().notNull(),
});
