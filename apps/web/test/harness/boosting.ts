import { BOOST_PLANS, type Boost } from '@marquee/contract';
import { vi } from 'vitest';
import { anEventDetail } from './data.ts';
import { dialog, page, see } from './look.ts';
import { openSite, personOf } from './site.tsx';

export const TEST_FORM = { publishableKey: 'pk_test_1', testOrigin: 'http://127.0.0.1:9' };
const BRASS = anEventDetail({ startDate: '2031-12-05T19:30', upcomingCount: 3 });

export const BOOST: Boost = {
  id: 'b1',
  eventId: 'e1',
  plan: 'spotlight_3',
  boostLevel: 'spotlight',
  eventSlug: 'brass-at-dusk',
  eventTitle: 'Brass at Dusk',
  eventVenue: 'The Hall',
  status: 'active',
  isSuspended: false,
  ending: null,
  duration: 3,
  amount: 9,
  refunded: 0,
  timezone: 'America/New_York',
  startDate: '2031-12-01T08:00',
  endDate: '2031-12-04T08:00',
  activationTiming: 'now',
  createdAt: '2031-12-01T13:00:00.000Z',
  receiptNumber: 'B-1001',
  stats: { impressions: 120, views: 40, clicks: 9 },
};
export const PENDING = {
  ...BOOST,
  status: 'pending_payment',
  startDate: null,
  endDate: null,
  receiptNumber: null,
} as const;
export const CREATED = { ...PENDING, clientSecret: 'pi_1_secret_2', paymentId: 'p1' };

export const OFFER = {
  eventId: BRASS.id,
  timezone: 'America/New_York',
  lastDay: '2031-12-05',
  plans: BOOST_PLANS.map((plan) => ({ ...plan, lastStart: '2031-12-03' as string | null })),
  defaultPlan: 'spotlight_3' as string | null,
  pending: null,
};

export const opened = vi.fn<(url?: string | URL) => null>(() => null);
/** Windows that a test opens are noted, not opened; what it replaced is put back. */
export function holdWindows() {
  opened.mockClear();
  window.open = opened;
  const realFetch = window.fetch;
  return () => {
    window.fetch = realFetch;
    // An activation that ends after its test would open a real window, and a page behind another one stands still.
    window.open = () => null;
  };
}

/** What the stand-in of the provider answers. */
export function service(...answers: Array<{ status: number; body: object }>) {
  const real = window.fetch;
  const asked: Array<{ url: string; body: string }> = [];
  window.fetch = (target, init) => {
    const url = String(target instanceof Request ? target.url : target);
    if (!url.startsWith(TEST_FORM.testOrigin)) return real(target, init);
    asked.push({ url, body: new URLSearchParams(init?.body as URLSearchParams).toString() });
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve(Response.json(body, { status }));
  };
  return asked;
}

export const PAID = { status: 200, body: { id: 'pi_1', status: 'succeeded' } };
/** What the provider answers to a card for a payment that is no longer open. */
export const meanwhile = (status: string) => ({
  status: 400,
  body: {
    error: {
      code: 'payment_intent_unexpected_state',
      message: 'You cannot confirm this PaymentIntent.',
      payment_intent: { id: 'pi_1', status },
    },
  },
});
export const form = () => dialog('Boost Event');
export const organizers = () => page.getByRole('complementary', { name: 'For organizers' });
export const press = (name: string) => form().getByRole('button', { name }).click();

export function openEvent(answers: Parameters<typeof openSite>[1] = {}) {
  return openSite('/events/brass-at-dusk', {
    currentUser: personOf('user'),
    getEvent: BRASS,
    getPaymentForm: TEST_FORM,
    getBoostOffer: OFFER,
    createBoost: CREATED,
    activateBoost: BOOST,
    ...answers,
  });
}

export async function toPayment() {
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await press('Continue to Payment');
  await see(form().getByLabelText('Card number')).toBeVisible();
}

export async function fillCard(number = '4242 4242 4242 4242') {
  await form().getByLabelText('Card number').fill(number);
  await form().getByLabelText('Expiration (MM/YY)').fill('12/34');
  await form().getByLabelText('CVC').fill('123');
}
