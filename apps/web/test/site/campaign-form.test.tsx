import { expect, test } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import { button, CAMPAIGN, field, fillIn, open } from '../harness/campaigning.ts';
import { expectSound, figure, notice, page, says, see } from '../harness/look.ts';
import { leaveSite } from '../harness/site.tsx';

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
