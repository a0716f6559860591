import type { Endpoints, ResponseOf } from '@marquee/contract';
import { cards, expect, figure, heading, openListing, test } from '../fixtures.ts';

type Stats = ResponseOf<Endpoints['cityStats']>;

test('the network in figures; cities under their states, each with its own, lead to their listings [CITY-01, CITY-02, CITY-03, ROUTE-04]', async ({
  page,
}) => {
  await page.goto('/cities');
  await expect(heading(page, 'Our Growing Network')).toBeVisible();
  const { overview, states } = (await (await page.request.get('/api/cities/stats')).json()) as Stats;
  for (const [label, number] of [
    ['Live Cities', overview.totalCities],
    ['States', overview.totalStates],
    ['Total Events', overview.totalEvents],
    ['Added This Month', overview.recentCities],
  ] as const)
    await expect(figure(page, label)).toHaveText(number.toLocaleString('en-US'));
  expect(overview.totalCities).toBeGreaterThan(1);

  await expect(page.getByRole('region')).toHaveCount(states.length + 1);
  for (const { state, stateFullName, cityCount, totalEvents, cities } of states) {
    const section = page.getByRole('region', { name: stateFullName });
    await expect(section.getByText(state, { exact: true })).toBeVisible();
    await expect(section).toContainText(`${cityCount} ${cityCount === 1 ? 'city' : 'cities'} · ${totalEvents} events`);
    await expect(section.getByRole('link')).toHaveCount(cities.length);
    for (const { name, eventCount, syncedAt } of cities) {
      const link = section.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', `/events?${new URLSearchParams({ city: name, state })}`);
      await expect(link).toContainText(`${eventCount} event`);
      const added = new Date(syncedAt).toLocaleDateString('en-US', { dateStyle: 'medium' });
      await expect(link).toContainText(`Added ${added}`);
    }
  }
  await page.getByRole('link', { name: /^Charleston/ }).click();
  await expect(cards(page).first()).toBeVisible();
  // It is the visitor's city from now on.
  await page.getByRole('link', { name: 'Cities' }).click();
  await expect(page.getByRole('banner')).toContainText('Charleston, SC');
});

test('a city is searched, told live from coming, chosen by keyboard, and kept [LIST-04] [ENT-002]', async ({
  page,
}) => {
  await openListing(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Choose another city/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Choose your city' });
  const search = dialog.getByRole('combobox');
  await expect(search).toBeFocused();
  await expect(dialog.getByRole('option').first()).toContainText('LIVE');
  await search.fill('charleston');
  await expect(dialog.getByRole('option', { name: 'Charleston, WV' })).toContainText('Coming Soon');
  await search.press('ArrowDown');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('option').first()).toContainText('Charleston, SC');
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/city=Charleston&state=SC/);
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('marquee.city') ?? 'null'))).toEqual({
    city: 'Charleston',
    state: 'SC',
    isSupported: true,
  });
  await page.goto('/events');
  await expect(page.getByRole('banner')).toContainText('Charleston, SC');
});
