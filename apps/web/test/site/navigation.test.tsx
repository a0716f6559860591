import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { held } from '../harness/api.ts';
import { eventPage, events } from '../harness/data.ts';
import { cards, count, dialog, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const bar = () => page.getByRole('banner');
const account = () => page.getByRole('button', { name: /^Account of / });
const LISTED = { listEvents: eventPage(events(12)) };

test('the bar has the logo, Discover, Cities and the city; what is not built is not there [NAV-01]', async () => {
  openSite('/events');
  await see(bar().getByRole('link', { name: 'Marquee' })).toHaveAttribute('href', '/');
  await see(bar().getByRole('link', { name: 'Discover' })).toHaveAttribute('href', '/events');
  await see(bar().getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/cities');
  await says(bar(), 'Columbia, SC');
  for (const name of ['My Itineraries', 'Manage Venues', 'Campaigns', 'Boost Analytics'])
    await gone(page.getByText(name, { exact: true }));
});

test('Concierge opens the conversation, in the bar and in the menu of a phone; there is no My Itineraries [NAV-08]', async () => {
  openSite('/events');
  await bar().getByRole('button', { name: 'Concierge' }).click();
  await see(dialog('Concierge')).toBeVisible();
  await page.getByRole('button', { name: 'Close the concierge' }).click();
  await page.viewport(390, 844);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await bar().getByRole('button', { name: 'Concierge' }).click();
  await see(dialog('Concierge')).toBeVisible();
  await gone(page.getByText('My Itineraries'));
});

test('guests see Sign In, those signed in their menu [NAV-03]', async () => {
  openSite('/events');
  await see(bar().getByRole('button', { name: 'Sign In' })).toBeVisible();
  await leaveSite();
  openSite('/events', { currentUser: personOf('user') });
  await see(bar().getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();
  await gone(bar().getByRole('button', { name: 'Sign In' }));
});

test('the menu shows name, email and role, and marks administrators [NAV-04]', async () => {
  for (const [role, words] of [
    ['promoter', 'Promoter'],
    ['admin', 'Administrator'],
  ] as const) {
    openSite('/events', { currentUser: personOf(role) });
    await account().click();
    const menu = page.getByRole('menu');
    await says(menu, 'Ada Lovelace', `${role}@example.org`, words);
    await count(menu.getByText('Admin', { exact: true }), role === 'admin' ? 1 : 0);
    await leaveSite();
  }
});

test('the menu of anybody who is signed in leads to Boost Analytics [NAV-12]', async () => {
  for (const role of ['user', 'venue_owner', 'promoter', 'admin'] as const) {
    const site = openSite('/events', { currentUser: personOf(role) });
    await account().click();
    await page.getByRole('menuitem', { name: 'Boost Analytics' }).click();
    await expect.poll(() => site.at()).toBe('/boost-analytics');
    await leaveSite();
  }
  openSite('/events');
  await see(bar().getByRole('button', { name: 'Sign In' })).toBeVisible();
  await gone(page.getByRole('link', { name: 'Boost Analytics' }));
});

test('Sign Out says that it is under way [NAV-05]', async () => {
  const { until, release } = held();
  openSite('/events', { currentUser: personOf('user'), signOut: () => until.then(() => ({ success: true as const })) });
  await account().click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await see(page.getByRole('menuitem', { name: 'Signing out...' })).toBeVisible();
  release();
  await see(bar().getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('the bar is blurred once the page was scrolled 50 px [NAV-06]', async () => {
  openSite('/events', LISTED);
  await count(cards(), 12);
  const blur = () => getComputedStyle(bar().element()).backdropFilter;
  window.scrollTo(0, 50);
  await expect.poll(() => window.scrollY).toBe(50);
  expect(blur()).toBe('none');
  window.scrollTo(0, 51);
  await expect.poll(blur).toContain('blur');
});

test('on a phone the menu repeats the links and has Sign In and Join [NAV-07]', async () => {
  await page.viewport(390, 844);
  openSite('/events');
  await see(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await gone(page.getByRole('link', { name: 'Discover' }));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await see(page.getByRole('link', { name: 'Discover' })).toBeVisible();
  await see(page.getByRole('link', { name: 'Cities', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await see(dialog('Join')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(dialog('Welcome back')).toBeVisible();
});

test('on a phone Escape closes the menu', async () => {
  await page.viewport(390, 844);
  openSite('/events');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await see(page.getByRole('link', { name: 'Discover' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await see(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('the footer names where place data comes from, and every link of it leads to a page of its own choice [HOME-26]', async () => {
  openSite('/events');
  const footer = page.getByRole('contentinfo');
  await see(footer.getByRole('link', { name: 'Place data: GeoNames (CC BY 4.0)' })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  );
  for (const [name, path] of [
    ['Events', '/events'],
    ['Experiences', '/events?sort=popularity'],
    ['Itineraries', '/itineraries'],
    ['Local Insights', '/cities'],
    ['About', '/about'],
    ['Advertise', '/advertiser'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const)
    await see(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  const ours = footer
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'));
  expect(ours.length).toBeGreaterThan(0);
  for (const href of ours) {
    await leaveSite();
    openSite(href);
    await see(page.getByRole('heading', { level: 1 })).toBeVisible();
    await gone(page.getByText('404 Page Not Found'));
  }
});

test('a stored city that makes no sense is passed over', async () => {
  localStorage.setItem('marquee.city', '{"city":7');
  window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.city' }));
  openSite('/events');
  await says(bar(), 'Columbia, SC');
});
