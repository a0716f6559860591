import type { Finding } from '@marquee/extraction';
import { type MessageCode, say } from '@marquee/kernel';
import type { Sorted } from './sort-drafts.ts';

/** What a person is told about drafts below the publishing bar. */
export function heldFindings({ held, rejected, published, surplus }: Omit<Sorted, 'approved'>): Finding[] {
  const told: Array<[number, Finding['code'], Finding['severity'], HeldCode]> = [
    [held.length, 'held', 'warning', 'held.waits'],
    [surplus, 'held-surplus', 'warning', 'held.surplus'],
    [rejected.length, 'held-rejected', 'info', 'held.leftOut'],
    [published.length, 'held-published', 'info', 'held.staysPublished'],
  ];
  return told.flatMap(([n, code, severity, says]) => (n > 0 ? [{ code, severity, message: say(says, { n }) }] : []));
}

type HeldCode = Extract<MessageCode, `held.${string}`>;
