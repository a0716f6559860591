import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { lineField } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { PAYMENT_FILTERS, PAYMENT_PURPOSES, PAYMENT_STATUSES, REFUND_REASONS, REFUND_STATUSES } from './payment.ts';

const cents = z.int();

const paymentRecord = z.object({
  id: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  /** The boost or the campaign. */
  subjectId: z.string(),
  description: z.string(),
  /** Who pays; null: the account is gone. */
  payer: z.string().nullable(),
  /** The provider's id. */
  intentId: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  amountCents: cents,
  receivedCents: cents,
  refundedCents: cents,
  disputedCents: cents,
  /** A bank still examines it; otherwise what is disputed is lost. */
  hasOpenDispute: z.boolean(),
  failure: z.string().nullable(),
  timestamp: z.string(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountCents: cents,
      reason: z.enum(REFUND_REASONS),
      status: z.enum(REFUND_STATUSES),
      timestamp: z.string(),
    }),
  ),
});
export type PaymentRecord = z.output<typeof paymentRecord>;

const paymentHealth = z.object({
  isSetUp: z.boolean(),
  /** The last comparison with the provider's list; null: none yet. */
  comparison: z
    .object({ at: z.string(), checked: z.int(), repaired: z.int(), differences: z.array(sentence) })
    .nullable(),
  /** Refunds that are asked for and not yet decided. */
  openRefunds: z.int(),
  /** Payments with an open dispute. */
  openDisputes: z.int(),
});
export type PaymentHealth = z.output<typeof paymentHealth>;
/** Before it is written. */
export type ToldPaymentHealth = z.input<typeof paymentHealth>;

export const paymentEndpoints = defineEndpoints({
  getPaymentForm: {
    method: 'GET',
    path: '/api/payments/form',
    access: 'user',
    summary: 'What a browser needs to show the card form; null if no payment provider is configured.',
    response: z
      .object({
        publishableKey: z.string(),
        /** Of a stand-in of the provider on this machine, whose test form is shown; null: the provider's own form. */
        testOrigin: z.string().nullable(),
      })
      .nullable(),
  },
  getPaymentHealth: {
    method: 'GET',
    path: '/api/admin/payments/health',
    access: 'admin',
    summary: 'Whether our payments agree with those of the provider.',
    response: paymentHealth,
  },
  listPayments: {
    method: 'GET',
    path: '/api/admin/payments',
    access: 'admin',
    summary: 'Payments by card, newest first.',
    query: z.object({
      status: z.enum([...PAYMENT_FILTERS, 'all']).default('all'),
      /** Only this one. */
      payment: z.string().max(40).optional(),
      ...pageQuery,
    }),
    response: pageOf(paymentRecord),
  },
  refundPayment: {
    method: 'POST',
    path: '/api/admin/payments/:id/refund',
    access: 'admin',
    summary: 'Gives back what is left of a payment. What was bought ends with it.',
    params: z.object({ id: z.string().min(1).max(40) }),
    body: z.object({ reason: lineField(500) }),
    response: paymentRecord,
  },
  receivePaymentEvent: {
    kind: 'webhook',
    method: 'POST',
    path: '/api/webhooks/stripe',
    access: 'public',
    signatureHeader: 'stripe-signature',
    summary: 'Messages of the payment provider.',
    response: z.object({ received: z.literal(true) }),
  },
});
