import { expect, test } from '@playwright/test';
import { apiAt, type EventList } from '../api.ts';
import { cards, failOnExceptions, openListing } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

test('the listing shows the city, state and category that its address names [LIST-01] [ROUTE-02]', async ({ page }) => {
  await openListing(page, '/events?city=Savannah&state=GA&category=Music');
  await expect(page.getByRole('banner')).toContainText('Savannah, GA');
  await expect(page.getByRole('button', { name: /^Music/ })).toHaveAttribute('aria-pressed', 'true');
  for (const chips of await cards(page).getByRole('list').allInnerTexts()) expect(chips).toContain('Music');
});

test('without a choice everything is about Columbia, SC [PROD-02] [NAV-02]', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().includes('/api/events?'));
  await page.goto('/events');
  const query = new URL((await asked).url()).searchParams;
  expect([query.get('city'), query.get('state')]).toEqual(['Columbia', 'SC']);
  await expect(page.getByRole('banner')).toContainText('Columbia, SC');
});

test('nine skeleton cards while the listing loads [LIST-12]', async ({ page }) => {
  await page.route('**/api/events?*', () => {});
  await page.goto('/events');
  await expect(page.locator('[data-skeleton-card]')).toHaveCount(9);
});

test('chips show the counts of their categories; choosing one filters, Clear Filters undoes it [LIST-03]', async ({
  page,
  baseURL,
}) => {
  const counts = await apiAt(baseURL ?? '').get<Record<string, number>>(
    '/api/categories/counts?city=Columbia&state=SC',
  );
  await openListing(page);
  for (const category of ['Music', 'Food', 'Education'])
    await expect(page.getByRole('button', { name: new RegExp(`^${category}`) })).toHaveText(
      `${category}${counts[category]}`,
    );
  await page.getByRole('button', { name: /^Nightlife/ }).click();
  await expect(page).toHaveURL(/category=nightlife/);
  await expect(cards(page)).toHaveCount(counts.Nightlife ?? 0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(50);
});

test('a category filters in lower case, as spelt, and as a part of its name [LIST-09] [LIST-17]', async ({ page }) => {
  for (const category of ['technology', 'Technology', 'tech']) {
    await openListing(page, `/events?category=${category}`);
    await expect(page.getByRole('button', { name: /^Technology/ })).toHaveAttribute('aria-pressed', 'true');
    for (const chips of await cards(page).getByRole('list').allInnerTexts()) expect(chips).toContain('Technology');
  }
  await openListing(page);
  const chip = cards(page).first().getByRole('list').getByRole('link').first();
  const spelt = await chip.innerText();
  await expect(chip).toHaveAttribute('href', new RegExp(`category=${spelt}$`));
  await chip.click();
  await expect(page.getByRole('button', { name: new RegExp(`^${spelt}`) })).toHaveAttribute('aria-pressed', 'true');
});

test('the venue select offers all venues, then each with its count, sorted [LIST-05]', async ({ page }) => {
  await openListing(page);
  const select = page.getByLabel('Venue');
  const options = await select.locator('option').allInnerTexts();
  expect(options[0]).toBe('All venues');
  const names = options.slice(1).map((option) => option.replace(/ \(\d+\)$/, ''));
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')));
  const [, name, count] = /^(.*) \((\d+)\)$/.exec(options[1] ?? '') ?? [];
  await select.selectOption(name ?? '');
  await expect(cards(page)).toHaveCount(Number(count));
  for (const text of await cards(page).allInnerTexts()) expect(text).toContain(name);
  await expect(page).toHaveURL(/venue=/);
});

test('a venue has all its events, not only those of the pages that are loaded [LIST-05]', async ({ page, baseURL }) => {
  const api = apiAt(baseURL ?? '');
  const first = await api.get<EventList>('/api/events?limit=50');
  const venues = await api.get<Array<{ venue: string; count: number }>>('/api/venues/counts');
  const beyond = venues.find(
    ({ venue, count }) => count > first.events.filter((event) => event.venue === venue).length,
  );
  if (!beyond) throw new Error('every venue is on the first page');
  await openListing(page);
  await page.getByLabel('Venue').selectOption(beyond.venue);
  await expect(cards(page)).toHaveCount(beyond.count);
  await expect(page.getByText(`${beyond.count} experiences found`, { exact: true })).toBeAttached();
});

test('five orders, the soonest first by default [LIST-06]', async ({ page, baseURL }) => {
  await openListing(page);
  const select = page.getByLabel('Sort by');
  await expect(select).toHaveValue('date-asc');
  expect(
    await select.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity']);
  await select.selectOption('price-desc');
  await expect(page).toHaveURL(/sort=price-desc/);
  const { events } = await apiAt(baseURL ?? '').get<EventList>('/api/events?sort=price-desc');
  await expect(cards(page).first()).toHaveAttribute('data-event', events[0]?.slug ?? '');
});

/** The first that holds; there must be one. */
async function firstOf<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<T> {
  for (const one of all) if (await holds(one)) return one;
  throw new Error('none holds');
}

test('heading and count while browsing and while searching [LIST-08]', async ({ page, baseURL }) => {
  const api = apiAt(baseURL ?? '');
  const { events } = await api.get<EventList>('/api/events?limit=50&sort=date-desc');
  const title = await firstOf(
    events.map((event) => event.title),
    async (term) => (await api.get<EventList>(`/api/events/search/${encodeURIComponent(term)}`)).events.length === 1,
  );
  await openListing(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Curated Experiences');
  await expect(page.getByText(/^\d+ experiences found$/)).toBeAttached();
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results');
  await expect(page.getByText('1 experience found', { exact: true })).toBeAttached();
});

test('searching waits 300 ms for the typing to pause, then asks once [LIST-15]', async ({ page }) => {
  await openListing(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/events/search/') && asked.push(request.url()));
  await page.clock.install();
  await page.getByRole('searchbox').pressSequentially('jazz');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('/search/jazz?');
  await expect(page).toHaveURL(/q=jazz/);
});

test('a search matches title, description, venue and category, whatever the case [LIST-16]', async ({
  page,
  baseURL,
}) => {
  const { events } = await apiAt(baseURL ?? '').get<EventList>('/api/events?limit=50');
  const event = events.find(({ description, venue }) => description && venue);
  if (!event) throw new Error('the city has no full event');
  const part = event.description?.split(/\s+/).slice(1, 5).join(' ') ?? '';
  for (const text of [event.title, part, event.venue ?? '', event.categories[0] ?? '']) {
    await openListing(page, `/events?q=${encodeURIComponent(text.toUpperCase())}`);
    await expect(page.locator(`[data-event="${event.slug}"]`)).toBeVisible();
  }
});

test('nothing found is said differently for a search, a category and a city [LIST-10]', async ({ page }) => {
  const said = new Set<string>();
  for (const path of ['/events?q=zzqqxx', '/events?category=zz', '/events?city=Boise&state=ID']) {
    await page.goto(path);
    const empty = page.getByRole('heading', { name: 'No Events Found' }).locator('..');
    await expect(empty).toBeVisible();
    await expect(empty.getByRole('link', { name: 'Explore Other Cities' })).toBeVisible();
    said.add(await empty.innerText());
  }
  expect(said.size).toBe(3);
  await page.goto('/events?q=zzqqxx&category=music');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(50);
});

test('Explore Other Cities leads to the cities that are open [LIST-20]', async ({ page }) => {
  await page.goto('/events?city=Boise&state=ID');
  await page.getByRole('link', { name: 'Explore Other Cities' }).click();
  await expect(page.getByRole('heading', { name: 'Our Growing Network' })).toBeVisible();
  await page.getByRole('link', { name: /^Greenville/ }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/city=Greenville&state=SC/);
});

test('a city we do not know and one still to come each say so', async ({ page }) => {
  await page.goto('/events?city=Atlantis&state=SC');
  await expect(page.getByText('We do not know a city of this name.')).toBeVisible();
  await page.goto('/events?city=Boise&state=ID');
  await expect(page.getByText('We do not read this city yet.')).toBeVisible();
});

test('a server out of reach is said, and Try Again loads the page anew [LIST-11] [ERR-017]', async ({ page }) => {
  let isDown = true;
  await page.route('**/api/events?*', (route) =>
    isDown
      ? route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"detail":"Not now."}' })
      : route.continue(),
  );
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Unable to Connect' })).toBeVisible();
  await expect(
    page.getByText("We're experiencing difficulty accessing our event sources. Please try again in a moment."),
  ).toBeVisible();
  await expect(page.getByText('503: Not now.')).toBeVisible();
  isDown = false;
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Try Again' }).click()]);
  await expect(cards(page).first()).toBeVisible();
});

test('filters live in the address: Back takes the last one back', async ({ page }) => {
  await openListing(page);
  await page.getByRole('button', { name: /^Music/ }).click();
  await page.getByLabel('Sort by').selectOption('price-asc');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Music/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('date-asc');
});
