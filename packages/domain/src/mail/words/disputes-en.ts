import { dollars } from '@marquee/kernel';
import type { Vocabulary } from './vocabulary.ts';

const ENDED = {
  boost: 'So the days of this boost that the payment no longer covers are not shown.',
  campaign: 'So the part of this campaign’s budget that went back is not spent any more.',
} as const;

/** To the buyer, after their bank decided for them. */
export const disputeInEnglish: Vocabulary['disputeLost'] = ({ purpose, description, receivedCents, lostCents }) => ({
  subject: `Your bank gave back ${dollars(lostCents)}: ${description}`,
  paragraphs: [
    `You disputed a payment of ${dollars(receivedCents)} to us, and your bank decided for you: ${dollars(lostCents)} went back to your card. It was for: ${description}.`,
    ENDED[purpose],
    'You need not do anything. If the dispute was a mistake, you can buy it again, or answer this email.',
  ],
  action:
    purpose === 'boost'
      ? { label: 'Open My Boosts', path: '/?tab=boosts' }
      : { label: 'Open Your Campaigns', path: '/advertiser?tab=campaigns' },
  footnote: 'You get this email because this was bought with your account.',
});
