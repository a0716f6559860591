import type { LetterKind } from '@marquee/contract';
import type { Letter } from './letters.ts';

const KINDS = [
  'boost-receipt',
  'boost-refunded',
  'dispute-lost',
  'refund-failed',
  'refund-made',
  'purchase-paused',
  'purchase-resumed',
  'campaign-receipt',
  'campaign-over',
] as const satisfies readonly LetterKind[];

/** Letters about a payment: they name the seller and the card. */
export function isAboutMoney(letter: Letter): letter is Extract<Letter, { kind: (typeof KINDS)[number] }> {
  return KINDS.some((kind) => kind === letter.kind);
}
