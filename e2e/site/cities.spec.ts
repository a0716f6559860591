import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, type Page, test } from '@playwright/test';
import { apiAt } from '../api.ts';
import { cards, failOnExceptions } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

type Stats = ResponseOf<Endpoints['cityStats']>;
const statsAt = (baseURL: string | undefined) => apiAt(baseURL ?? '').get<Stats>('/api/cities/stats');

const tile = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');

test('the network in four figures [CITY-01, ROUTE-04]', async ({ page, baseURL }) => {
  const { overview } = await statsAt(baseURL);
  await page.goto('/cities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Growing Network');
  for (const [label, figure] of [
    ['Live Cities', overview.totalCities],
    ['States', overview.totalStates],
    ['Total Events', overview.totalEvents],
    ['Added This Month', overview.recentCities],
  ] as const)
    await expect(tile(page, label)).toHaveText(figure.toLocaleString('en-US'));
  expect(overview.totalCities).toBeGreaterThan(1);
});

test('cities stand under their states, with name, code and figures of each [CITY-02]', async ({ page, baseURL }) => {
  const { states } = await statsAt(baseURL);
  await page.goto('/cities');
  await expect(page.getByRole('region')).toHaveCount(states.length + 1);
  for (const { state, stateFullName, cityCount, totalEvents, cities } of states) {
    const section = page.getByRole('region', { name: stateFullName });
    await expect(section.getByText(state, { exact: true })).toBeVisible();
    await expect(section).toContainText(`${cityCount} ${cityCount === 1 ? 'city' : 'cities'} · ${totalEvents} events`);
    await expect(section.getByRole('link')).toHaveCount(cities.length);
  }
});

test('a city says how much is on and since when, and leads to its listing [CITY-03]', async ({ page, baseURL }) => {
  const { states } = await statsAt(baseURL);
  await page.goto('/cities');
  for (const { state, cities } of states)
    for (const { name, eventCount, syncedAt } of cities) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', `/events?city=${name}&state=${state}`);
      await expect(link).toContainText(`${eventCount} event`);
      const added = new Date(syncedAt).toLocaleDateString('en-US', { dateStyle: 'medium' });
      await expect(link).toContainText(`Added ${added}`);
    }
  await page.getByRole('link', { name: /^Charleston/ }).click();
  await expect(cards(page).first()).toBeVisible();
  // It is the visitor's city from now on.
  await page.getByRole('link', { name: 'Cities' }).click();
  await expect(page.getByRole('banner')).toContainText('Charleston, SC');
});

test('figures out of reach are said, and can be asked for again [ERR-019]', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/cities/stats', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto('/cities');
  await expect(page.getByText('Unable to load city statistics at this time.')).toBeVisible();
  await expect(page.getByText('Live Cities')).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tile(page, 'Live Cities')).toBeVisible();
});
