import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { instant } from '../instant.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { BOOKS, LEDGER_ACCOUNTS, LEDGER_EXPORT_ENTRIES, LEDGER_KINDS, ledgerLine } from './ledger.ts';

const cents = z.int();

const book = z.object({
  book: z.enum(BOOKS),
  entries: z.int(),
  /** Of its last entry; null: it has none. */
  hash: z.string().nullable(),
  /** Debits and credits of each account, in cents; those of single payments are added up. */
  accounts: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), debitCents: cents, creditCents: cents })),
});

const ledgerEntry = z.object({
  book: z.enum(BOOKS),
  seq: z.int(),
  operation: z.string(),
  kind: z.enum(LEDGER_KINDS),
  timestamp: z.string(),
  paymentId: z.string(),
  lines: z.array(ledgerLine),
  hash: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

const ledger = z.object({
  books: z.array(book),
  /** The last proof of the books; null: none yet. */
  proof: z.object({ at: z.string(), entries: z.int(), breaks: z.array(sentence) }).nullable(),
});
export type Ledger = z.output<typeof ledger>;
/** Before it is written. */
export type ToldLedger = z.input<typeof ledger>;

const filters = {
  book: z.enum(BOOKS).default('boosts'),
  /** Only movements of this payment. */
  payment: z.string().trim().min(1).max(40).optional(),
  from: instant.optional(),
  to: instant.optional(),
};

export const ledgerEndpoints = defineEndpoints({
  getLedger: {
    method: 'GET',
    path: '/api/admin/ledger',
    access: 'admin',
    summary: 'The books: their accounts, and the last proof that they are right.',
    response: ledger,
  },
  listLedgerEntries: {
    method: 'GET',
    path: '/api/admin/ledger/entries',
    access: 'admin',
    summary: 'Movements of one book, newest first.',
    query: z.object({ ...filters, ...pageQuery }),
    response: pageOf(ledgerEntry),
  },
  exportLedgerEntries: {
    kind: 'document',
    method: 'GET',
    path: '/api/admin/ledger/entries.csv',
    access: 'admin',
    summary: `Movements of one book as a table (RFC 4180), a row for each account of each, oldest first: at most ${LEDGER_EXPORT_ENTRIES.toLocaleString('en-US')} of them; a last line says so where there are more.`,
    query: z.object(filters),
    contentTypes: ['text/csv'],
  },
  verifyLedger: {
    method: 'POST',
    path: '/api/admin/ledger/verify',
    access: 'admin',
    summary: 'Proves the books and compares payments with the provider now, as each night.',
    response: z.object({ success: z.literal(true) }),
  },
});
