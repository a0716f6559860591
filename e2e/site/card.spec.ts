import { expect, test } from '@playwright/test';
import { cards, failOnExceptions, openListing, rewriteListing } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('a card shows the generated picture, else its own, else a poster of its category [CARD-01]', async ({
  page,
  baseURL,
}) => {
  await rewriteListing(page, baseURL ?? '', ([a, b, c, ...rest]) =>
    a && b && c
      ? [
          { ...a, generatedImageUrl: PIXEL, imageUrl: '/never-asked.png' },
          { ...b, generatedImageUrl: null, imageUrl: PIXEL },
          { ...c, generatedImageUrl: null, imageUrl: null, categories: ['Food'] },
          ...rest,
        ]
      : rest,
  );
  await openListing(page);
  await expect(cards(page).nth(0).locator('img')).toHaveAttribute('src', PIXEL);
  await expect(cards(page).nth(1).locator('img')).toHaveAttribute('src', PIXEL);
  await expect(cards(page).nth(2).locator('[data-poster="Food"]')).toBeVisible();
});

test('a broken picture gives way to a poster [CARD-02]', async ({ page }) => {
  await page.route('**/media/*', (route) => route.fulfill({ status: 404, body: '' }));
  await openListing(page);
  await expect(cards(page).first().locator('[data-poster]')).toBeVisible();
  await expect(cards(page).first().locator('img')).toHaveCount(0);
});

test('a featured event wears its badge; one that is off says so [CARD-03]', async ({ page, baseURL }) => {
  await rewriteListing(page, baseURL ?? '', (events) =>
    events.map((event, index) => ({
      ...event,
      isFeatured: index === 0,
      status: index === 1 ? 'cancelled' : index === 2 ? 'postponed' : 'active',
    })),
  );
  await openListing(page);
  await expect(cards(page).nth(0)).toContainText('Featured');
  await expect(cards(page).nth(1)).toContainText('Cancelled');
  await expect(cards(page).nth(2)).toContainText('Postponed');
  await expect(cards(page).nth(3)).not.toContainText('Featured');
});

test('the heart answers at once, asks no server, and is still there after a reload [CARD-05]', async ({ page }) => {
  await openListing(page);
  const writes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Keep / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(writes).toEqual([]);
});

test('a card shows dates, time, price, title, description and venue, or the city without one [CARD-06]', async ({
  page,
  baseURL,
}) => {
  const times = { startDate: '2031-12-05T19:30', endDate: '2031-12-07T22:00', isAllDay: false, price: '$15-$25' };
  await rewriteListing(page, baseURL ?? '', ([a, b]) =>
    a && b
      ? [
          { ...a, ...times, title: 'Brass at Dusk', description: 'Loud and kind.', venue: 'The Old Depot' },
          { ...b, ...times, venue: null, city: 'Columbia', state: 'SC' },
        ]
      : [],
  );
  await openListing(page);
  const card = cards(page).first();
  for (const text of ['Brass at Dusk', 'Dec 5 - Dec 7', '7:30 PM', '$15-$25', 'Loud and kind.', 'The Old Depot'])
    await expect(card).toContainText(text);
  await expect(cards(page).nth(1)).toContainText('Columbia, SC');
});

test('three categories, then how many more; each in its own color [CARD-07] [CARD-13]', async ({ page, baseURL }) => {
  const categories = ['Music', 'Food', 'Arts', 'Sports', 'Technology'] as const;
  await rewriteListing(page, baseURL ?? '', ([a, ...rest]) =>
    a ? [{ ...a, categories: [...categories] }, ...rest] : rest,
  );
  await openListing(page);
  const chips = cards(page).first().getByRole('list');
  await expect(chips.getByRole('link')).toHaveCount(3);
  await expect(chips).toContainText('+2 more');
  const colors = await chips
    .getByRole('link')
    .evaluateAll((all) => all.map((chip) => getComputedStyle(chip, '::before').backgroundColor));
  expect(new Set(colors).size).toBe(3);
});

test('Learn More opens the source in a new tab [CARD-08]', async ({ page, baseURL }) => {
  const events = await rewriteListing(page, baseURL ?? '', (all) => all);
  await openListing(page);
  const link = cards(page).first().getByRole('link', { name: 'Learn More' });
  await expect(link).toHaveAttribute('href', events[0]?.sourceUrl ?? '');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('without a boost handler there is no Boost button, and the whole card opens the event', async ({ page }) => {
  await openListing(page);
  await expect(page.getByRole('button', { name: 'Boost' })).toHaveCount(0);
  const slug = await cards(page).first().getAttribute('data-event');
  await cards(page)
    .first()
    .click({ position: { x: 120, y: 60 } });
  await expect(page).toHaveURL(new RegExp(`/events/${slug}$`));
});

test.describe('a visitor elsewhere', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('sees the event’s own times, and its zone named, on card and page [BEY-44]', async ({ page, baseURL }) => {
    const [event] = await rewriteListing(page, baseURL ?? '', (events) =>
      events.filter(({ isAllDay, startDate }) => !isAllDay && startDate.length > 10).slice(0, 1),
    );
    await openListing(page);
    await expect(cards(page).first()).toContainText(/\d (?:AM|PM) E[SD]T/);
    await page.goto(`/events/${event?.slug}`);
    await expect(page.getByText(/^E[SD]T, the event’s local time$/)).toBeVisible();
  });
});
