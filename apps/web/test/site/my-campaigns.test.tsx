import type { CampaignAnalytics } from '@marquee/contract';
import { expect, onTestFinished, test } from 'vitest';
import { silent } from '../harness/api.ts';
import { button, CAMPAIGN, field, open } from '../harness/campaigning.ts';
import { stopTime } from '../harness/clock.ts';
import { chosen } from '../harness/language.ts';
import { expectSound, notice, page, says, see } from '../harness/look.ts';

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
