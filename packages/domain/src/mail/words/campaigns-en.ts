import { dollars } from '@marquee/kernel';
import { dayIn } from '../day-in.ts';
import { whenIn } from '../when.ts';
import type { Vocabulary } from './vocabulary.ts';

const OVER = {
  rejected: (title: string) => `A person looked at your campaign “${title}” and did not approve it.`,
  'taken-down': (title: string) => `We stopped your campaign “${title}”.`,
  stopped: (title: string) => `You stopped your campaign “${title}”.`,
  ended: (title: string) => `Your campaign “${title}” has come to its end.`,
  spent: (title: string) => `Your campaign “${title}” has spent its budget and is over.`,
  undelivered: (title: string) => `Your campaign “${title}” came to its end without being shown.`,
  'account-gone': (title: string) => `Your campaign “${title}” ended with your account.`,
  refunded: (title: string) => `We refunded what you paid for your campaign “${title}”. The campaign is over.`,
  disputed: (title: string) => `Your bank took back what you paid for your campaign “${title}”. The campaign is over.`,
} as const;

const FOOTNOTE = 'You get this email because you pay for this campaign. Keep it as your receipt.';

export const campaignsInEnglish: Pick<Vocabulary, 'campaignReceipt' | 'campaignApproved' | 'campaignOver'> = {
  campaignReceipt: ({ campaignId, title, budgetCents, startDay, endDay, place }) => ({
    subject: `Your receipt for the campaign “${title}”`,
    paragraphs: [
      `Thank you. You paid ${dollars(budgetCents)} for the campaign “${title}” in ${place}.`,
      `A person looks at your ad before it is shown. It runs from ${dayIn('en', startDay)} to ${dayIn('en', endDay)}. What is not spent goes back to your card.`,
    ],
    action: { label: 'Open the Invoice', path: `/api/campaigns/${campaignId}/invoice` },
    footnote: FOOTNOTE,
  }),
  campaignApproved: ({ title, startDay, note }) => ({
    subject: `Your campaign “${title}” was approved`,
    paragraphs: [
      `A person looked at your campaign “${title}” and approved it. It runs from ${whenIn('en', startDay)}, or at once if that day has come.`,
      ...(note === null ? [] : ['Our note for you:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Open Your Campaigns', path: '/advertiser?tab=campaigns' },
    footnote: 'You get this email because you pay for this campaign.',
  }),
  campaignOver: ({ title, because, note, budgetCents, spentCents, refundCents, disputedCents = 0 }) => ({
    subject:
      because === 'rejected' && spentCents === 0
        ? `Your campaign “${title}” was not approved`
        : because === 'refunded'
          ? `We refunded ${dollars(refundCents)} for your campaign “${title}”`
          : `Your campaign “${title}” is over`,
    paragraphs: [
      OVER[because === 'rejected' && spentCents > 0 ? 'taken-down' : because](title),
      `Paid: ${dollars(budgetCents)}. Spent: ${dollars(spentCents)}. Refunded: ${dollars(refundCents)}.${disputedCents > 0 ? ` Disputed with your bank: ${dollars(disputedCents)}.` : ''}`,
      ...(refundCents > 0 ? [`The refund goes to the card that you paid with, which takes up to ten days.`] : []),
      ...(note === null ? [] : ['Our note for you:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Open Your Campaigns', path: '/advertiser?tab=campaigns' },
    footnote: FOOTNOTE,
  }),
};
