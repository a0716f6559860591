import { apiAt, type EventList } from '../api.ts';
import { cards, expect, heading, openFilters, openListing, test } from '../fixtures.ts';

test('an address names city, state and category, in any case or as a part; without one it is Columbia, SC [LIST-01] [LIST-09] [LIST-17] [ROUTE-02] [PROD-02] [NAV-02]', async ({
  page,
}) => {
  await openListing(page, '/events?city=Savannah&state=GA&category=Music');
  await expect(page.getByRole('banner')).toContainText('Savannah, GA');
  await expect(page.getByRole('button', { name: /^Music/ })).toHaveAttribute('aria-pressed', 'true');
  for (const chips of await cards(page).getByRole('list').allTextContents()) expect(chips).toContain('Music');
  for (const category of ['technology', 'tech']) {
    await openListing(page, `/events?category=${category}`);
    await expect(page.getByRole('button', { name: /^Technology/ })).toHaveAttribute('aria-pressed', 'true');
    for (const chips of await cards(page).getByRole('list').allTextContents()) expect(chips).toContain('Technology');
  }
  await page.goto('/events');
  // The document carries the answer, together with the question.
  const carried = JSON.parse((await page.locator('#first-data').textContent()) ?? '');
  expect(carried[0][0].slice(0, 2)).toMatchObject(['listEvents', { city: 'Columbia', state: 'SC' }]);
  await expect(page.getByRole('banner')).toContainText('Columbia, SC');
  const chip = cards(page).first().getByRole('list').getByRole('link').first();
  // A card that is not rendered has no innerText.
  const spelt = (await chip.textContent()) ?? '';
  await expect(chip).toHaveAttribute('href', new RegExp(`category=${spelt}$`));
  await chip.click();
  await expect(page.getByRole('button', { name: new RegExp(`^${spelt}`) })).toHaveAttribute('aria-pressed', 'true');
});

test('chips show the counts of their categories; choosing one filters, Back and Clear Filters undo it [LIST-03] [LIST-06]', async ({
  page,
  baseURL,
}) => {
  const api = apiAt(baseURL ?? '');
  const counts = await api.get<Record<string, number>>('/api/categories/counts?city=Columbia&state=SC&within=25');
  await openListing(page);
  for (const category of ['Music', 'Food', 'Education'])
    await expect(page.getByRole('button', { name: new RegExp(`^${category}`) })).toHaveText(
      `${category}${counts[category]}`,
    );
  await page.getByRole('button', { name: /^Nightlife/ }).click();
  await expect(page).toHaveURL(/category=nightlife/);
  await expect(cards(page)).toHaveCount(counts.Nightlife ?? 0);

  // Five orders, the soonest first; all of it lives in the address.
  await openFilters(page);
  const select = page.getByLabel('Sort by');
  await expect(select).toHaveValue('date-asc');
  expect(
    await select.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['date-asc', 'date-desc', 'price-asc', 'price-desc', 'popularity']);
  await select.selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Nightlife/ })).toHaveAttribute('aria-pressed', 'true');
  await openFilters(page);
  await expect(select).toHaveValue('price-asc');
  // Back closes the sheet, then undoes the order.
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await openFilters(page);
  await expect(select).toHaveValue('date-asc');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(50);
  await select.selectOption('price-desc');
  const { events } = await api.get<EventList>('/api/events?sort=price-desc');
  await expect(cards(page).first()).toHaveAttribute('data-event', events[0]?.slug ?? '');
});

test('the venue select offers all venues, then each with its count, sorted; a venue has all its events, not only those of the pages that are loaded [LIST-05]', async ({
  page,
  baseURL,
}) => {
  const api = apiAt(baseURL ?? '');
  const first = await api.get<EventList>('/api/events?limit=50');
  const venues = await api.get<Array<{ venue: string; count: number }>>('/api/venues/counts');
  const beyond = venues.find(
    ({ venue, count }) => count > first.events.filter((event) => event.venue === venue).length,
  );
  if (!beyond) throw new Error('every venue is on the first page');
  await openListing(page);
  await openFilters(page);
  const select = page.getByLabel('Venue');
  await expect.poll(() => select.locator('option').count()).toBeGreaterThan(4);
  const options = await select.locator('option').allTextContents();
  expect(options[0]).toBe('All venues');
  expect(options).toContain(`${beyond.venue} (${beyond.count})`);
  const names = options.slice(1).map((option) => option.replace(/ \(\d+\)$/, ''));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en-US')));
  await select.selectOption(beyond.venue);
  await expect(page).toHaveURL(/venue=/);
  await expect(cards(page)).toHaveCount(beyond.count);
  for (const text of await cards(page).allTextContents()) expect(text).toContain(beyond.venue);
  await expect(page.getByText(`${beyond.count} experiences found`, { exact: true })).toBeAttached();
});

/** The first that holds; there must be one. */
async function firstOf<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<T> {
  for (const one of all) if (await holds(one)) return one;
  throw new Error('none holds');
}

test('a search matches title, description, venue and category, whatever the case, and counts what it found [LIST-08] [LIST-16]', async ({
  page,
  baseURL,
}) => {
  const api = apiAt(baseURL ?? '');
  const { events } = await api.get<EventList>('/api/events?limit=50');
  const event = events.find(({ description, venue }) => description && venue);
  if (!event) throw new Error('the city has no full event');
  const part = event.description?.split(/\s+/).slice(1, 5).join(' ') ?? '';
  for (const text of [event.title, part, event.venue ?? '', event.categories[0] ?? '']) {
    await openListing(page, `/events?q=${encodeURIComponent(text.toUpperCase())}`);
    await expect(page.locator(`[data-event="${event.slug}"]`)).toBeVisible();
  }
  const last = await api.get<EventList>('/api/events?limit=50&sort=date-desc');
  const title = await firstOf(
    last.events.map((one) => one.title),
    async (term) => (await api.get<EventList>(`/api/events/search/${encodeURIComponent(term)}`)).events.length === 1,
  );
  await openListing(page);
  await expect(heading(page, 'Curated Experiences')).toBeVisible();
  await expect(page.getByText(/^\d+ experiences found$/)).toBeAttached();
  await page.getByRole('searchbox').fill(title);
  await expect(heading(page, 'Search Results')).toBeVisible();
  await expect(page.getByText('1 experience found', { exact: true })).toBeAttached();
});

test('nothing found is said; the way out leads to the cities that are open [LIST-10] [LIST-20]', async ({ page }) => {
  await page.goto('/events?q=zzqqxx&category=music');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards(page)).toHaveCount(50);
  await page.goto('/events?city=Atlantis&state=SC');
  await expect(page.getByText('We do not know a city with this name.')).toBeVisible();
  await page.goto('/events?city=Boise&state=ID');
  await expect(page.getByText('We do not cover this city yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Explore Other Cities' }).click();
  await expect(heading(page, 'Our Growing Network')).toBeVisible();
  await page.getByRole('link', { name: /^Greenville/ }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/city=Greenville&state=SC/);
});
