import { expect, test } from 'vitest';
import { open } from '../harness/campaigning.ts';
import { notice, page, says, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

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
