import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

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
