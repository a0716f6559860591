import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANSWERS, HEARTED, PAGES } from '../../src/offline/names.ts';
import { savedResponse } from '../../src/offline/saving.ts';
import { unreachable } from '../harness/api.ts';
import { anEventDetail } from '../harness/data.ts';
import { expectSound, gone, notice, page, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const STORES = [ANSWERS, HEARTED, PAGES];
const empty = () => Promise.all(STORES.map((name) => caches.delete(name)));
beforeEach(empty);
afterEach(empty);

async function keep(name: string, id: string, title: string): Promise<void> {
  const event = anEventDetail({ id, slug: id, title });
  await (await caches.open(name)).put(`/api/events/${id}`, savedResponse(JSON.stringify(event)));
}

const kept = async () => (await caches.keys()).filter((name) => STORES.includes(name));

test('the saved events stand in two groups, each with the time of its copy, and can be removed', async () => {
  await keep(HEARTED, 'brass', 'Brass at Dusk');
  await keep(ANSWERS, 'brass', 'Brass at Dusk');
  await keep(ANSWERS, 'barn', 'Barn Dance');
  openSite('/saved', {});
  const group = (name: string) => page.css('main section').filter({ hasText: name });
  await see(group('With a heart').getByRole('link')).toHaveTextContent('Brass at Dusk');
  await see(group('Opened before').getByRole('link')).toHaveTextContent('Barn Dance');
  await see(group('Opened before')).toHaveTextContent(/Saved \d+:\d\d\s[AP]M/);
  await expectSound();
  await page.getByRole('button', { name: 'Remove all from this device' }).click();
  await see(notice('Nothing is saved on this device anymore')).toBeVisible();
  await see(page.getByRole('heading', { name: 'Nothing is saved yet' })).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('nothing saved is said, with a way to the events', async () => {
  openSite('/saved', {});
  await see(page.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events');
  await gone(page.getByRole('button', { name: 'Remove all from this device' }));
});

test('signing out removes what this device saved', async () => {
  await keep(ANSWERS, 'barn', 'Barn Dance');
  openSite('/cities', { currentUser: personOf('user'), signOut: { success: true } });
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect.poll(kept).toEqual([]);
});

test('a page that cannot be reached leads to what is saved', async () => {
  openSite('/events/brass-at-dusk', { getEvent: unreachable });
  await see(page.getByRole('link', { name: 'See what is saved on this device' })).toHaveAttribute('href', '/saved');
});
