import type { Campaign, CampaignAnalytics } from '@marquee/contract';
import { expect, onTestFinished, test } from 'vitest';
import { refused, refusedField, silent } from '../harness/api.ts';
import { meanwhile } from '../harness/boosting.ts';
import { stopTime } from '../harness/clock.ts';
import { chosen } from '../harness/language.ts';
import { expectSound, figure, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const PROMOTER = personOf('promoter');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

const CAMPAIGN: Campaign = {
  id: 'c1',
  title: 'Jazz Week',
  description: 'Ten nights of jazz',
  status: 'active',
  budget: 100,
  spent: 12.5,
  startDate: '2027-03-01',
  endDate: '2027-03-10',
  targetCity: 'Columbia',
  targetState: 'SC',
  targetRadius: 25,
  targetCategories: ['Music'],
  content: {
    headline: 'Jazz every night',
    description: 'Ten bands.',
    callToAction: 'Get Tickets',
    landingUrl: 'https://jazz.example.org/',
  },
  pausedBy: null,
  endedBecause: null,
  reviewNote: null,
  refunded: 0,
  createdAt: '2026-10-01T12:00:00Z',
};
const CITIES = [
  ...['Columbia', 'Charleston', 'Greenville'].map((city) => ({ city, state: 'SC' })),
  { city: 'Savannah', state: 'GA' },
];
const BEGUN = { clientSecret: 'pi_1_secret_2', campaignId: 'c1', paymentId: 'p1' };

const TEST_FORM = { publishableKey: 'pk_test_1', testOrigin: 'http://127.0.0.1:9' };

const open = (path = '/advertiser', answers = {}) =>
  openSite(path, {
    currentUser: PROMOTER,
    listTargetCities: CITIES,
    listUserCampaigns: [CAMPAIGN],
    getBudgetLimit: { left: 100_000, most: null, because: 'proven' },
    createPaymentIntent: BEGUN,
    getPaymentForm: null,
    ...answers,
  });

async function fillIn(): Promise<void> {
  await field('Campaign Title').fill('Jazz Week');
  await field('Campaign Description').fill('Ten nights of jazz');
  await field('Start Date').fill('2099-03-01');
  await field('End Date').fill('2099-03-10');
  await field('Headline').fill('Jazz every night');
  await field('Ad Description').fill('Ten bands.');
  await field('Landing URL').fill('https://jazz.example.org/');
}

test('the dashboard has two tabs, and its form all sections and defaults [CAMP-01, CAMP-02, CAMP-04, CAMP-29, ROUTE-09]', async () => {
  open();
  await see(page.getByRole('heading', { level: 1, name: 'Advertiser Dashboard' })).toBeVisible();
  await see(page.getByRole('tab', { name: 'Create Campaign' })).toHaveAttribute('aria-selected', 'true');
  await see(page.getByRole('tab', { name: 'My Campaigns' })).toBeVisible();
  for (const name of ['Campaign Details', 'Targeting', 'Budget & Schedule', 'Ad Content'])
    await see(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await see(field('Target City')).toHaveValue('Columbia|SC');
  await see(field('Radius (miles)')).toHaveValue(25);
  await see(field('Budget ($)')).toHaveValue(100);
  await see(field('Call to Action')).toHaveValue('Learn More');
  await see(field('Radius (miles)')).toHaveAttribute('min', '5');
  await see(field('Radius (miles)')).toHaveAttribute('max', '100');
  await see(field('Budget ($)')).toHaveAttribute('min', '50');
  await see(field('Budget ($)')).toHaveAttribute('step', '10');
  await expect
    .poll(() => [...document.querySelectorAll('option')].map(({ textContent }) => textContent))
    .toEqual(['Columbia', 'Charleston', 'Greenville', 'Savannah, GA']);
  await expectSound();
});

test('what the budget may be stands at its field, before it is typed', async () => {
  open();
  await see(field('Budget ($)')).toHaveAccessibleDescription(/From \$50 to \$100,000\./);
  await leaveSite();
  open('/advertiser', { getBudgetLimit: { left: 900, most: 1000, because: 'new' } });
  await see(field('Budget ($)')).toHaveAccessibleDescription(/may cost \$1,000 together\. \$900 is left/);
});

test('a category is chosen by a press and let go by another [CAMP-03]', async () => {
  open();
  await button('Music').click();
  await see(button('Music')).toHaveAttribute('aria-pressed', 'true');
  await button('Music').click();
  await see(button('Music')).toHaveAttribute('aria-pressed', 'false');
});

test('the preview mirrors the form with each letter [CAMP-05]', async () => {
  open();
  const preview = page.getByRole('region', { name: 'Preview' });
  await says(preview, 'Sponsored', 'Your headline here', 'Your description here', 'Learn More');
  await field('Headline').fill('Jazz every night');
  await field('Ad Description').fill('Ten bands.');
  await says(preview, 'Jazz every night', 'Ten bands.');
});

test('all messages stand under their fields at once, each until it is mended [CAMP-06, CAMP-19, CAMP-20, CAMP-21, CAMP-22, CAMP-23, CAMP-24, CAMP-25]', async () => {
  const site = open();
  await field('Budget ($)').fill('40');
  await button('Continue to Payment').click();
  await says(
    page.getByRole('main'),
    'Title is required',
    'Description is required',
    'Headline is required',
    'Content description is required',
    'Landing URL is required',
    'Start date is required',
    'End date is required',
    'Minimum budget is $50',
  );
  await see(field('Campaign Title')).toHaveFocus();
  await field('Landing URL').fill('jazz');
  await says(page.getByRole('main'), 'Invalid URL format');
  expect(page.getByText('Landing URL is required').elements()).toHaveLength(0);
  await expectSound();
  expect(site.api.calls('createPaymentIntent')).toEqual([]);
});

test('a campaign starts in the future and ends after its start [CAMP-26, CAMP-27]', async () => {
  open();
  await field('Start Date').fill('2020-01-02');
  await field('End Date').fill('2020-01-01');
  await button('Continue to Payment').click();
  await says(page.getByRole('main'), 'Start date must be in the future', 'End date must be after start date');
});

test('the second step sums up, and going back keeps the form [CAMP-07, CAMP-09]', async () => {
  const site = open();
  await fillIn();
  await button('Continue to Payment').click();
  await see(page.getByRole('heading', { name: 'Complete Your Campaign' })).toBeVisible();
  await says(page.getByRole('main'), '$100', 'Mar 1 – Mar 10, 2099 (10 days)', 'Columbia + 25 mi');
  await says(page.getByRole('main'), 'Payment Configuration Required');
  expect(site.api.calls('createPaymentIntent')).toMatchObject([
    {
      body: {
        amount: 100,
        campaignId: 'new',
        draft: { title: 'Jazz Week', targetCity: 'Columbia', targetState: 'SC' },
      },
    },
  ]);
  await button('Back to Campaign Details').first().click();
  await see(field('Campaign Title')).toHaveValue('Jazz Week');
});

test('the chosen categories stand in the payment summary and in My Campaigns [CAMP-03, CAMP-07, CAMP-11]', async () => {
  open();
  await fillIn();
  await button('Food').click();
  await button('Arts').click();
  await button('Continue to Payment').click();
  await see(page.getByRole('heading', { name: 'Complete Your Campaign' })).toBeVisible();
  await see(figure('Categories')).toHaveTextContent('Food, Arts');
  await expectSound();
  await leaveSite();
  open('/advertiser?tab=campaigns', {
    listUserCampaigns: [CAMPAIGN, { ...CAMPAIGN, id: 'c2', title: 'Any week', targetCategories: [] }],
  });
  await says(page.getByRole('article', { name: 'Jazz Week' }), 'CategoriesMusic');
  await see(page.getByRole('article', { name: 'Any week' })).not.toHaveTextContent('Categories');
  await expectSound();
});

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
  open('/advertiser', { currentUser: { ...PROMOTER, id: 'u2' } });
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

test('what the server refuses stands under its field, and anything else is told [CAMP-28, ERR-015]', async () => {
  const site = open('/advertiser', {
    createPaymentIntent: refusedField('draft.targetRadius', 'The radius must be between 5 and 100 miles.'),
  });
  await fillIn();
  await field('Radius (miles)').fill('300');
  await button('Continue to Payment').click();
  await says(page.getByRole('main'), 'The radius must be between 5 and 100 miles.');
  site.api.answer({ createPaymentIntent: refused(503, 'Later.') });
  await field('Radius (miles)').fill('30');
  await button('Continue to Payment').click();
  await see(notice('Error')).toBeVisible();
  await says(notice('Error'), 'Something went wrong. Please try again.');
});

test('my campaigns: waiting, empty, and each row with its facts and buttons [CAMP-10, CAMP-11, CAMP-12]', async () => {
  const site = open('/advertiser?tab=campaigns', { listUserCampaigns: silent });
  await expect.poll(() => document.querySelectorAll('[data-skeleton-campaigns] > span').length).toBe(3);
  expect(site.at()).toContain('tab=campaigns');
});

test('without campaigns, a button leads to the form [CAMP-10]', async () => {
  open('/advertiser?tab=campaigns', { listUserCampaigns: [] });
  await see(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible();
  await button('Create Campaign').click();
  await see(page.getByRole('tab', { name: 'Create Campaign' })).toHaveAttribute('aria-selected', 'true');
});

const NO_TOTALS: CampaignAnalytics['totals'] = {
  served: 0,
  impressions: 0,
  clicks: 0,
  spent: 0,
  viewability: null,
  clickThroughRate: null,
  expected: 0,
  remaining: 100,
  unbilled: 0,
};

test('a row tells and does what its status allows [CAMP-11, CAMP-12, CAMP-15, CAMP-16]', async () => {
  const others = (['pending', 'approved', 'paused', 'rejected', 'completed'] as const).map((status) => ({
    ...CAMPAIGN,
    id: status,
    title: `A ${status} one`,
    status,
    ...(status === 'paused' ? { pausedBy: 'advertiser' as const } : {}),
    ...(status === 'rejected' ? { endedBecause: status, refunded: 100, reviewNote: 'No gold, please.' } : {}),
  }));
  const site = open('/advertiser?tab=campaigns', {
    listUserCampaigns: [CAMPAIGN, ...others],
    changeCampaign: { ...CAMPAIGN, status: 'paused' },
  });
  const row = (name: string) => page.getByRole('article', { name });
  await says(row('Jazz Week'), 'Active', 'Ten nights of jazz', '$100', '$12.50', '10 days', 'Columbia + 25 mi');
  await says(row('A rejected one'), '$100 went back to your card.', 'No gold, please.');
  const badges = [...document.querySelectorAll<HTMLElement>('[data-status]')];
  expect(new Set(badges.map((badge) => getComputedStyle(badge).backgroundColor)).size).toBe(6);
  expect(page.getByRole('button', { name: 'Pause', exact: true }).elements()).toHaveLength(1);
  // Each row has the button; what is over cannot be edited.
  await see(row('A rejected one').getByRole('button', { name: 'Edit' })).toBeDisabled();
  await expectSound();
  await button('Pause').click();
  await see(notice('Campaign Paused')).toBeVisible();
  expect(site.api.calls('changeCampaign')).toMatchObject([{ params: { id: 'c1' }, body: { action: 'pause' } }]);
});

test('a campaign that does not run yet says what it waits for and when its first figures come, in its row and in its figures', async () => {
  const pending = { ...CAMPAIGN, status: 'pending' as const, spent: 0 };
  const rows = [
    pending,
    { ...pending, id: 'words', title: 'Changed words', spent: 3 },
    { ...pending, id: 'soon', title: 'Approved one', status: 'approved' as const },
  ];
  open('/advertiser?tab=campaigns', {
    listUserCampaigns: rows,
    getCampaignAnalytics: { campaign: pending, totals: NO_TOTALS, days: [] },
  });
  const row = (name: string) => page.getByRole('article', { name });
  await says(row('Jazz Week'), 'A person looks at it before it runs', 'We write to you when it is decided.');
  await says(row('Changed words'), 'looks at its changed words');
  await says(row('Approved one'), 'Approved. It runs from', 'its first figures come that day.');
  await row('Jazz Week').getByRole('link', { name: 'View Analytics' }).click();
  await says(page.getByRole('main'), 'Its first figures come with its first day.', 'No day has figures yet.');
  await expectSound();
});

test('first figures come to the page that waits for them, without a reload', async () => {
  const time = stopTime();
  const active = { ...CAMPAIGN, spent: 0 };
  const site = open('/advertiser?tab=campaigns&campaign=c1', {
    getCampaignAnalytics: { campaign: active, totals: NO_TOTALS, days: [] },
  });
  const has = (text: string) => time.until(() => document.body.textContent.includes(text));
  await has('No day has figures yet.');
  site.api.answer({
    getCampaignAnalytics: {
      campaign: { ...active, spent: 0.26 },
      totals: { ...NO_TOTALS, served: 1, impressions: 1, clicks: 1, spent: 0.26 },
      days: [{ date: '2027-03-01', served: 1, impressions: 1, clicks: 1, spent: 0.26 }],
    },
  });
  await time.pass(61_000);
  await has('$0.26');
});

test.for([
  ['en', 'It is over, because its payment was refunded.', '$100 went back to your card.'],
  ['es', 'Terminó, porque devolvimos el pago.', 'volvieron a tu tarjeta.'],
] as const)('a campaign whose payment was given back says so, with the amount: %s', async ([language, why, amount]) => {
  await chosen(language);
  onTestFinished(() => chosen(null));
  open('/advertiser?tab=campaigns', {
    listUserCampaigns: [{ ...CAMPAIGN, status: 'completed', endedBecause: 'refunded', spent: 0.26, refunded: 100 }],
  });
  await says(page.getByRole('article', { name: 'Jazz Week' }), why, amount);
});

test('stopping asks first and names what goes back', async () => {
  const site = open('/advertiser?tab=campaigns', { changeCampaign: { ...CAMPAIGN, status: 'completed' } });
  await button('Stop').click();
  const asked = page.getByRole('alertdialog');
  await says(asked, '$87.50 that it has not spent goes back');
  await asked.getByRole('button', { name: 'Stop Campaign' }).click();
  await see(notice('Campaign Stopped')).toBeVisible();
  expect(site.api.calls('changeCampaign')).toMatchObject([{ body: { action: 'stop' } }]);
});

test('the words of a campaign are changed, and a changed ad is reviewed again [CAMP-14]', async () => {
  const site = open('/advertiser?tab=campaigns&edit=c1', { editCampaign: { ...CAMPAIGN, status: 'pending' } });
  await see(field('Headline')).toHaveValue('Jazz every night');
  await field('Headline').fill('');
  await button('Save Changes').click();
  await says(page.getByRole('main'), 'Headline is required');
  await field('Headline').fill('Brass every night');
  await button('Save Changes').click();
  await says(notice('Campaign Saved'), 'The changed ad waits for review.');
  expect(site.api.calls('editCampaign')).toMatchObject([
    { params: { id: 'c1' }, body: { title: 'Jazz Week', content: { headline: 'Brass every night' } } },
  ]);
});

test('the figures of a campaign: spend, pace, viewability and clicks by day, with a table and a file [CAMP-13, BEY-27]', async () => {
  const figures: CampaignAnalytics = {
    campaign: CAMPAIGN,
    totals: {
      served: 1_200,
      impressions: 800,
      clicks: 18,
      spent: 12.5,
      viewability: 66.7,
      clickThroughRate: 2.3,
      expected: 25,
      remaining: 87.5,
      unbilled: 3,
    },
    days: [
      { date: '2027-03-01', served: 700, impressions: 500, clicks: 10, spent: 7.5 },
      { date: '2027-03-02', served: 500, impressions: 300, clicks: 8, spent: 5 },
    ],
  };
  open('/advertiser?tab=campaigns&campaign=c1', { getCampaignAnalytics: figures });
  await says(page.getByRole('main'), '$12.50', '50%', 'An even pace is $25 by now', '800', '66.7% of 1,200', '2.3%');
  await says(page.getByRole('main'), '3 reports were not charged');
  await see(page.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/campaigns/c1/analytics.csv',
  );
  await page.getByText('As a table').click();
  await says(page.getByRole('table', { name: 'By day' }), 'Mar 2, 2027', '60%', '$7.50');
  await expectSound();
});

const ASK = { standing: 'ask' as const, request: null, isSettledByConfirming: false, askAgainAt: null };

test('only promoters and administrators come in; others read how to become one', async () => {
  const site = openSite('/advertiser?tab=campaigns', { currentUser: personOf('user'), getPromoterRequest: ASK });
  await see(page.getByRole('heading', { level: 1, name: 'Advertise on Marquee' })).toBeVisible();
  expect(site.at()).toBe('/advertise');
  expect(site.api.calls('listUserCampaigns')).toEqual([]);
});

test('a guest reads what campaigns are; a link to their own campaigns asks to sign in first', async () => {
  const site = openSite(['/advertiser?tab=campaigns', '/advertiser']);
  await see(page.getByRole('button', { name: 'Sign In to Ask' })).toBeVisible();
  expect(site.at()).toBe('/advertise');
  site.to('/advertiser?tab=campaigns');
  await says(notice('Unauthorized'), 'You are logged out. Logging in again...');
  await expect.poll(() => site.at()).toBe(`/?signin=1&next=${encodeURIComponent('/advertiser?tab=campaigns')}`);
});

test('the menu of a promoter leads to the campaigns, and to no venues and no console [NAV-11, ROLE-005]', async () => {
  open('/about');
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await see(page.getByRole('menuitem', { name: 'Campaigns' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Admin Panel' }).elements()).toHaveLength(0);
  expect(page.getByRole('menuitem', { name: 'Manage Venues' }).elements()).toHaveLength(0);
  await page.getByRole('menuitem', { name: 'Campaigns' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'Advertiser Dashboard' })).toBeVisible();
});

test('the footer leads to advertising [HOME-25]', async () => {
  openSite('/about');
  await see(page.getByRole('link', { name: 'Advertise', exact: true })).toHaveAttribute('href', '/advertiser');
});

test('a new advertiser reads what the budget may be before typing, and is told below the field beyond it', async () => {
  const { api } = open('/advertiser', { getBudgetLimit: { left: 400, most: 1_000, because: 'new' } });
  await says(page.getByRole('main'), 'your campaigns may cost $1,000 together. $400 is left.');
  await fillIn();
  await field('Budget ($)').fill('401');
  await button('Continue to Payment').click();
  await says(page.getByRole('main'), 'Maximum budget is $400');
  expect(api.calls('createPaymentIntent')).toHaveLength(0);
  await field('Budget ($)').fill('400');
  await button('Continue to Payment').click();
  await expect.poll(() => api.calls('createPaymentIntent').length).toBe(1);
  await expectSound();
});

test('whoever has proven themselves reads of no limit', async () => {
  open();
  await see(field('Budget ($)')).toBeVisible();
  await see(page.getByRole('main')).not.toHaveTextContent('together');
});
