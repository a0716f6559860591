import { dollars } from '@marquee/kernel';
import { dayIn } from '../day-in.ts';
import type { Vocabulary } from './vocabulary.ts';

const WHY = {
  impossible:
    'Your boost could not start, because the event is over, was cancelled, or was boosted by somebody else first.',
  'event-cancelled': 'The event was cancelled or is no longer listed. You get back the days that were not shown.',
  refunded: 'Your payment was refunded.',
  abandoned: 'Your boost had been given up when the payment arrived.',
} as const;

const FOOTNOTE = 'You get this email because a boost was bought with your account.';

export const boostsInEnglish: {
  receipt: Vocabulary['boostReceipt'];
  refunded: Vocabulary['boostRefunded'];
} = {
  receipt: ({ boostId, title, plan, days, amountCents, starts, ends, ending }) => ({
    subject: `Your receipt for the boost of ${title}`,
    paragraphs: [
      `Thank you. You paid ${dollars(amountCents)} for the ${plan} boost of ${title}: ${days} ${days === 1 ? 'day' : 'days'}.`,
      starts && ends
        ? `It runs from ${dayIn('en', starts)} to ${dayIn('en', ends)}.`
        : `${WHY[ending ?? 'impossible']} The full amount goes back to your card.`,
    ],
    action: { label: 'Open the Receipt', path: `/api/event-boosts/${boostId}/receipt` },
    footnote: FOOTNOTE,
  }),
  refunded: ({ boostId, title, amountCents, refundCents, ending }) => ({
    subject: `We refunded ${dollars(refundCents)} for your boost of ${title}`,
    paragraphs: [
      ...(ending === null ? [] : [WHY[ending]]),
      `You paid ${dollars(amountCents)}. We sent ${dollars(refundCents)} back to your card. Banks take five to ten days. Your receipt shows the refund.`,
    ],
    action: { label: 'Open the Receipt', path: `/api/event-boosts/${boostId}/receipt` },
    footnote: FOOTNOTE,
  }),
};
