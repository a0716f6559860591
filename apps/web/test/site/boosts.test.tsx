import { BOOST_PLANS, type Boost } from '@marquee/contract';
import { ROLES } from '@marquee/kernel';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeBoost } from '../../src/features/boosts/ask-boost.ts';
import { refused, refusedField, silent, unreachable } from '../harness/api.ts';
import { anEvent, anEventDetail, COLUMBIA, eventPage } from '../harness/data.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const TEST_FORM = { publishableKey: 'pk_test_1', testOrigin: 'http://127.0.0.1:9' };
const BRASS = anEventDetail({ startDate: '2031-12-05T19:30', upcomingCount: 3 });

const BOOST: Boost = {
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
const PENDING = { ...BOOST, status: 'pending_payment', startDate: null, endDate: null, receiptNumber: null } as const;
const CREATED = { ...PENDING, clientSecret: 'pi_1_secret_2', paymentId: 'p1' };

const OFFER = {
  eventId: BRASS.id,
  timezone: 'America/New_York',
  lastDay: '2031-12-05',
  plans: BOOST_PLANS.map((plan) => ({ ...plan, lastStart: '2031-12-03' as string | null })),
  defaultPlan: 'spotlight_3' as string | null,
  pending: null,
};

const opened = vi.fn<(url?: string | URL) => null>(() => null);
beforeEach(() => {
  opened.mockClear();
  window.open = opened;
  const realFetch = window.fetch;
  return () => {
    window.fetch = realFetch;
    // An activation that ends after its test would open a real window, and a page behind another one stands still.
    window.open = () => null;
  };
});

/** What the stand-in of the provider answers. */
function service(...answers: Array<{ status: number; body: object }>) {
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

const PAID = { status: 200, body: { id: 'pi_1', status: 'succeeded' } };
const form = () => dialog('Boost Event');
const organizers = () => page.getByRole('complementary', { name: 'For organizers' });
const press = (name: string) => form().getByRole('button', { name }).click();

function openEvent(answers: Parameters<typeof openSite>[1] = {}) {
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

async function toPayment() {
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await press('Continue to Payment');
  await see(form().getByLabelText('Card number')).toBeVisible();
}

async function fillCard(number = '4242 4242 4242 4242') {
  await form().getByLabelText('Card number').fill(number);
  await form().getByLabelText('Expiration (MM/YY)').fill('12/34');
  await form().getByLabelText('CVC').fill('123');
}

test('the dialog shows the four plans with prices per day, Spotlight chosen [BOOST-02] [CONST-001] [CONST-005]', async () => {
  openEvent();
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await see(form().getByRole('radio', { name: /^Spotlight/ })).toBeChecked();
  await says(form(), 'Test Drive', 'BETA TEST', '$1.00 per day', '1 day placement', 'Basic boost', 'Analytics preview');
  await says(
    form(),
    '$3.00 per day',
    'Popular',
    '$2.71 per day',
    'Best Value',
    '$2.79 per day',
    'Custom promo materials',
  );
  // What each of them is, and which plan costs the least.
  await says(
    form(),
    'The least for how high it stands: $0.93 a day for each level of place. Per day, Test Drive costs the least.',
    'Your event as three pictures, ready to post',
    'Your event as a poster to print',
  );
  await expectSound();
});

test('the best value is marked by the figures of the plans [CONST-004]', async () => {
  const plans = OFFER.plans.map((plan) => (plan.id === 'luxury_14' ? { ...plan, price: 90 } : plan));
  openEvent({ getBoostOffer: { ...OFFER, plans } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await says(form(), 'Popular', '$6.43 per day');
  await gone(form().getByText('Best Value'));
});

test('select, timing, payment, success: paid, activated, told and opened in a tab [BOOST-01] [BOOST-07] [BOOST-09] [BOOST-10] [ERR-013]', async () => {
  const { api } = openEvent();
  await toPayment();
  const asked = service(PAID);
  expect(api.calls('createBoost')[0]?.body).toEqual({
    eventId: OFFER.eventId,
    duration: 3,
    amount: 9,
    activationTiming: 'now',
  });
  await expectSound();
  await fillCard();
  await press('Pay $9.00');
  await see(notice('Boost Activated!')).toHaveTextContent(
    'Your Spotlight boost is now active and your event is featured.',
  );
  await see(form().getByRole('link', { name: 'View Boost Analytics' })).toHaveAttribute('href', '/boost-analytics');
  expect(opened).toHaveBeenCalledWith('/boost-analytics', '_blank', 'noopener');
  expect(asked[0]?.url).toContain('/v1/payment_intents/pi_1/confirm');
  expect(asked[0]?.body).toContain('client_secret=pi_1_secret_2');
  expect(api.calls('activateBoost')[0]?.params).toEqual({ id: 'b1' });
  await expect.poll(() => api.calls('getBoostStatus').length).toBe(2);
});

test('a schedule needs a date, and says when it starts [BOOST-03] [BOOST-04] [ERR-012]', async () => {
  const { api } = openEvent({ activateBoost: { ...BOOST, status: 'scheduled', startDate: '2031-12-02T00:00' } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await form()
    .getByRole('radio', { name: /^Schedule/ })
    .click();
  await press('Continue to Payment');
  await see(notice('Date Required')).toHaveTextContent('Please select a start date for your scheduled boost.');
  expect(api.calls('createBoost')).toHaveLength(0);
  await see(form().getByLabelText('Start date')).toHaveAttribute('min', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  await press('Back to Plans');
  await see(form().getByRole('radio', { name: /^Spotlight/ })).toBeChecked();
  await press('Continue');
  await form().getByLabelText('Start date').fill('2031-12-02');
  api.answer({ createBoost: { ...CREATED, clientSecret: '' } });
  await press('Continue to Payment');
  await see(notice('Setup Failed')).toHaveTextContent('No payment setup data received');
  api.answer({ createBoost: CREATED });
  // The same request within a second shares its answer.
  await form().getByLabelText('Start date').fill('2031-12-03');
  await press('Continue to Payment');
  await see(form().getByLabelText('Card number')).toBeVisible();
  await fillCard();
  service(PAID);
  await press('Pay $9.00');
  await see(notice('Boost Scheduled!')).toHaveTextContent('Your Spotlight boost is paid and starts on Dec 02, 2031.');
  expect(api.calls('createBoost').at(-1)?.body).toMatchObject({
    activationTiming: 'schedule',
    scheduledDate: '2031-12-03',
  });
});

test('a declined card is told in the provider’s words, a bank’s question is asked, and what breaks is said [ERR-009] [ERR-010]', async () => {
  openEvent();
  await toPayment();
  service(
    { status: 402, body: { error: { message: 'Your card has insufficient funds.' } } },
    { status: 200, body: { id: 'pi_1', status: 'requires_action' } },
    { status: 503, body: {} },
    PAID,
  );
  await press('Pay $9.00');
  await says(form(), 'Please enter the card number.', 'Please enter month and year: 12/30.');
  await fillCard();
  await press('Pay $9.00');
  await see(notice('Payment Failed')).toHaveTextContent('Your card has insufficient funds.');
  await see(form().getByRole('alert')).toHaveTextContent('Your card has insufficient funds.');
  await see(form().getByRole('alert')).toHaveTextContent(
    'Nothing was charged. Check the card’s details, use another card',
  );
  await see(form().getByRole('alert')).toHaveFocus();
  await expectSound();
  await press('Pay $9.00');
  await says(form(), 'Your bank asks for a confirmation');
  await gone(form().getByRole('alert'));
  await press('Complete Authentication');
  await see(notice('Payment Error')).toHaveTextContent('Something went wrong. Please try again.');
  await press('Complete Authentication');
  await see(notice('Boost Activated!')).toBeVisible();
});

test('a failed activation still reaches success; its message repairs it [BOOST-11]', async () => {
  openEvent({ activateBoost: refused(503, 'Later.') });
  await toPayment();
  service(PAID);
  await fillCard();
  await press('Pay $9.00');
  // It is not active yet, and nothing says that it is.
  await see(notice('Payment Received')).toBeVisible();
  await see(notice('Boost Activated!')).not.toBeInTheDocument();
});

test('a boost that cannot be made says why, and closing begins anew [ERR-011] [BOOST-08]', async () => {
  const { api } = openEvent({ createBoost: refused(409, 'This event is already boosted.') });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await form()
    .getByRole('radio', { name: /^Luxury/ })
    .click();
  await press('Continue');
  await press('Continue to Payment');
  await see(notice('Setup Failed')).toHaveTextContent('This event is already boosted.');
  api.answer({ createBoost: CREATED });
  // The same request within a second shares its answer.
  await press('Back to Plans');
  await form()
    .getByRole('radio', { name: /^Premium/ })
    .click();
  await press('Continue');
  await press('Continue to Payment');
  await see(form().getByLabelText('Card number')).toBeVisible();
  await press('Close');
  await gone(form());
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await see(form().getByRole('radio', { name: /^Spotlight/ })).toBeChecked();
});

test('without payment configuration a notice leads back to the plans [BOOST-06]', async () => {
  openEvent({ getPaymentForm: null });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await says(form(), 'Payment Configuration Required');
  await press('Back to Plan Selection');
  await see(form().getByRole('radio', { name: /^Spotlight/ })).toBeChecked();
});

test('a visitor without an account signs in first, and then boosts [HOME-27]', async () => {
  const listEvents = {
    events: [anEvent()],
    nextCursor: null,
    nearby: [],
    boosted: [],
    city: COLUMBIA,
    found: { n: 1, more: false },
  };
  const { api, at } = openSite('/', { listEvents, getPaymentForm: TEST_FORM });
  await gone(page.css('[data-event]').getByRole('button', { name: 'Boost' }));
  await organizers().getByRole('button', { name: 'Boost one of these events' }).click();
  await page.css('[data-event]').getByRole('button', { name: 'Boost' }).first().click();
  await expect.poll(at).toContain('signin=1');
  await gone(form());
  api.answer({ signIn: personOf('user'), currentUser: personOf('user') });
  await dialog().getByLabelText('Email').fill('ada@example.org');
  await dialog().getByLabelText('Password', { exact: true }).fill('a bright red lantern');
  await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
  await see(form()).toBeVisible();
});

test('a boosted event has the badge of its level and no Boost button [CARD-04] [CARD-09]', async () => {
  const events = ['test', 'spotlight', 'premium', 'luxury', 'none'].map((id) => anEvent({ id, slug: id, title: id }));
  const of = (level: 'test' | 'spotlight' | 'premium' | 'luxury') => ({
    isBoosted: true,
    boostLevel: level,
    daysRemaining: 2,
    boostId: level,
  });
  openSite('/events', {
    listEvents: { events, nextCursor: null, nearby: [], boosted: [], city: COLUMBIA, found: { n: 5, more: false } },
    batchBoostStatus: { test: of('test'), spotlight: of('spotlight'), premium: of('premium'), luxury: of('luxury') },
  });
  await organizers().getByRole('button', { name: 'Boost one of these events' }).click();
  for (const [slug, badge] of Object.entries({
    test: 'Test',
    spotlight: 'Spotlight',
    premium: 'Premium',
    luxury: 'Luxury',
  })) {
    await see(page.css(`[data-event="${slug}"]`)).toHaveTextContent(badge);
    await gone(page.css(`[data-event="${slug}"]`).getByRole('button', { name: 'Boost' }));
  }
  await see(page.css('[data-event="none"]').getByRole('button', { name: 'Boost' })).toBeVisible();
});

test('a list whose boost statuses cannot be read is shown all the same [ERR-023]', async () => {
  openSite('/events', {
    listEvents: {
      events: [anEvent()],
      nextCursor: null,
      nearby: [],
      boosted: [],
      city: COLUMBIA,
      found: { n: 1, more: false },
    },
    batchBoostStatus: unreachable,
  });
  await organizers().getByRole('button', { name: 'Boost one of these events' }).click();
  await see(page.css('[data-event]').getByRole('button', { name: 'Boost' })).toBeVisible();
});

test('an event’s page has Boost Event, and Back to Events leads to the list [DETAIL-04]', async () => {
  const { at } = openEvent({ listEvents: eventPage([anEvent()]) });
  await see(page.getByRole('button', { name: 'Boost Event' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await expect.poll(at).toMatch(/^\/events(?:\?|$)/);
});

test('Get Tickets, Add to calendar and Share on its page, and Learn More on its card, are conversions, each with its source [DETAIL-17]', async () => {
  const status = { isBoosted: true, boostLevel: 'luxury', daysRemaining: 9, boostId: 'b17' } as const;
  const { api } = openEvent({
    getBoostStatus: status,
    listEvents: eventPage([anEvent()]),
    batchBoostStatus: { [anEvent().id]: status },
  });
  const hold = (event: Event) => event.preventDefault();
  document.addEventListener('click', hold);
  const done = () =>
    api
      .calls('trackBoost')
      .filter(({ params }) => params['action'] === 'conversion')
      .map(({ body }) => body as { source: string; metadata: { action: string; timestamp: string } });
  await see(page.getByText('Luxury', { exact: true })).toBeVisible();
  await page.css('[data-conversion="Get Tickets"]').click();
  await page.getByRole('button', { name: /calendar/i }).click();
  await page.css('[data-conversion="Add to calendar"]').first().click();
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
  await page.getByRole('button', { name: 'Share Event' }).first().click();
  await expect
    .poll(() => done().map(({ metadata }) => metadata.action))
    .toEqual(['Get Tickets', 'Add to calendar', 'Share']);
  document.removeEventListener('click', hold);
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await see(page.css('[data-boost="b17"]')).toBeVisible();
  document.addEventListener('click', hold);
  await page
    .css('[data-boost="b17"]')
    .getByRole('link', { name: /^Learn More/ })
    .click();
  document.removeEventListener('click', hold);
  await expect
    .poll(() => done().at(-1))
    .toMatchObject({
      source: expect.any(String),
      metadata: { action: 'Learn More', timestamp: expect.stringMatching(/^\d{4}-/) },
    });
});

test('the page of a boosted event counts the visit and what visitors do; others count nothing [DETAIL-15] [CALL-031]', async () => {
  const { api } = openEvent({
    getBoostStatus: { isBoosted: true, boostLevel: 'luxury', daysRemaining: 9, boostId: 'b9' },
  });
  await expect.poll(() => api.calls('trackBoost').map(({ params }) => params)).toEqual([{ id: 'b9', action: 'view' }]);
  await see(page.getByText('Luxury', { exact: true })).toBeVisible();
  await gone(page.getByRole('button', { name: 'Boost Event' }));
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
  await page.getByRole('button', { name: 'Share Event' }).first().click();
  await expect
    .poll(() => api.calls('trackBoost').at(-1)?.body)
    .toMatchObject({
      source: expect.any(String),
      userAgent: navigator.userAgent,
      metadata: { action: 'Share', timestamp: expect.stringMatching(/^\d{4}-/) },
    });
});

test('My Boosts shows a skeleton while it loads [HOME-17] [HOME-18]', async () => {
  const { at } = openSite('/', { currentUser: personOf('user'), listMyBoosts: silent });
  await page.getByRole('tab', { name: 'My Boosts' }).click();
  await see(page.getByText('Loading your boosts…')).toBeInTheDocument();
  expect(at()).toBe('/?tab=boosts');
});

test('a link to My Boosts asks whoever is signed out to sign in, and returns to it [HOME-17]', async () => {
  const site = openSite('/?tab=boosts', { currentUser: null, signIn: personOf('user'), listMyBoosts: [BOOST] });
  await expect.poll(() => site.at()).toBe(`/?signin=1&next=${encodeURIComponent('/?tab=boosts')}`);
  await see(page.getByRole('dialog')).toBeVisible();
});

test('My Boosts without any leads to the events [HOME-18] [HOME-29]', async () => {
  openSite('/?tab=boosts', { currentUser: personOf('user') });
  await see(page.getByRole('heading', { name: 'No Event Boosts Yet' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Browse Events to Boost' })).toHaveAttribute('href', '/events');
});

test('the Boost Dashboard sums up and lists boosts with their receipts [HOME-19] [HOME-20] [BOOST-12] [FMT-04]', async () => {
  openSite('/?tab=boosts', {
    currentUser: personOf('user'),
    listMyBoosts: [
      BOOST,
      { ...PENDING, id: 'b2', eventTitle: 'Unpaid' },
      { ...BOOST, id: 'b3', status: 'expired', ending: 'event-cancelled', refunded: 6, receiptNumber: 'B-1002' },
    ],
  });
  await see(page.getByRole('heading', { name: 'Boost Dashboard' })).toBeVisible();
  await see(page.css('[data-status="active"]')).toHaveTextContent('Boost is currently active and promoting your event');
  await says(page.css('[data-status="active"]'), '3 days', '$9.00', 'Dec 01, 2031 – Dec 04, 2031', '120', '9');
  await see(page.css('[data-status="pending_payment"]')).toHaveTextContent('Payment pending');
  await says(page.css('[data-status="expired"]'), 'Expired', '$6.00 went back to your card');
  await see(page.getByRole('link', { name: 'Receipt B-1001', exact: true })).toHaveAttribute(
    'href',
    '/api/event-boosts/b1/receipt',
  );
  // 27 clicks, $12 spent.
  await see(page.getByText('22.5x')).toBeVisible();
  await expectSound();
});

test('whoever is signed in has the menu with Boost Analytics, My Boosts, and may boost [ROLE-002]', async () => {
  for (const role of ROLES) {
    openSite('/', { currentUser: personOf(role), listEvents: eventPage([anEvent()]), getPaymentForm: TEST_FORM });
    await see(page.getByRole('tab', { name: 'My Boosts' })).toBeVisible();
    await page.getByRole('button', { name: /^Account of / }).click();
    await see(page.getByRole('menuitem', { name: 'Boost Analytics' })).toHaveAttribute('href', '/boost-analytics');
    await userEvent.keyboard('{Escape}');
    await organizers().getByRole('button', { name: 'Boost one of these events' }).click();
    await page.css('[data-event]').first().getByRole('button', { name: 'Boost', exact: true }).click();
    await see(form().getByRole('button', { name: 'Continue', exact: true })).toBeVisible();
    closeBoost();
    await leaveSite();
  }
});

test('visitors without an account have no My Boosts [ROLE-001]', async () => {
  openSite('/');
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await gone(page.getByRole('tab'));
});

test('a plan that is not offered is not shown', async () => {
  openEvent({ getBoostOffer: { ...OFFER, plans: OFFER.plans.slice(1) } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await see(form().getByRole('radio', { name: /^Spotlight/ })).toBeChecked();
  await gone(form().getByRole('radio', { name: /^Test Drive/ }));
});

test('a plan longer than the event is not sold, and says why; the longest that fits is chosen', async () => {
  const plans = OFFER.plans.map((plan) => ({ ...plan, lastStart: plan.duration > 1 ? null : '2031-12-05' }));
  openEvent({ getBoostOffer: { ...OFFER, plans, defaultPlan: 'test_1' } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await see(form().getByRole('radio', { name: /^Test Drive/ })).toBeChecked();
  await see(form().getByRole('radio', { name: /^Luxury/ })).toBeDisabled();
  await says(form(), 'Not available: the event ends on Dec 05, 2031, before this plan would.');
  await expectSound();
});

test('an event that no plan fits lets nobody go on', async () => {
  const plans = OFFER.plans.map((plan) => ({ ...plan, lastStart: null }));
  openEvent({ getBoostOffer: { ...OFFER, plans, defaultPlan: null } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await see(form().getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
});

test('an event that cannot be boosted says why before anything is chosen', async () => {
  openEvent({ getBoostOffer: refused(409, 'This event is already boosted.') });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await says(form(), 'This event is already boosted.');
});

test('an unpaid boost is continued from the event: the same request, so the same payment', async () => {
  const pending = { ...PENDING, plan: 'luxury_14', boostLevel: 'luxury', duration: 14, amount: 39 } as const;
  const { api } = openEvent({
    getBoostOffer: { ...OFFER, pending },
    createBoost: { ...pending, clientSecret: 'pi_1_secret_2', paymentId: 'p1' },
  });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await says(form(), 'You began a Luxury boost of this event for $39.00 and have not paid it yet.');
  await expectSound();
  await press('Continue payment');
  await see(form().getByRole('button', { name: 'Pay $39.00' })).toBeVisible();
  expect(api.calls('createBoost').at(-1)?.body).toEqual({
    eventId: OFFER.eventId,
    duration: 14,
    amount: 39,
    activationTiming: 'now',
  });
});

test('an unpaid boost is continued from My Boosts, with the day that was chosen [HOME-19]', async () => {
  const pending = { ...PENDING, activationTiming: 'schedule', startDate: '2031-12-02' } as const;
  const { api } = openSite('/?tab=boosts', {
    currentUser: personOf('user'),
    getPaymentForm: TEST_FORM,
    listMyBoosts: [pending],
    getBoostOffer: { ...OFFER, eventId: pending.eventId, pending },
    createBoost: CREATED,
  });
  await page.getByRole('tab', { name: 'My Boosts' }).click();
  await page.getByRole('button', { name: 'Continue payment' }).click();
  await see(form().getByRole('button', { name: 'Pay $9.00' })).toBeVisible();
  expect(api.calls('getBoostOffer').at(-1)?.params).toEqual({ id: pending.eventId });
  expect(api.calls('createBoost').at(-1)?.body).toMatchObject({
    activationTiming: 'schedule',
    scheduledDate: '2031-12-02',
  });
});

test('boosted events stand before the list, each once, said to be paid for; and are left to their places in another order', async () => {
  const one = anEvent({ id: 'e1', slug: 'one', title: 'One' });
  const two = anEvent({ id: 'e2', slug: 'two', title: 'Two', isFeatured: true });
  const { api } = openSite('/events', { listEvents: { ...eventPage([one, two]), boosted: [two] } });
  await see(page.getByRole('heading', { name: /^Featured/ })).toHaveTextContent(
    'Paid placement: someone paid to show these first',
  );
  await expect
    .poll(() => [...document.querySelectorAll('[data-event]')].map((card) => card.getAttribute('data-event')))
    .toEqual(['two', 'one']);
  expect(api.calls('listEvents')[0]?.query.get('boosted')).toBe('true');
  api.answer({ listEvents: eventPage([one, two]) });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabelText('Sort by').selectOptions('popularity');
  await expect.poll(() => api.calls('listEvents').at(-1)?.query.get('sort')).toBe('popularity');
  expect(api.calls('listEvents').at(-1)?.query.get('boosted')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await gone(page.getByRole('heading', { name: /^Featured/ }));
});

test('on Home boosted events lead the choice, and are marked as sponsored', async () => {
  const events = Array.from({ length: 14 }, (_, index) =>
    anEvent({ id: `e${index}`, slug: `e${index}`, title: `Event ${index}`, startDate: `2031-12-${10 + index}T20:00` }),
  );
  const boosted = anEvent({ ...events[13], isFeatured: true });
  const status = { isBoosted: true, boostLevel: 'spotlight', daysRemaining: 2, boostId: 'b1' } as const;
  openSite('/', { listEvents: { ...eventPage(events), boosted: [boosted] }, batchBoostStatus: { e13: status } });
  await see(page.css('[data-event="e13"]')).toHaveTextContent('Sponsored');
  const first = () => [...document.querySelectorAll('[data-event]')].map((card) => card.getAttribute('data-event'));
  expect(first()[0]).toBe('e13');
  expect(first()).toHaveLength(12);
});

test('Premium Events opens the listing of what is featured, which can be left again [HOME-10]', async () => {
  const { api } = openSite('/', { listEvents: eventPage([anEvent()]) });
  const asked = () => api.calls('listEvents').at(-1)?.query.get('featured');
  await page.getByRole('link', { name: /^Premium Events/ }).click();
  await see(page.getByRole('button', { name: 'Featured', pressed: true })).toBeVisible();
  await expect.poll(asked).toBe('true');
  await page.getByRole('button', { name: 'Featured', pressed: true }).click();
  await gone(page.getByRole('button', { name: 'Featured' }));
  await expect.poll(asked).toBeNull();
});

test('a date that the server refuses is told at the date, and not as a failure', async () => {
  const fault = 'The start date must be today or later.';
  const { api } = openEvent({ createBoost: refusedField('scheduledDate', fault) });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await form()
    .getByRole('radio', { name: /^Schedule/ })
    .click();
  await form().getByLabelText('Start date').fill('2031-12-02');
  await press('Continue to Payment');
  await see(form().getByLabelText('Start date')).toHaveAccessibleDescription(fault);
  await gone(notice('Setup Failed'));
  expect(api.calls('createBoost')).toHaveLength(1);
});

test('a boost that a bank holds says so in its badge, too', async () => {
  openSite('/?tab=boosts', { currentUser: personOf('user'), listMyBoosts: [{ ...BOOST, isSuspended: true }] });
  await page.getByRole('tab', { name: 'My Boosts' }).click();
  const row = page.getByRole('article').filter({ hasText: 'Brass at Dusk' });
  await see(row).toHaveTextContent('On hold');
  await see(row).toHaveTextContent('Paused while your bank examines the payment');
});

test('the payment step loads the provider’s script and its card form, and confirms without leaving the page where it can [BOOST-05]', async () => {
  const asked: unknown[] = [];
  const script = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [tag] = nodes;
    if (!(tag instanceof HTMLScriptElement)) return;
    asked.push(tag.src);
    const stripe = (key: string) => ({
      elements: (options: { clientSecret: string }) => {
        asked.push([key, options.clientSecret]);
        return {
          create: () => ({
            mount: (at: HTMLElement) => at.append('The provider’s card form'),
            destroy: () => {},
            on: (what: string, then: () => void) => what === 'ready' && queueMicrotask(then),
          }),
        };
      },
      confirmPayment: (given: { redirect: string; confirmParams: { return_url: string } }) => {
        asked.push(new URL(given.confirmParams.return_url).pathname, given.redirect);
        return Promise.resolve({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
      },
    });
    Object.assign(window, { Stripe: stripe });
    tag.dispatchEvent(new Event('load'));
  });
  openEvent({ getPaymentForm: { publishableKey: 'pk_test_2', testOrigin: null } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  expect(asked).toEqual([]);
  await press('Continue to Payment');
  await says(form(), 'The provider’s card form');
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/js\.stripe\.com\//), ['pk_test_2', 'pi_1_secret_2']]);
  await press('Pay $9.00');
  await see(notice('Boost Activated!')).toBeVisible();
  expect(asked.slice(-2)).toEqual(['/boost-analytics', 'if_required']);
  await says(form(), 'You paid $9.00.');
  script.mockRestore();
});
