import type { LetterKind } from '@marquee/contract';
import { shownLine } from '@marquee/kernel';
import type { Completion, Issue, LetterData, Words } from './letters.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** What a letter gets when it is sent. */
interface Sent {
  /** Where its link leads. */
  path: string;
  firstName: string;
  issue: Issue;
}

type Compose<K extends LetterKind> = (say: Vocabulary, data: LetterData[K], sent: Sent) => Words;
/** A letter of a kind with the data of that kind. */
type OfKind<K extends LetterKind> = { [P in K]: { kind: P; data: LetterData[P] } }[K];

/** Never sent: a letter without its issue is not completed. */
const NO_ISSUE: Issue = { city: '', state: '', items: [], notes: null };
const NAMES = new Set(['title', 'description', 'venue', 'organization']);

/** Names that somebody wrote are one line each: they cannot add lines to a subject or a paragraph. */
function inLines<T extends object>(data: T): T {
  const entries = Object.entries(data).map(([key, value]: [string, unknown]) =>
    NAMES.has(key) && typeof value === 'string' ? [key, shownLine(value)] : [key, value],
  );
  return Object.fromEntries(entries) as T;
}

function greeted(say: Vocabulary, words: Words, firstName: string): Words {
  return { ...words, paragraphs: [say.greeting(shownLine(firstName)), ...words.paragraphs] };
}

/** The words of each kind of letter: first those to an account, with a greeting. */
const COMPOSED: { [K in LetterKind]: Compose<K> } = {
  'verify-email': (say, _, { path, firstName }) => greeted(say, say.verifyEmail(path), firstName),
  'reset-password': (say, _, { path, firstName }) => greeted(say, say.resetPassword(path), firstName),
  'change-email': (say, _, { path, firstName }) => greeted(say, say.changeEmail(path), firstName),
  'password-changed': (say, { firstName }) => greeted(say, say.passwordChanged(), firstName),
  'email-changed': (say, { firstName }) => greeted(say, say.emailChanged(), firstName),
  'account-deleted': (say, { firstName }) => greeted(say, say.accountDeleted(), firstName),
  'provider-connected': (say, { firstName, provider }) => greeted(say, say.providerConnected(provider), firstName),
  'provider-disconnected': (say, { firstName, provider }) =>
    greeted(say, say.providerDisconnected(provider), firstName),
  'factor-added': (say, { firstName, factor }) => greeted(say, say.factorAdded(factor), firstName),
  'factor-removed': (say, { firstName, factor }) => greeted(say, say.factorRemoved(factor), firstName),
  'event-changed': (say, data, { path, firstName }) => greeted(say, say.eventChanged(inLines(data), path), firstName),
  sale: (say, data, { path, firstName }) => greeted(say, say.sale(inLines(data), path), firstName),
  weekly: (say, data, { path, firstName }) => greeted(say, say.weekly(data, path), firstName),
  'publisher-confirm': (say, data, { path }) => say.publisherConfirm(data, path),
  'publisher-decided': (say, data) => say.publisherDecided(data),
  'boost-receipt': (say, data) => say.boostReceipt(inLines(data)),
  'boost-refunded': (say, data) => say.boostRefunded(inLines(data)),
  'dispute-lost': (say, data) => say.disputeLost(inLines(data)),
  'refund-failed': (say, data) => say.refundFailed(inLines(data)),
  'refund-made': (say, data) => say.refundMade(inLines(data)),
  'purchase-paused': (say, data) => say.purchasePaused(inLines(data)),
  'purchase-resumed': (say, data) => say.purchaseResumed(inLines(data)),
  'operator-alert': (say, data) => say.operatorAlert(data),
  'venue-claim-confirm': (say, data, { path }) => say.claimConfirm(inLines(data), path),
  'venue-claim-decided': (say, data) => say.claimDecided(inLines(data)),
  'submission-decided': (say, data) => say.submissionDecided(inLines(data)),
  'promoter-decided': (say, data) => say.promoterDecided(inLines(data)),
  'campaign-receipt': (say, data) => say.campaignReceipt(inLines(data)),
  'campaign-approved': (say, data) => say.campaignApproved(inLines(data)),
  'campaign-over': (say, data) => say.campaignOver(inLines(data)),
  'report-decided': (say, data) => say.reportDecided(inLines(data)),
  'newsletter-confirm': (say, data, { path }) => say.newsletterConfirm(data, path),
  newsletter: (say, _, { path, issue }) => say.newsletter(issue, path),
};

/** The words of a letter; what it gets when it is sent is empty until then. */
export function composeLetter<K extends LetterKind>(
  say: Vocabulary,
  letter: OfKind<K>,
  sent: Completion | null,
): Words {
  const compose: Compose<K> = COMPOSED[letter.kind];
  return compose(say, letter.data, {
    path: sent?.path ?? '/',
    firstName: sent?.firstName ?? '',
    issue: sent?.issue ?? NO_ISSUE,
  });
}
