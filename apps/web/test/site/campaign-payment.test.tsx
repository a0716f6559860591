import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { meanwhile } from '../harness/boosting.ts';
import { button, CAMPAIGN, field, fillIn, open, TEST_FORM } from '../harness/campaigning.ts';
import { expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, personOf } from '../harness/site.tsx';

/** What the stand-in of the provider answers, once each and when it is told to. */
function service(...answers: Array<{ status: number; body: object }>) {
  const real = window.fetch;
  let answerNow: (() => void) | undefined;
  window.fetch = (target, init) => {
    const url = String(target instanceof Request ? target.url : target);
    if (!url.startsWith(TEST_FORM.testOrigin)) return real(target, init);
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return new Promise((resolve) => {
      answerNow = () => resolve(Response.json(body, { status }));
    });
  };
  return {
    async answer() {
      await expect.poll(() => answerNow !== undefined).toBe(true);
      answerNow?.();
      answerNow = undefined;
    },
    end: () => {
      window.fetch = real;
    },
  };
}

test('a declined card is told and makes no campaign; paid, it is created and told [CAMP-08, ERR-014, ERR-016]', async () => {
  const site = open('/advertiser', { getPaymentForm: TEST_FORM, createCampaign: CAMPAIGN });
  await fillIn();
  await button('Continue to Payment').click();
  const provider = service(
    { status: 402, body: { error: { message: 'Your card was declined.' } } },
    { status: 200, body: { id: 'pi_1', status: 'succeeded' } },
  );
  await field('Card number').fill('4242 4242 4242 4242');
  await field('Expiration (MM/YY)').fill('12/34');
  await field('CVC').fill('123');
  const submit = button('Create Campaign ($100)');
  await submit.click();
  await see(button('Processing Payment...')).toBeVisible();
  await provider.answer();
  await see(notice('Payment Failed')).toHaveTextContent('Your card was declined.');
  await see(page.getByRole('main').getByRole('alert')).toHaveTextContent('Your card was declined.');
  expect(site.api.calls('createCampaign')).toHaveLength(0);
  await submit.click();
  await provider.answer();
  await see(notice('Campaign Created!')).toHaveTextContent('Your campaign has been submitted for review.');
  expect(site.api.calls('createCampaign')).toHaveLength(1);
  const paid = page.getByRole('region', { name: '$100 paid' });
  await says(
    paid,
    '“Jazz Week” is submitted for review.',
    'Mar 1 – Mar 10, 2099 (10 days)',
    'A person looks at it before',
  );
  await see(paid).toHaveFocus();
  await see(field('Campaign Title')).toHaveValue('');
  await see(paid.getByRole('link', { name: 'See This Campaign' })).toHaveAttribute(
    'href',
    expect.stringContaining('?tab=campaigns&campaign=c1'),
  );
  await expectSound();
  provider.end();
});

test('what is paid is told, also where the campaign is not there yet', async () => {
  open('/advertiser', { getPaymentForm: TEST_FORM, createCampaign: refused(503, 'Later.') });
  await fillIn();
  await button('Continue to Payment').click();
  const provider = service({ status: 200, body: { id: 'pi_1', status: 'succeeded' } });
  await field('Card number').fill('4242 4242 4242 4242');
  await field('Expiration (MM/YY)').fill('12/34');
  await field('CVC').fill('123');
  await button('Create Campaign ($100)').click();
  await provider.answer();
  await says(page.getByRole('region', { name: '$100 paid' }), 'submitted for review');
  provider.end();
});

test('a campaign that another tab paid is said to be paid; one that was canceled begins again with the same words', async () => {
  const site = open('/advertiser', { getPaymentForm: TEST_FORM });
  const pay = async () => {
    await button('Continue to Payment').click();
    await field('Card number').fill('4242 4242 4242 4242');
    await field('Expiration (MM/YY)').fill('12/34');
    await field('CVC').fill('123');
    await button('Create Campaign ($100)').click();
    await provider.answer();
  };
  const provider = service(meanwhile('canceled'), meanwhile('succeeded'));
  await fillIn();
  await pay();
  const told = page.getByRole('main').getByRole('alert');
  await says(told, 'Payment Canceled', 'Nothing was charged.');
  await button('Begin Again').click();
  await see(field('Campaign Title')).toHaveValue('Jazz Week');
  // The same request within a second shares its answer.
  await field('Headline').fill('Jazz each night');
  await pay();
  expect(site.api.calls('createPaymentIntent').map(({ body }) => (body as { campaignId: string }).campaignId)).toEqual([
    'new',
    'new',
  ]);
  await says(told, 'Already Paid', 'Your card was not charged again.');
  await see(told.getByRole('link', { name: 'See This Campaign' })).toHaveAttribute(
    'href',
    expect.stringContaining('?tab=campaigns&campaign=c1'),
  );
  await gone(button(/^Create Campaign \(/));
  expect(site.api.calls('createCampaign')).toHaveLength(0);
  await expectSound();
  provider.end();
});

test('a reload keeps what was written and goes on with its payment; another account begins with an empty form [CAMP-09]', async () => {
  const site = open('/advertiser', { getPaymentForm: TEST_FORM });
  await fillIn();
  await button('Continue to Payment').click();
  await see(field('Card number')).toBeVisible();
  expect(site.api.calls('createPaymentIntent')).toHaveLength(1);
  await leaveSite();
  const again = open('/advertiser', { getPaymentForm: TEST_FORM });
  await see(field('Landing URL')).toHaveValue('https://jazz.example.org/');
  await button('Continue to Payment').click();
  await see(field('Card number')).toBeVisible();
  expect(again.api.calls('createPaymentIntent').at(-1)?.body).toMatchObject({ campaignId: 'c1' });
  await leaveSite();
  open('/advertiser', { currentUser: { ...personOf('promoter'), id: 'u2' } });
  await see(field('Landing URL')).toHaveValue('');
});

test('a campaign that the server knows to be paid is said to be paid before a card is asked for', async () => {
  const site = open('/advertiser', { getPaymentForm: TEST_FORM });
  await fillIn();
  await button('Continue to Payment').click();
  await button('Back to Campaign Details').click();
  site.api.answer({ createPaymentIntent: refused(409, 'This is paid already.', 'paid') });
  await button('Continue to Payment').click();
  await says(page.getByRole('main').getByRole('alert'), 'Already Paid');
  await see(page.getByRole('link', { name: 'See This Campaign' })).toBeVisible();
  await gone(notice('Error'));
});

test('who comes back from a page of their bank reads what the payment came to, once', async () => {
  const back = '/advertiser?tab=campaigns&payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=';
  const site = open(`${back}succeeded`);
  await says(page.getByRole('status').filter({ hasText: 'Payment Received' }), 'Your bank confirmed it.');
  await expect.poll(() => site.at()).toBe('/advertiser?tab=campaigns');
  await leaveSite();
  open(`${back}failed`);
  await says(page.getByRole('alert'), 'did not confirm the payment, so nothing was charged');
  await expectSound();
});
