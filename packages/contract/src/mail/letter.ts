/** The languages of letters: those of the site. */
export const LETTER_LANGUAGES = ['en', 'es'] as const;
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number];

/** What letters are about. */
const LETTER_KINDS = [
  'verify-email',
  'reset-password',
  'change-email',
  'password-changed',
  'email-changed',
  'account-deleted',
  'provider-connected',
  'provider-disconnected',
  'factor-added',
  'factor-removed',
  'report-decided',
  'event-changed',
  'sale',
  'weekly',
  'newsletter-confirm',
  'newsletter',
  'publisher-confirm',
  'publisher-decided',
  'boost-receipt',
  'boost-refunded',
  'dispute-lost',
  'refund-failed',
  'refund-made',
  'purchase-paused',
  'purchase-resumed',
  'operator-alert',
  'venue-claim-confirm',
  'venue-claim-decided',
  'submission-decided',
  'promoter-decided',
  'campaign-receipt',
  'campaign-approved',
  'campaign-over',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
