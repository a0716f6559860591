import type { Slices } from '@marquee/contract';
import { dispatchDue } from '@marquee/domain/jobs';
import { receivePaymentEvent } from '@marquee/domain/payments';
import type { Verbs } from '../verbs.ts';

export const paymentRoutes: Verbs<Slices['payments']> = {
  getPaymentForm: async ({ payments }) => {
    if (!payments.isSetUp || !payments.browser) return null;
    const { publishableKey, formOrigin: testOrigin } = payments.browser;
    return { publishableKey, testOrigin };
  },
  receivePaymentEvent: async (deps, { raw, signature }, call) => {
    const answer = await receivePaymentEvent(deps, { raw, signature });
    await call.afterwards(() => dispatchDue(deps));
    return answer;
  },
};
