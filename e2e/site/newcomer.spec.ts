import { apiAt, type EventList } from '../api.ts';
import { cards, expect, heading, openFilters, PERSON, test } from '../fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PERSON });

  test('a newcomer opens the site, browses, filters, opens an event, finds its tickets and the way there, and asks the concierge [ROLE-001] [LIST-03] [DETAIL-01]', {
    tag: '@journey',
  }, async ({ page, baseURL }) => {
    const api = apiAt(baseURL ?? '');
    const isAsWideAsThePhone = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0);

    await page.goto('/');
    await expect(heading(page, 'What is on tonight, and every night after.')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await isAsWideAsThePhone();

    await page.goto('/events');
    await expect(cards(page).first()).toBeVisible();
    await openFilters(page);
    const answered = page.waitForResponse(/\/api\/events\?.*categories=music/i);
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: /^Music/ }).tap();
    await expect(page).toHaveURL(/category=music/);
    await filters.getByRole('button', { name: /^Show/ }).tap();
    await expect(filters).toBeHidden();
    const { events } = (await (await answered).json()) as EventList;
    const event = await api.first(
      events,
      ({ ticketUrl, latitude, status }) => ticketUrl !== null && latitude !== null && status === 'active',
    );
    if (!event) throw new Error('no concert of the first page sells tickets and has a place');
    const card = page.locator(`[data-event="${event.slug}"]`);
    await expect(card).toBeAttached();
    await isAsWideAsThePhone();
    // A card is rendered once it is near, and drawn anew when the list is.
    await expect(async () => {
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await card.getByRole('heading').getByRole('link').tap({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });

    await expect(heading(page, event.title)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Tickets' }).first()).toHaveAttribute('href', /^https?:/);
    const place = page.getByRole('heading', { name: 'Where it is' });
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(place).toBeInViewport({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: /^Directions in Google Maps/ })).toHaveAttribute(
      'href',
      new RegExp(`${event.latitude}.*${event.longitude}`),
    );
    await isAsWideAsThePhone();

    await page.getByRole('button', { name: 'Concierge' }).first().tap();
    const concierge = page.getByRole('dialog', { name: 'Concierge' });
    await concierge.getByRole('textbox', { name: 'Your message' }).fill('live music this weekend');
    await page.keyboard.press('Enter');
    await expect(concierge.getByRole('heading', { level: 4 }).first()).toBeVisible();
  });
});
