import type { Book, LedgerKind, LedgerLine, PaymentPurpose } from '@marquee/contract';

/** A movement of money that is not yet in a book. Its lines add up to zero. */
export interface Movement {
  /** What caused it: `capture:01j…`. The same cause is entered once. */
  operation: string;
  kind: LedgerKind;
  paymentId: string;
  lines: readonly LedgerLine[];
}

export const BOOK_OF: Record<PaymentPurpose, Book> = { boost: 'boosts', campaign: 'campaigns' };

/** The account of what a payment has paid for and is not yet delivered. */
export function liabilityOf(book: Book, paymentId: string): string {
  return `${book === 'boosts' ? 'deferred' : 'advertiser'}:${paymentId}`;
}

/** Lines that move cents from one account to another, as the books say it: a debit of `to` and a credit of `from`. Lines of 0 are left out. */
export function lines(...given: ReadonlyArray<readonly [account: string, cents: number]>): LedgerLine[] {
  return given.filter(([, cents]) => cents !== 0).map(([account, cents]) => ({ account, cents }));
}
