import type { Book } from '@marquee/contract';
import { atomically, Conflict } from '@marquee/db';
import type { NowDeps } from '../deps.ts';
import { enter } from './enter.ts';
import { liabilityOf, lines } from './movement.ts';
import { readBook } from './read-book.ts';

/** Each conflict means that another entry of the book got through. */
const TRIES = 20;

/**
 * Enters what was delivered of a payment, once for each `operation`, and never more than is owed: the rest was given back meanwhile.
 * Gives the cents that were entered. Throws Conflict if the book stays busy; the caller's job comes again.
 */
export async function recordEarned(
  deps: NowDeps,
  { book, paymentId, operation, cents }: { book: Book; paymentId: string; operation: string; cents: number },
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { head, entered, owedCents } = await readBook(deps, book, paymentId);
    const earned = Math.min(cents, owedCents);
    if (entered.has(operation) || earned <= 0) return 0;
    const movement = {
      operation,
      kind: 'earn' as const,
      paymentId,
      lines: lines([liabilityOf(book, paymentId), earned], ['earned', -earned]),
    };
    try {
      const { guards } = await enter(deps, book, head, [movement]);
      await atomically(deps.db, [], guards);
      return earned;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === TRIES) throw error;
    }
  }
}
