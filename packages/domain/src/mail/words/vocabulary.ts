import type { Issue, LetterData, Words } from '../letters.ts';

/** The words of each kind of letter in one language. */
export interface Vocabulary {
  greeting: (firstName: string) => string;
  verifyEmail: (path: string) => Words;
  resetPassword: (path: string) => Words;
  changeEmail: (path: string) => Words;
  passwordChanged: () => Words;
  emailChanged: () => Words;
  accountDeleted: () => Words;
  providerConnected: (provider: string) => Words;
  providerDisconnected: (provider: string) => Words;
  factorAdded: (factor: 'app' | 'passkey') => Words;
  factorRemoved: (factor: 'app' | 'passkey') => Words;
  reportDecided: (report: LetterData['report-decided']) => Words;
  eventChanged: (changed: LetterData['event-changed'], ending: string) => Words;
  sale: (sale: LetterData['sale'], ending: string) => Words;
  weekly: (week: LetterData['weekly'], ending: string) => Words;
  newsletterConfirm: (asked: LetterData['newsletter-confirm'], path: string) => Words;
  newsletter: (issue: Issue, ending: string) => Words;
  boostReceipt: (boost: LetterData['boost-receipt']) => Words;
  boostRefunded: (boost: LetterData['boost-refunded']) => Words;
  disputeLost: (dispute: LetterData['dispute-lost']) => Words;
  refundFailed: (refund: LetterData['refund-failed']) => Words;
  refundMade: (refund: LetterData['refund-made']) => Words;
  purchasePaused: (held: LetterData['purchase-paused']) => Words;
  purchaseResumed: (held: LetterData['purchase-resumed']) => Words;
  /** By which the payer and we find it. */
  payment: (id: string) => string;
  paidWith: (last4: string) => string;
  /** Before the seller's name and address. */
  soldBy: string;
  publisherConfirm: (request: LetterData['publisher-confirm'], path: string) => Words;
  operatorAlert: (alert: LetterData['operator-alert']) => Words;
  publisherDecided: (request: LetterData['publisher-decided']) => Words;
  claimConfirm: (claim: LetterData['venue-claim-confirm'], path: string) => Words;
  claimDecided: (claim: LetterData['venue-claim-decided']) => Words;
  submissionDecided: (sent: LetterData['submission-decided']) => Words;
  promoterDecided: (request: LetterData['promoter-decided']) => Words;
  campaignReceipt: (campaign: LetterData['campaign-receipt']) => Words;
  campaignApproved: (campaign: LetterData['campaign-approved']) => Words;
  campaignOver: (campaign: LetterData['campaign-over']) => Words;
}
