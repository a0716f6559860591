import type { Slices } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import { listPayments, paymentHealth, receivePaymentEvent, refundByHand } from '@marquee/domain/payments';
import type { Verbs } from '../verbs.ts';

export const paymentRoutes: Verbs<Slices['payments']> = {
  getPaymentForm: async ({ payments }) => {
    if (!payments.isSetUp || !payments.browser) return null;
    const { publishableKey, formOrigin: testOrigin } = payments.browser;
    return { publishableKey, testOrigin };
  },
  getPaymentHealth: (deps) => paymentHealth(deps),
  listPayments: (deps, { query }) => listPayments(deps, query),
  refundPayment: async (deps, { params, body }, call) => {
    const record = await refundByHand(deps, call, { ...params, ...body });
    await call.afterwards(() => dispatchDue(deps));
    return record;
  },
  receivePaymentEvent: async (deps, { raw, signature }, call) => {
    const answer = await receivePaymentEvent(deps, { raw, signature });
    await call.afterwards(() => dispatchDue(deps));
    return answer;
  },
};
