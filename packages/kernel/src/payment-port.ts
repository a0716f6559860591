import type { Instant } from './clock.ts';

/** Money is integer cents of US dollars. */
export interface PaymentRequest {
  /**
   * Our id of the operation: the provider makes one payment for one key, however often it is asked within a day; after that it may have forgotten
   * the key, and a second unpaid payment begins.
   */
  readonly key: string;
  readonly amountCents: number;
  /** On receipts and in the provider's dashboard; the payer's statement names the account. */
  readonly description: string;
  /** What the payment is for, in our ids. The provider gives it back with everything it says about the payment. */
  readonly metadata: Readonly<Record<string, string>>;
}

interface StartedPayment {
  /** The provider's id. */
  readonly intentId: string;
  /** Lets one browser pay this payment, and nothing else. Never logged or stored. */
  readonly clientSecret: string;
}

export interface ProviderRefund {
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  /** Our key of the refund; null if it was made in the provider's own dashboard. */
  readonly key: string | null;
  readonly at: Instant;
}

export interface ProviderDispute {
  readonly id: string;
  readonly amountCents: number;
  /** What the provider keeps for handling it; 0 while no money has moved. */
  readonly feeCents: number;
  /** `warning`: no money has moved. */
  readonly status: 'warning' | 'open' | 'won' | 'lost';
  readonly at: Instant;
}

/** Everything the provider says about one payment at one moment: the truth about money, whatever events came in whatever order. */
export interface ProviderPayment {
  readonly intentId: string;
  readonly status: 'unpaid' | 'processing' | 'succeeded' | 'canceled';
  readonly amountCents: number;
  /** What was captured; 0 before that. */
  readonly receivedCents: number;
  /** What the provider keeps of it; null while it is not known. */
  readonly feeCents: number | null;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** Why the last attempt failed, in the provider's words for the payer. */
  readonly failure: string | null;
  /** The last four digits of the card that paid; null before that, and where the provider does not say. */
  readonly cardLast4: string | null;
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
  readonly createdAt: Instant;
}

/** A message of the provider, its signature checked. */
export interface ProviderEvent {
  readonly id: string;
  readonly kind: string;
  /** The payment that it is about; null: none of ours. */
  readonly intentId: string | null;
  readonly at: Instant;
}

/** The signature of a message is missing, wrong or too old. */
export class BadSignature extends Error {
  override name = 'BadSignature';
}

/** The provider refused a request for good; the message is for people. */
export class PaymentRefusal extends Error {
  override name = 'PaymentRefusal';
}

/**
 * A card payment provider. Throws RetryLater when it cannot be reached, asks us to wait or refuses our key, and PaymentRefusal when it refuses the
 * request. After RetryLater it may have done the work: the same key finds out.
 */
export interface Payments {
  /** Whether all keys are configured; without them every call throws PaymentRefusal. */
  readonly isSetUp: boolean;
  /**
   * What a browser needs to show the card form; null without keys. `formOrigin`: of a stand-in on this machine, whose test form is shown; null in
   * production.
   */
  readonly browser: { readonly publishableKey: string; readonly formOrigin: string | null } | null;
  start(request: PaymentRequest): Promise<StartedPayment>;
  /** Null: the provider does not know it. */
  read(intentId: string): Promise<ProviderPayment | null>;
  /** A payment that is not captured can no longer be paid. Gives the payment as it is then: it may have succeeded meanwhile. */
  cancel(intentId: string): Promise<ProviderPayment>;
  /** The same key refunds once, for good. A refund that failed is given again as it is: another try needs another key. */
  refund(given: { key: string; intentId: string; amountCents: number }): Promise<ProviderRefund>;
  /** Checks a message against its signature header. Throws BadSignature. */
  readEvent(body: Uint8Array, signature: string | null): Promise<ProviderEvent>;
  /** All payments of the account that were created in a span of time, whole seconds, newest first, a page at a time. */
  list(given: {
    from: Instant;
    until: Instant;
    after: string | null;
  }): Promise<{ payments: readonly ProviderPayment[]; next: string | null }>;
}
