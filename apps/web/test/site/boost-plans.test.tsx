import { beforeEach, expect, test } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import {
  BOOST,
  CREATED,
  fillCard,
  form,
  holdWindows,
  OFFER,
  openEvent,
  organizers,
  PAID,
  press,
  service,
  TEST_FORM,
} from '../harness/boosting.ts';
import { anEvent, COLUMBIA } from '../harness/data.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

beforeEach(holdWindows);

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
    'Best value: $0.93 a day for each level of placement. Per day, Test Drive costs the least.',
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
  await says(form(), 'Not available: the event ends on Dec 5, 2031, before this plan would.');
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
