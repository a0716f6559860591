import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANSWERS, HEARTED, PAGES } from '../../src/offline/names.ts';
import { savedResponse } from '../../src/offline/saving.ts';
import { unreachable } from '../harness/api.ts';
import { anEvent, anEventDetail } from '../harness/data.ts';
import { cards, count, expectSound, gone, notice, page, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const STORES = [ANSWERS, HEARTED, PAGES];
const empty = () => Promise.all(STORES.map((name) => caches.delete(name)));
beforeEach(empty);
afterEach(empty);

async function keep(name: string, id: string, title: string): Promise<void> {
  const event = anEventDetail({ id, slug: id, title });
  await (await caches.open(name)).put(`/api/events/${id}`, savedResponse(JSON.stringify(event), new Response()));
}

const kept = async () => (await caches.keys()).filter((name) => STORES.includes(name));

const heart = (...ids: string[]) => localStorage.setItem('marquee.hearts', JSON.stringify(ids));
const changed = () => window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.hearts' }));
const group = (name: string) => page.css('main section').filter({ hasText: name });

test('events with a heart are shown as they are now, what is over last; a heart taken away can be given back', async () => {
  await keep(ANSWERS, 'barn', 'Barn Dance');
  heart('over', 'brass');
  changed();
  const events = [anEvent({ id: 'over', status: 'ended', title: 'Over' }), anEvent({ id: 'brass' })];
  const { api } = openSite('/saved', { readCards: { events } });
  await see(cards().first()).toHaveTextContent('Brass at Dusk');
  await see(cards().last()).toHaveTextContent('Over');
  expect(api.asked.find(({ id }) => id === 'readCards')?.query.get('ids')).toBe('brass,over');
  await page.getByRole('button', { name: 'Save Over' }).click();
  expect(localStorage.getItem('marquee.hearts')).toBe('["brass"]');
  await count(cards(), 2);
  await expectSound();
  await see(group('On this device').getByRole('link')).toHaveTextContent('Barn Dance');
  await page.getByRole('button', { name: 'Remove all from this device' }).click();
  await see(notice('Nothing is saved on this device anymore')).toBeVisible();
  expect(await kept()).toEqual([]);
});

test('without an answer the saved copies are shown, with the time of each', async () => {
  await keep(HEARTED, 'brass', 'Brass at Dusk');
  heart('brass');
  changed();
  openSite('/saved', { readCards: unreachable });
  await see(group('With a heart').getByRole('link')).toHaveTextContent('Brass at Dusk');
  await see(group('With a heart')).toHaveTextContent(/Saved \d+:\d\d\s[AP]M/);
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
