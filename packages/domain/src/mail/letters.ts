import type {
  AlertNews,
  AlertSeverity,
  BoostEnding,
  CampaignEnd,
  LetterKind,
  LetterLanguage,
  NewsletterItem,
  NewsletterNotes,
  PaymentPurpose,
  PublisherWish,
  ReportKind,
} from '@marquee/contract';
import type { KeptChange } from '@marquee/db';

/** What each kind of letter needs besides its recipient. */
export interface LetterData {
  'verify-email': { userId: string };
  /** Whose account it is, if anybody's, is found when the letter is sent: asking costs the same for every address. */
  'reset-password': object;
  'change-email': { userId: string };
  'password-changed': { firstName: string };
  'email-changed': { firstName: string };
  'account-deleted': { firstName: string };
  /** `Google` */
  'provider-connected': { firstName: string; provider: string };
  'provider-disconnected': { firstName: string; provider: string };
  'factor-added': { firstName: string; factor: 'app' | 'passkey' };
  'factor-removed': { firstName: string; factor: 'app' | 'passkey' };
  'report-decided': {
    title: string;
    slug: string;
    kind: ReportKind;
    status: 'resolved' | 'dismissed';
    note: string | null;
  };
  'event-changed': { userId: string; title: string; slug: string; changes: readonly KeptChange[] };
  /** Of a saved event: wall times or days. */
  sale: { userId: string; title: string; slug: string; what: 'opens' | 'moved'; onSale: string; known: string | null };
  weekly: WeeklyData;
  'newsletter-confirm': { subscriberId: string; city: string; state: string };
  /** What the issue says is the same for all: it comes when the letter is sent. */
  newsletter: { issueId: string; subscriberId: string };
  'publisher-confirm': { requestId: string; host: string; wish: PublisherWish };
  'boost-receipt': BoostData & {
    plan: string;
    days: number;
    /** Days in the event's zone; null if it could not start. */
    starts: string | null;
    ends: string | null;
  };
  'boost-refunded': BoostData & { refundCents: number };
  'dispute-lost': {
    purpose: PaymentPurpose;
    /** What was paid for, as the receipt says it. */
    description: string;
    receivedCents: number;
    lostCents: number;
  } & Paid;
  /** The bank of the payer sent it back. */
  'refund-failed': RefundData & { isTriedAgain: boolean };
  /** One that had failed before. */
  'refund-made': RefundData;
  /** A dispute holds the money of what runs; or holds it no more. */
  'purchase-paused': HeldData;
  'purchase-resumed': HeldData;
  'operator-alert': {
    news: AlertNews;
    title: string;
    severity: AlertSeverity;
    /** What to do. */
    advice: string;
    facts: ReadonlyArray<{ label: string; value: string }>;
    /** What was found. */
    detail: string;
    /** Where one acts, within the site. */
    path: string;
  };
  'venue-claim-confirm': { claimId: string; slug: string; venue: string };
  'venue-claim-decided': {
    slug: string;
    venue: string;
    status: 'granted' | 'refused' | 'revoked';
    note: string | null;
  };
  'submission-decided': {
    what: 'event' | 'source';
    title: string;
    status: 'approved' | 'rejected';
    /** Of what became of it, within the site. */
    path: string | null;
    note: string | null;
  };
  'promoter-decided': {
    organization: string;
    status: 'granted' | 'declined';
    note: string | null;
    /** From this day on they may ask again, `2026-12-05`; null if it was granted. */
    askAgainDay: string | null;
  };
  'publisher-decided': { host: string; wish: PublisherWish; status: 'granted' | 'refused'; note: string | null };
  /** Days: `2026-12-05`. */
  'campaign-receipt': {
    campaignId: string;
    title: string;
    budgetCents: number;
    startDay: string;
    endDay: string;
    /** `Columbia, SC` */
    place: string;
  } & Paid;
  /** `startDay`: `2026-12-05`. */
  'campaign-approved': { title: string; startDay: string; note: string | null };
  'campaign-over': {
    title: string;
    because: CampaignEnd;
    note: string | null;
    budgetCents: number;
    spentCents: number;
    refundCents: number;
    /** What a dispute holds or took. */
    disputedCents?: number;
  } & Paid;
}

/** What letters about money say of the payment; letters that an earlier version wrote may not have it. */
interface Paid {
  paymentId?: string;
  cardLast4?: string | null;
}

interface RefundData extends Paid {
  purpose: PaymentPurpose;
  /** What was paid for, as the receipt says it. */
  description: string;
  refundCents: number;
}

interface HeldData extends Paid {
  purpose: PaymentPurpose;
  title: string;
  /** What was paid. */
  amountCents: number;
  /** What the dispute holds of it; 0 after it. */
  disputedCents: number;
  /** Whether it is shown now; absent: it is. */
  isShown?: boolean;
}

interface BoostData extends Paid {
  boostId: string;
  title: string;
  amountCents: number;
  ending: BoostEnding | null;
}

/** An event in a letter; times are local wall times. */
export interface MailedEvent {
  slug: string;
  title: string;
  venue: string | null;
  start: string;
  /** Cancelled, postponed or sold out; null otherwise. */
  mark: 'cancelled' | 'postponed' | 'sold-out' | null;
  /** Listed since the letter of the week before. */
  isNew: boolean;
}

export interface WeeklyData {
  userId: string;
  /** What the person keeps comes first, and has no name of its own. */
  parts: ReadonlyArray<{
    kind: 'kept' | 'venue' | 'search';
    name: string;
    path: string;
    events: readonly MailedEvent[];
  }>;
}

export type NewLetter = {
  /** `id`: given by a slice that wants to know what became of the letter. */
  [K in LetterKind]: { id?: string; kind: K; to: string; language: LetterLanguage; data: LetterData[K] };
}[LetterKind];

export type Letter = NewLetter & { id: string; createdAt: number };

/** An issue of a city's newsletter. */
export interface Issue {
  city: string;
  state: string;
  items: readonly NewsletterItem[];
  /** Null: no editor left one. */
  notes: NewsletterNotes | null;
}

/** What a letter with a link is completed with when it is sent. */
export interface Completion {
  /** Of the account's owner, who is greeted. */
  firstName?: string;
  /** Within the site: `/reset-password#token=…`. */
  path: string;
  /** The secret that ends this kind of letter. */
  unsubscribe?: string;
  /** What a newsletter says. */
  issue?: Issue;
}

/** Completes a letter; null if it is not to be sent (there is no such account any more, nobody waits for it). */
export type CompleteLetter<D> = (deps: D, letter: Letter) => Promise<Completion | null>;

/** The words of a letter. The recipient sees the first paragraph beside the subject. */
export interface Words {
  subject: string;
  paragraphs: readonly string[];
  /** Somebody's own words, set apart. */
  quote?: string | undefined;
  action?: { label: string; path: string };
  /** Lists of links, each under its heading. */
  lists?: ReadonlyArray<{
    heading: string;
    path: string;
    items: ReadonlyArray<{ title: string; text: string; path: string; why?: string }>;
  }>;
  /** Ends this kind of letter. */
  ending?: { label: string; path: string };
  /** Why they got it, and what to do if they did not ask for it. */
  footnote: string;
}
