import { apiAt, type EventList } from '../api.ts';
import { cards, expect, heading, openListing, test } from '../fixtures.ts';

test('a guest reads the listing, opens an event, sees where its facts come from, comes back to where they were, and asks for more [CALL-012] [ROUTE-03] [LIST-13] [LIST-14]', async ({
  page,
  baseURL,
}) => {
  const api = apiAt(baseURL ?? '');
  const { events } = await api.get<EventList>('/api/events?city=Columbia&state=SC&limit=50');
  // Below the first screen, where coming back means more than to the top.
  const event = await api.first(events.slice(6), ({ ticketUrl }) => ticketUrl !== null);
  if (!event) throw new Error('no event of the first page sells tickets');
  const card = page.locator(`[data-event="${event.slug}"]`);
  await page.goto('/events?city=Columbia&state=SC');
  await expect(cards(page)).toHaveCount(50);
  await card.getByRole('heading').getByRole('link').click();
  await expect(heading(page, event.title)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get Tickets' })).toHaveAttribute('href', /^https?:/);
  const claim = page.locator('details').first();
  await expect(claim.getByRole('term').first()).toBeHidden();
  await expect(claim.locator('summary').first()).toContainText('last checked');
  await claim.locator('summary').first().click();
  await expect(claim.getByRole('term').filter({ hasText: 'Title' }).first()).toBeVisible();
  await expect(claim.getByRole('term').filter({ hasText: 'Starts' }).first()).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();

  await page.getByRole('button', { name: 'Discover More Experiences' }).click();
  await expect(cards(page)).toHaveCount(100);
  const slugs = await cards(page).evaluateAll((all) => all.map((one) => one.dataset.event));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('an id leads to the event as its slug does; what is not there says so [ROUTE-03] [DETAIL-06]', async ({
  page,
  request,
}) => {
  const { events } = (await (await request.get('/api/events?limit=1')).json()) as {
    events: Array<{ id: string; title: string }>;
  };
  await page.goto(`/events/${events[0]?.id}`);
  await expect(heading(page, events[0]?.title ?? '')).toBeVisible();
  await page.goto('/events/no-such-show');
  await expect(heading(page, 'Event Not Found')).toBeVisible();
});

test('the heart answers at once, asks no server, and is still there after a reload [CARD-05]', async ({ page }) => {
  await openListing(page);
  const writes: string[] = [];
  // Which events are boosted is asked with a body, and writes nothing; a boosted one that is seen is counted.
  const isWrite = (request: { method(): string; url(): string }) =>
    request.method() !== 'GET' && !/\/(batch-boost-status|track\/impression)$/.test(request.url());
  page.on('request', (request) => isWrite(request) && writes.push(request.url()));
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(writes).toEqual([]);
});

test('the theme follows the system until one is chosen, and the choice stays', async ({ page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openListing(page);
  const matinee = await scheme();
  await page.getByRole('button', { name: /^Evening/ }).click();
  await expect.poll(scheme).not.toBe(matinee);
  const evening = await scheme();
  await page.reload();
  expect(await scheme()).toBe(evening);
  await page.getByRole('button', { name: /^Auto/ }).click();
  await expect.poll(scheme).toBe(matinee);
});

test('by keyboard alone one skips the bar, opens an event and stands at its heading', async ({ page }) => {
  await openListing(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await cards(page).first().getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/events\/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
