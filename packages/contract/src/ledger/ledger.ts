import { z } from 'zod';

/** A chain of entries of its own. */
export const BOOKS = ['boosts', 'campaigns'] as const;
export type Book = (typeof BOOKS)[number];

/** `deferred` (boosts) and `advertiser` (campaigns) are liabilities, kept by payment: what was paid and is not yet delivered. */
export const LEDGER_ACCOUNTS = ['cash', 'fees', 'deferred', 'earned', 'refunds', 'disputes', 'advertiser'] as const;

export const LEDGER_KINDS = [
  'capture',
  'fee',
  'earn',
  'refund',
  'refund-failed',
  'dispute',
  'dispute-fee',
  'dispute-won',
  'dispute-lost',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Most movements in one exported table. */
export const LEDGER_EXPORT_ENTRIES = 10_000;

/** Cents are positive for a debit and negative for a credit, and never 0. The account may be of one payment: `deferred:01j…`. */
export const ledgerLine = z.object({ account: z.string(), cents: z.int() });
export type LedgerLine = z.output<typeof ledgerLine>;
