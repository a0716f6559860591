import { ROLES } from '@marquee/kernel';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { closeBoost } from '../../src/features/boosts/ask-boost.ts';
import { silent, unreachable } from '../harness/api.ts';
import {
  BOOST,
  CREATED,
  form,
  holdWindows,
  OFFER,
  openEvent,
  organizers,
  PENDING,
  TEST_FORM,
} from '../harness/boosting.ts';
import { anEvent, COLUMBIA, eventPage } from '../harness/data.ts';
import { expectSound, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

beforeEach(holdWindows);

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

test('a boost that a bank holds says so in its badge, too', async () => {
  openSite('/?tab=boosts', { currentUser: personOf('user'), listMyBoosts: [{ ...BOOST, isSuspended: true }] });
  await page.getByRole('tab', { name: 'My Boosts' }).click();
  const row = page.getByRole('article').filter({ hasText: 'Brass at Dusk' });
  await see(row).toHaveTextContent('On hold');
  await see(row).toHaveTextContent('Paused while your bank examines the payment');
});
