import { expect, test } from '@playwright/test';
import { failOnExceptions, openListing, rewriteEvent } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

const FULL = {
  title: 'Brass at Dusk',
  description: 'Loud and kind.',
  isFeatured: true,
  status: 'active',
  startDate: '2031-12-05T19:30',
  endDate: '2031-12-05T22:00',
  isAllDay: false,
  venue: 'The Old Depot',
  address: '1 Main Street',
  price: '$15-$25',
  source: 'Depot Calendar',
} as const;

test('the page shows picture, badge, source, title, words, categories, time, place and price [DETAIL-01] [ROUTE-03]', async ({
  page,
  baseURL,
}) => {
  const event = await rewriteEvent(page, baseURL ?? '', { ...FULL, categories: ['Music', 'Food'] });
  await page.goto(`/events/${event.slug}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brass at Dusk');
  for (const text of ['Featured', 'Depot Calendar', 'Loud and kind.', 'Friday, December 5, 2031', '7:30 PM – 10:00 PM'])
    await expect(main).toContainText(text);
  for (const text of ['The Old Depot', '1 Main Street', 'Columbia, SC', '$15-$25', 'Music', 'Food'])
    await expect(main).toContainText(text);
  await expect(main.locator('img, [data-poster]').first()).toBeVisible();
});

test('an id leads to the event as its slug does [ROUTE-03]', async ({ page, request }) => {
  const { events } = (await (await request.get('/api/events?limit=1')).json()) as {
    events: Array<{ id: string; title: string }>;
  };
  await page.goto(`/events/${events[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(events[0]?.title ?? '');
});

test('tickets: their own page, else the event’s, else the source’s [DETAIL-02]', async ({ page, baseURL }) => {
  const urls = {
    ticketUrl: 'https://a.example/t',
    detailPageUrl: 'https://a.example/d',
    sourceUrl: 'https://a.example/s',
  };
  const cases = [urls, { ...urls, ticketUrl: null }, { ...urls, ticketUrl: null, detailPageUrl: null }] as const;
  for (const change of cases) {
    const event = await rewriteEvent(page, baseURL ?? '', change);
    await page.goto(`/events/${event.slug}`);
    const expected = change.ticketUrl ?? change.detailPageUrl ?? change.sourceUrl;
    const link = page.getByRole('link', { name: 'Get Tickets' });
    await expect(link).toHaveAttribute('href', expected);
    await expect(link).toHaveAttribute('target', '_blank');
    await page.unrouteAll();
  }
});

test('both share controls copy the link where there is no share sheet, and say so [DETAIL-03]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const event = await rewriteEvent(page, baseURL ?? '', {});
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await page.goto(`/events/${event.slug}`);
  const controls = page.getByRole('button', { name: 'Share Event' });
  await expect(controls).toHaveCount(2);
  for (const index of [0, 1]) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await controls.nth(index).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/events/${event.slug}`);
  }
});

test('the device’s share sheet gets title and address [DETAIL-03]', async ({ page, baseURL }) => {
  const event = await rewriteEvent(page, baseURL ?? '', {});
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (shared: unknown) => {
        Object.assign(window, { shared });
        return Promise.resolve();
      },
    });
  });
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('button', { name: 'Share Event' }).first().click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      title: event.title,
      url: `${baseURL}/events/${event.slug}`,
    });
});

test('Back to Events leads to the listing of its city', async ({ page, baseURL }) => {
  const event = await rewriteEvent(page, baseURL ?? '', {});
  await page.goto(`/events/${event.slug}`);
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await expect(page).toHaveURL(/\/events\?city=Columbia&state=SC$/);
});

test('a show that runs more than once lists all its dates; one that is off says so', async ({ page, baseURL }) => {
  const occurrences = Array.from({ length: 8 }, (_, week) => ({
    startDate: `2031-11-${String(week + 10)}T19:30`,
    endDate: null,
    status: week === 1 ? ('cancelled' as const) : ('active' as const),
  }));
  const event = await rewriteEvent(page, baseURL ?? '', { occurrences });
  await page.goto(`/events/${event.slug}`);
  const dates = page.getByRole('heading', { name: 'All dates' }).locator('..');
  await expect(dates.getByRole('listitem')).toHaveCount(6);
  await expect(dates.getByRole('listitem').nth(1)).toContainText('Cancelled');
  await dates.getByRole('button', { name: 'Show all 8 dates' }).click();
  await expect(dates.getByRole('listitem')).toHaveCount(8);
});

test('cancelled, postponed and ended events say so before anything else', async ({ page, baseURL }) => {
  for (const [status, words] of [
    ['cancelled', 'has been cancelled'],
    ['postponed', 'has been postponed'],
    ['ended', 'is over'],
  ] as const) {
    const event = await rewriteEvent(page, baseURL ?? '', { status });
    await page.goto(`/events/${event.slug}`);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await page.unrouteAll();
  }
});

test('the page says where its facts come from: each source, when it was checked, and the words behind each field [BEY-06]', async ({
  page,
  baseURL,
}) => {
  const document = 'https://depot.example/calendar';
  const fact = { document, locator: 'script[1]#/0/name', method: 'jsonld', value: 'Brass at Dusk' };
  const fields = [
    { ...fact, field: 'title', snippet: 'Brass at Dusk, live' },
    { ...fact, field: 'price', snippet: '$15 to $25' },
  ];
  const source = { source: 'Depot Calendar', url: document, lastSeenAt: '2031-11-30T12:00:00.000Z', shiftWeeks: 0 };
  const event = await rewriteEvent(page, baseURL ?? '', {
    ...FULL,
    sources: [
      { ...source, fields },
      { ...source, source: 'The Weekly', url: 'https://weekly.example/', fields: [] },
    ],
  });
  await page.goto(`/events/${event.slug}`);
  const stated = page.getByRole('group').filter({ hasText: 'Depot Calendar' });
  await expect(page.getByRole('group').filter({ hasText: 'The Weekly' })).toBeVisible();
  await expect(stated).toContainText('Nov 30, 2031');
  await stated.getByText('Depot Calendar').first().click();
  await expect(stated.getByRole('link', { name: document })).toHaveAttribute('href', document);
  for (const { field, snippet } of fields)
    await expect(stated.getByRole('row').filter({ hasText: field })).toContainText(snippet);
});

test('an event that is not there says so and leads home [DETAIL-06] [ERR-018]', async ({ page }) => {
  await page.goto('/events/no-such-show');
  await expect(page.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
  await expect(page.getByText("The event you're looking for doesn't exist or has been moved.")).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(/\/events$/);
});

test('one that cannot be loaded is asked for once more, then not found is said [ERR-018]', async ({
  page,
  baseURL,
}) => {
  const event = await rewriteEvent(page, baseURL ?? '', {});
  let asked = 0;
  await page.route(`**/api/events/${event.slug}`, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"detail":"Oh."}' });
  });
  await openListing(page);
  await page.locator(`[data-event="${event.slug}"]`).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible();
  expect(asked).toBe(2);
});

test('an event whose page is gone leads to the apology, by its name [DETAIL-07] [ROUTE-05] [ROUTE-12]', async ({
  page,
  baseURL,
}) => {
  for (const validationError of ['URL validation failed: HTTP 404', 'The page is not accessible']) {
    const event = await rewriteEvent(page, baseURL ?? '', { status: 'inactive', validationError });
    await page.goto(`/events/${event.slug}`);
    await expect(page).toHaveURL(new RegExp(`/event-not-found/${event.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Our Sincere Apologies' })).toBeVisible();
    await page.unrouteAll();
  }
});

test('so does one with a junk title or a generic address; a plain fault alone does not [DETAIL-08]', async ({
  page,
  baseURL,
}) => {
  const inactive = {
    status: 'inactive',
    validationError: 'Something else',
    url: 'https://a.example/events/show',
  } as const;
  for (const [change, leads] of [
    [{ ...inactive, title: '2026-12-05 19:30' }, true],
    [{ ...inactive, title: 'A Show', url: 'https://a.example/calendar' }, true],
    [{ ...inactive, title: 'A Show', url: 'https://a.example/events/' }, true],
    [{ ...inactive, title: 'A Show' }, false],
  ] as const) {
    const event = await rewriteEvent(page, baseURL ?? '', change);
    await page.goto(`/events/${event.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(leads ? 'Our Sincere Apologies' : 'A Show');
    await page.unrouteAll();
  }
});

test('a broken picture gives way to a poster [DETAIL-16]', async ({ page, baseURL }) => {
  const event = await rewriteEvent(page, baseURL ?? '', { imageUrl: '/media/none', generatedImageUrl: null });
  await page.goto(`/events/${event.slug}`);
  await expect(page.getByRole('main').locator('[data-poster]')).toBeVisible();
});
