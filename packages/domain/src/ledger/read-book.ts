import type { Book, LedgerLine } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import type { DbDeps } from '../deps.ts';
import { creditOf, enteredOf, headOf } from './book.sql.ts';
import { GENESIS, type Head } from './chain.ts';
import { liabilityOf } from './movement.ts';

/** A book as one payment sees it, at one moment. */
export interface BookState {
  head: Head;
  /** What is entered of the payment, by its cause. */
  entered: ReadonlyMap<string, readonly LedgerLine[]>;
  /** Paid and neither delivered nor given back, in cents. */
  owedCents: number;
}

/** Three readings in one call. */
export async function readBook({ db }: DbDeps, book: Book, paymentId: string): Promise<BookState> {
  const [[head], entered, [owed]] = await readTogether(db, [
    headOf(book),
    enteredOf(paymentId),
    creditOf(book, liabilityOf(book, paymentId)),
  ] as const);
  return {
    head: head ?? { seq: 0, hash: GENESIS },
    entered: new Map(entered.map(({ operation, lines }) => [operation, lines])),
    owedCents: owed?.cents ?? 0,
  };
}
