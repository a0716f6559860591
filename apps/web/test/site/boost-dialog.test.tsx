import { beforeEach, expect, test, vi } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import {
  BOOST,
  CREATED,
  fillCard,
  form,
  holdWindows,
  meanwhile,
  OFFER,
  openEvent,
  opened,
  organizers,
  PAID,
  PENDING,
  press,
  service,
  TEST_FORM,
  toPayment,
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

test('a boost that another tab paid is said to be paid, with the way to it and nothing more to pay', async () => {
  const { api } = openEvent();
  await toPayment();
  service(meanwhile('succeeded'));
  await fillCard();
  await press('Pay $9.00');
  await says(form().getByRole('alert'), 'Already Paid', 'Your card was not charged again.');
  await see(form().getByRole('link', { name: 'See Your Boost' })).toHaveAttribute('href', '/boost-analytics/b1');
  await gone(form().getByRole('button', { name: /^Pay/ }));
  await gone(form().getByRole('button', { name: 'Back to Plan Selection' }));
  await gone(notice('Payment Failed'));
  expect(api.calls('activateBoost')).toHaveLength(0);
  await expectSound();
});

test('a boost that the server knows to be paid is said to be paid before a card is asked for', async () => {
  openEvent({ createBoost: refused(409, 'This is paid already.', 'paid') });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await press('Continue to Payment');
  await says(form().getByRole('alert'), 'Already Paid');
  await see(form().getByRole('link', { name: 'See Your Boost' })).toHaveAttribute('href', '/boost-analytics');
  await gone(notice('Setup Failed'));
});

test('a boost whose payment was canceled meanwhile can be begun again; one that is processed is waited for', async () => {
  openEvent({ activateBoost: PENDING });
  await toPayment();
  service(meanwhile('canceled'), meanwhile('processing'));
  await fillCard();
  await press('Pay $9.00');
  await says(form().getByRole('alert'), 'Payment Canceled', 'Nothing was charged.');
  await gone(form().getByRole('button', { name: /^Pay/ }));
  await press('Begin Again');
  await see(form().getByRole('radio', { name: /^Spotlight/ })).toBeChecked();
  await press('Continue');
  await press('Continue to Payment');
  await fillCard();
  await press('Pay $9.00');
  await see(notice('Payment Received')).toBeVisible();
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

/** What the provider's script answers to a card first; the page loads the script once. */
const answers: object[] = [];
/** Stands in for the provider's script; what is asked of it is noted. */
function standInScript(asked: unknown[]) {
  return vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
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
        return Promise.resolve(answers.shift() ?? { paymentIntent: { id: 'pi_1', status: 'succeeded' } });
      },
    });
    Object.assign(window, { Stripe: stripe });
    tag.dispatchEvent(new Event('load'));
  });
}

test('the payment step loads the provider’s script and its card form, and confirms without leaving the page where it can [BOOST-05]', async () => {
  const asked: unknown[] = [];
  const script = standInScript(asked);
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

test('the provider’s own form says what another tab paid', async () => {
  const script = standInScript([]);
  answers.push(meanwhile('succeeded').body);
  openEvent({ getPaymentForm: { publishableKey: 'pk_test_2', testOrigin: null } });
  await page.getByRole('button', { name: 'Boost Event' }).click();
  await press('Continue');
  await press('Continue to Payment');
  await says(form(), 'The provider’s card form');
  await press('Pay $9.00');
  await says(form().getByRole('alert'), 'Already Paid');
  await gone(form().getByRole('button', { name: /^Pay/ }));
  script.mockRestore();
});
