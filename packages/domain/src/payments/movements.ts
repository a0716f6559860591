import type { Book, LedgerLine } from '@marquee/contract';
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '@marquee/kernel';
import { type BookState, liabilityOf, lines, type Movement } from '../ledger/index.ts';

/** What the books need to say what the provider says about a payment, in the order in which it happened. Nothing is entered twice. */
export function movementsOf(
  book: Book,
  paymentId: string,
  said: ProviderPayment,
  { entered, owedCents }: Pick<BookState, 'entered' | 'owedCents'>,
): Movement[] {
  const liability = liabilityOf(book, paymentId);
  const movements: Movement[] = [];
  let owed = owedCents;
  const isEntered = (operation: string) =>
    entered.has(operation) || movements.some((movement) => movement.operation === operation);
  const add = (operation: string, kind: Movement['kind'], moved: LedgerLine[]) => {
    if (isEntered(operation) || moved.length === 0) return;
    movements.push({ operation, kind, paymentId, lines: moved });
    for (const { account, cents } of moved) if (account === liability) owed -= cents;
  };
  /** What goes back is taken from what is still owed; what was delivered already is our loss. */
  const giveBack = (cents: number, from: string) => {
    const open = Math.min(Math.max(owed, 0), cents);
    return lines([liability, open], ['refunds', cents - open], [from, -cents]);
  };

  add(`capture:${paymentId}`, 'capture', lines(['cash', said.receivedCents], [liability, -said.receivedCents]));
  add(`fee:${paymentId}`, 'fee', lines(['fees', said.feeCents ?? 0], ['cash', -(said.feeCents ?? 0)]));
  for (const refund of inOrder(said.refunds)) addRefund(refund);
  for (const dispute of inOrder(said.disputes)) addDispute(dispute);
  return movements;

  function addRefund({ id, amountCents, status }: ProviderRefund): void {
    const operation = `refund:${id}`;
    const isOver = status === 'failed' || status === 'canceled';
    // A refund that failed before we heard of it moved nothing for good.
    if (isOver && !isEntered(operation)) return;
    add(operation, 'refund', giveBack(amountCents, 'cash'));
    const moved = entered.get(operation);
    if (isOver && moved) add(`refund-failed:${id}`, 'refund-failed', reversed(moved));
  }

  function addDispute({ id, amountCents, feeCents, status }: ProviderDispute): void {
    if (status === 'warning') return;
    add(`dispute:${id}`, 'dispute', lines(['disputes', amountCents], ['cash', -amountCents]));
    add(`dispute-fee:${id}`, 'dispute-fee', lines(['fees', feeCents], ['cash', -feeCents]));
    if (status === 'won')
      add(`dispute-won:${id}`, 'dispute-won', lines(['cash', amountCents], ['disputes', -amountCents]));
    if (status === 'lost') add(`dispute-lost:${id}`, 'dispute-lost', giveBack(amountCents, 'disputes'));
  }
}

function inOrder<T extends { at: number; id: string }>(happened: readonly T[]): T[] {
  return [...happened].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function reversed(moved: readonly LedgerLine[]): LedgerLine[] {
  return moved.map(({ account, cents }) => ({ account, cents: -cents }));
}
