import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { anEventDetail } from '../harness/data.ts';
import { gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

/** Where no event has that name. */
const NONE = { getEvent: refused(404, 'No.') };
/** An event whose page is gone, which is therefore under review. */
const GONE = { getEvent: anEventDetail({ status: 'inactive', validationError: 'URL validation failed: 404' }) };
const heading = () => page.getByRole('heading', { level: 1 });

test('any other path says that there is no such page [NOTF-01] [ROUTE-15]', async () => {
  openSite('/nowhere/at/all');
  await see(heading()).toHaveTextContent('There is no such page');
  await see(page.getByText(/^404 Page Not Found · Did you forget to add the page to the router\?$/)).toBeVisible();
  for (const [name, path] of [
    ['Browse Events', '/events'],
    ['Choose a City', '/cities'],
    ['Home', '/'],
  ] as const)
    await see(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
});

test('the apology names the event by the last part of the path [UNAVAIL-01] [UNAVAIL-02] [UNAVAIL-03]', async () => {
  openSite('/event-not-found/jazz-under-the-stars', GONE);
  await see(heading()).toHaveTextContent('Our Sincere Apologies');
  await see(page.getByText('VIP Concierge Service')).toBeVisible();
  await says(
    page.getByRole('main'),
    'Jazz Under The Stars',
    'appears to be no longer available at its original source',
    'flagged for review, to be verified or removed',
  );
});

test('of a name that no event has, nothing is said of a source or a review', async () => {
  for (const path of ['/event-not-found/invented-name', '/event-not-found']) {
    openSite(path, NONE);
    await says(page.getByRole('main'), 'is no event that we list');
    await gone(page.getByText(/flagged for review/));
    await leaveSite();
  }
  openSite('/event-not-found/invented-name', { getEvent: refused(503, 'Later.') });
  await says(page.getByRole('main'), 'Invented Name is not available right now.');
  await gone(page.getByText(/flagged for review|no event that we list/));
});

test('Go Back goes back, or home where there is nothing to go back to [UNAVAIL-04]', async () => {
  let site = openSite('/event-not-found');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect.poll(site.at).toBe('/');
  await leaveSite();

  // The address of an event that is gone, opened in a tab of its own: its page was replaced, so nothing is before this one.
  site = openSite('/events/brass-at-dusk', {
    getEvent: anEventDetail({ status: 'inactive', validationError: 'URL validation failed: 404' }),
  });
  await see(heading()).toHaveTextContent('Our Sincere Apologies');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect.poll(site.at).toBe('/');
  await leaveSite();

  site = openSite(['/events?category=music', '/event-not-found/a-show'], GONE);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect.poll(site.at).toBe('/events?category=music');
});

test('Browse Events and Home lead there [UNAVAIL-05]', async () => {
  for (const name of ['Browse Events', 'Home']) {
    const site = openSite('/event-not-found/a-show', GONE);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const path = name === 'Home' ? '/' : '/events';
    await see(link).toHaveAttribute('href', path);
    await link.click();
    await expect.poll(site.at).toBe(path);
    await leaveSite();
  }
});

test('the apology for an event that is on leads to the event [ROUTE-05]', async () => {
  const site = openSite('/event-not-found/brass-at-dusk', { getEvent: anEventDetail() });
  await expect.poll(site.at).toBe('/events/brass-at-dusk');
  await see(heading()).toHaveTextContent('Brass at Dusk');
});
