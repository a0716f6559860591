import { beforeEach, expect, test, vi } from 'vitest';
import { refused } from '../harness/api.ts';
import {
  fillCard,
  form,
  holdWindows,
  meanwhile,
  OFFER,
  openEvent,
  opened,
  PAID,
  PENDING,
  press,
  service,
  toPayment,
} from '../harness/boosting.ts';
import { expectSound, gone, notice, page, says, see } from '../harness/look.ts';

beforeEach(holdWindows);

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
