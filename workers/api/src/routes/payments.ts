import type { Slices } from '@marquee/contract';
import { listPayments, paymentHealth, receivePaymentEvent, refundByHand } from '@marquee/domain/payments';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const paymentRoutes: Verbs<Slices['payments']> = {
  getPaymentForm: async ({ payments }) => {
    if (!payments.isSetUp || !payments.browser) return null;
    const { publishableKey, formOrigin: testOrigin } = payments.browser;
    return { publishableKey, testOrigin };
  },
  getPaymentHealth: (deps) => paymentHealth(deps),
  listPayments: (deps, { query }) => listPayments(deps, query),
  refundPayment: async (deps, { params, body }, call) =>
    thenDispatched(deps, call, await refundByHand(deps, call, { ...params, ...body })),
  receivePaymentEvent: async (deps, { raw, signature }, call) =>
    thenDispatched(deps, call, await receivePaymentEvent(deps, { raw, signature })),
};
