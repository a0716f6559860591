import { dollars } from '@marquee/kernel';
import type { Vocabulary } from './vocabulary.ts';

const ENDED = {
  boost: 'Days of this boost that are no longer paid for will not be shown.',
  campaign: 'The part of this campaign’s budget that went back will not be spent.',
} as const;

const OPEN = {
  boost: { label: 'Open My Boosts', path: '/?tab=boosts' },
  campaign: { label: 'Open Your Campaigns', path: '/advertiser?tab=campaigns' },
} as const;
const FOOTNOTE = 'You get this email because this was bought with your account.';
const WHAT = {
  boost: (title: string) => `your boost of ${title}`,
  campaign: (title: string) => `your campaign “${title}”`,
};

/** To the buyer, after their bank decided for them. */
const lost: Vocabulary['disputeLost'] = ({ purpose, description, receivedCents, lostCents }) => ({
  subject: `Your bank returned ${dollars(lostCents)}: ${description}`,
  paragraphs: [
    `You disputed a payment of ${dollars(receivedCents)} to us, and your bank decided for you: ${dollars(lostCents)} went back to your card. It was for: ${description}.`,
    ENDED[purpose],
    'You need not do anything. If the dispute was a mistake, you can buy it again, or answer this email.',
  ],
  action: OPEN[purpose],
  footnote: FOOTNOTE,
});

export const moneyTroubleInEnglish: Pick<
  Vocabulary,
  'disputeLost' | 'refundFailed' | 'refundMade' | 'purchasePaused' | 'purchaseResumed'
> = {
  disputeLost: lost,
  refundFailed: ({ purpose, description, refundCents, isTriedAgain }) => ({
    subject: `A refund of ${dollars(refundCents)} did not arrive: ${description}`,
    paragraphs: [
      `We sent ${dollars(refundCents)} back to your card for: ${description}. The bank of the card did not take it, so the money is with us again. Please disregard our earlier email about this refund.`,
      isTriedAgain
        ? 'We try again by ourselves within a few days and write to you when it worked.'
        : 'We tried several times. A person looks at it now. Please answer this email if the card is closed, so that we find another way.',
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
  refundMade: ({ purpose, description, refundCents }) => ({
    subject: `We sent your refund of ${dollars(refundCents)} again: ${description}`,
    paragraphs: [
      `The refund of ${dollars(refundCents)} that had failed was sent to your card again. It was for: ${description}. Banks take five to ten days.`,
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
  purchasePaused: ({ purpose, title, disputedCents }) => ({
    subject: `Paused: ${WHAT[purpose](title)}`,
    paragraphs: [
      `Your bank examines a dispute about ${dollars(disputedCents)} of what you paid for ${WHAT[purpose](title)}. Until it has decided, nothing is shown.`,
      'If the bank decides that the payment stands, it goes on by itself. If the dispute was a mistake, ask your bank to end it.',
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
  purchaseResumed: ({ purpose, title, amountCents, isShown = true }) => ({
    subject: `${isShown ? 'Running again' : 'The dispute is over'}: ${WHAT[purpose](title)}`,
    paragraphs: [
      `The dispute about your payment of ${dollars(amountCents)} is over, and the payment stands. ${isShown ? `So ${WHAT[purpose](title)} goes on.` : `It is as before the dispute for ${WHAT[purpose](title)}.`}`,
    ],
    action: OPEN[purpose],
    footnote: FOOTNOTE,
  }),
};
