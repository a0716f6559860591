import { shownLine, shownText } from '@marquee/kernel';
import { isAboutMoney } from './about-money.ts';
import type { Completion, Issue, Letter, Words } from './letters.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';

/** The words of a letter in its language. A name cannot add lines to a subject: it is shown as one line everywhere. */
export function wordsOf(letter: Letter, completion: Completion | null): Words {
  const say = letter.language === 'es' ? es : en;
  const words = shown(composed(letter, completion));
  if (!isAboutMoney(letter)) return words;
  const { paymentId, cardLast4 } = letter.data;
  const about = [...(paymentId ? [say.payment(paymentId)] : []), ...(cardLast4 ? [say.paidWith(cardLast4)] : [])];
  return { ...words, paragraphs: [...words.paragraphs, ...about] };
}

/** Without what is not seen or turns a text round, whoever wrote it: a note, a page that an alert quotes. Somebody's own words keep their lines. */
function shown(words: Words): Words {
  const { subject, paragraphs, quote } = words;
  return {
    ...words,
    subject: shownLine(subject),
    paragraphs: paragraphs.map(shownText),
    ...(quote !== undefined && { quote: shownText(quote) }),
  };
}

/** The words of an issue of a newsletter; `ending`: where the link leads that ends it. */
export const issueWords = (issue: Issue, language: Letter['language'], ending: string): Words =>
  shown((language === 'es' ? es : en).newsletter(issue, ending));

/** What stands before the seller's name and address. */
export const soldByIn = (language: Letter['language']): string => (language === 'es' ? es : en).soldBy;

/** Never sent: a letter without its issue is not completed. */
const NO_ISSUE: Issue = { city: '', state: '', items: [], notes: null };

function composed(letter: Letter, completion: Completion | null): Words {
  const say = letter.language === 'es' ? es : en;
  const path = completion?.path ?? '/';
  const greeted = (words: Words, firstName: string): Words => ({
    ...words,
    paragraphs: [say.greeting(shownLine(firstName)), ...words.paragraphs],
  });
  switch (letter.kind) {
    case 'verify-email':
      return greeted(say.verifyEmail(path), completion?.firstName ?? '');
    case 'reset-password':
      return greeted(say.resetPassword(path), completion?.firstName ?? '');
    case 'change-email':
      return greeted(say.changeEmail(path), completion?.firstName ?? '');
    case 'password-changed':
      return greeted(say.passwordChanged(), letter.data.firstName);
    case 'email-changed':
      return greeted(say.emailChanged(), letter.data.firstName);
    case 'account-deleted':
      return greeted(say.accountDeleted(), letter.data.firstName);
    case 'provider-connected':
      return greeted(say.providerConnected(letter.data.provider), letter.data.firstName);
    case 'provider-disconnected':
      return greeted(say.providerDisconnected(letter.data.provider), letter.data.firstName);
    case 'factor-added':
      return greeted(say.factorAdded(letter.data.factor), letter.data.firstName);
    case 'factor-removed':
      return greeted(say.factorRemoved(letter.data.factor), letter.data.firstName);
    case 'publisher-confirm':
      return say.publisherConfirm(letter.data, path);
    case 'publisher-decided':
      return say.publisherDecided(letter.data);
    case 'boost-receipt':
      return say.boostReceipt({ ...letter.data, title: shownLine(letter.data.title) });
    case 'boost-refunded':
      return say.boostRefunded({ ...letter.data, title: shownLine(letter.data.title) });
    case 'dispute-lost':
      return say.disputeLost({ ...letter.data, description: shownLine(letter.data.description) });
    case 'refund-failed':
      return say.refundFailed({ ...letter.data, description: shownLine(letter.data.description) });
    case 'refund-made':
      return say.refundMade({ ...letter.data, description: shownLine(letter.data.description) });
    case 'purchase-paused':
      return say.purchasePaused({ ...letter.data, title: shownLine(letter.data.title) });
    case 'purchase-resumed':
      return say.purchaseResumed({ ...letter.data, title: shownLine(letter.data.title) });
    case 'operator-alert':
      return say.operatorAlert(letter.data);
    case 'venue-claim-confirm':
      return say.claimConfirm({ ...letter.data, venue: shownLine(letter.data.venue) }, path);
    case 'venue-claim-decided':
      return say.claimDecided({ ...letter.data, venue: shownLine(letter.data.venue) });
    case 'submission-decided':
      return say.submissionDecided({ ...letter.data, title: shownLine(letter.data.title) });
    case 'promoter-decided':
      return say.promoterDecided({ ...letter.data, organization: shownLine(letter.data.organization) });
    case 'campaign-receipt':
      return say.campaignReceipt({ ...letter.data, title: shownLine(letter.data.title) });
    case 'campaign-approved':
      return say.campaignApproved({ ...letter.data, title: shownLine(letter.data.title) });
    case 'campaign-over':
      return say.campaignOver({ ...letter.data, title: shownLine(letter.data.title) });
    case 'report-decided':
      return say.reportDecided({ ...letter.data, title: shownLine(letter.data.title) });
    case 'event-changed':
      return greeted(
        say.eventChanged({ ...letter.data, title: shownLine(letter.data.title) }, path),
        completion?.firstName ?? '',
      );
    case 'newsletter-confirm':
      return say.newsletterConfirm(letter.data, path);
    case 'newsletter':
      return say.newsletter(completion?.issue ?? NO_ISSUE, path);
    case 'sale':
      return greeted(
        say.sale({ ...letter.data, title: shownLine(letter.data.title) }, path),
        completion?.firstName ?? '',
      );
    case 'weekly':
      return greeted(say.weekly(letter.data, path), completion?.firstName ?? '');
  }
}
