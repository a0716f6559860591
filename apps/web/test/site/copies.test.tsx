import { expect, test, vi } from 'vitest';
import { copied } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { anEventDetail, eventPage } from '../harness/data.ts';
import { gone, page, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const note = () => page.getByRole('status').filter({ hasText: /Shown as of|offline/ });

test('a page from a copy says of when it is, and the line goes away with the copy [REL-05]', async () => {
  const clock = stopTime();
  vi.setSystemTime(new Date(2026, 11, 4, 19, 57));
  const { api } = openSite('/events/brass-at-dusk', { getEvent: copied(anEventDetail(), 15 * 60) });
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('Brass at Dusk');
  await see(note()).toHaveTextContent('Shown as of 7:42 PM – we can’t reach our data right now');
  api.answer({ getEvent: anEventDetail({ title: 'Brass at Dawn' }) });
  await clock.pass(20_000);
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('Brass at Dawn');
  await gone(note());
});

test('a copy of another day has its day, and an offline one says what may have changed', async () => {
  stopTime();
  vi.setSystemTime(new Date(2026, 11, 4, 15, 10));
  openSite('/events/brass-at-dusk', { getEvent: copied(anEventDetail(), 86_400, 'offline') });
  await see(note()).toHaveTextContent(
    'You are offline. Saved copy from Dec 3, 3:10 PM: prices and times may have changed.',
  );
});

test('a page that is read anew after a copy has no line', async () => {
  const { at } = openSite('/cities', {
    cityStats: copied(
      { overview: { totalCities: 0, totalStates: 0, totalEvents: 0, recentCities: 0 }, states: [] },
      60,
    ),
    listEvents: eventPage([]),
    countCategories: {},
    countVenues: [],
  });
  await see(note()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Discover' }).first().click();
  await expect.poll(at).toBe('/events');
  await gone(note());
});
