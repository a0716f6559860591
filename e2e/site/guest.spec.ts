import { apiAt, type EventList } from '../api.ts';
import { cards, closeByEscape, expect, heading, openFilters, openListing, showBoosting, test } from '../fixtures.ts';

/** Programs are not counted: a test has to look like a person. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.describe('without an account', () => {
  test.use({ userAgent: PERSON });

  test('a guest browses, searches, filters by category and venue, sorts, chats and picks a city; no cookie is set and no other site is asked [PROD-01] [ROLE-001] [BEY-46]', {
    tag: '@journey',
  }, async ({ page, context, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL) foreign.push(request.url());
    });
    const { events } = await apiAt(baseURL ?? '').get<EventList>('/api/events?limit=50');
    const shown = events.find(({ venue, venueSlug }) => venue && venueSlug);
    if (!shown?.venue) throw new Error('no event has a venue with a page');

    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    await openListing(page);
    await page.getByRole('searchbox').fill(shown.title);
    await expect(heading(page, 'Search Results')).toBeVisible();
    await expect(page.locator(`[data-event="${shown.slug}"]`)).toBeVisible();
    await openListing(page);
    await page.getByRole('button', { name: /^Nightlife/ }).click();
    await expect(page).toHaveURL(/category=nightlife/);
    await expect(cards(page).first()).toContainText('Nightlife');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await openFilters(page);
    await page.getByLabel('Venue').selectOption(shown.venue);
    await expect(page).toHaveURL(/venue=/);
    await expect(cards(page).first()).toContainText(shown.venue);
    await openListing(page);
    await openFilters(page);
    await page.getByLabel('Sort by').selectOption('date-desc');
    const last = await apiAt(baseURL ?? '').get<EventList>('/api/events?sort=date-desc');
    await expect(cards(page).first()).toHaveAttribute('data-event', last.events[0]?.slug ?? '');

    // A venue counts its views.
    const counted = page.waitForResponse(/\/api\/venues\/[^/]+\/views$/);
    await page.goto(`/events/${shown.slug}`);
    await page.getByRole('main').getByRole('link', { name: shown.venue, exact: true }).first().click();
    expect(await (await counted).json()).toEqual({ isCounted: true });

    await page.getByRole('button', { name: 'Concierge' }).first().click();
    const concierge = page.getByRole('dialog', { name: 'Concierge' });
    await concierge.getByRole('textbox', { name: 'Your message' }).fill('live music this weekend');
    await page.keyboard.press('Enter');
    await expect(concierge).toContainText('live music this weekend');
    await expect(concierge.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close the concierge' }).click();

    await openListing(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Choose another city/ })
      .click();
    const picker = page.getByRole('dialog', { name: 'Choose your city' });
    await picker.getByRole('combobox').fill('charleston');
    await picker.getByRole('option', { name: /^Charleston, SC/ }).click();
    await expect(page).toHaveURL(/city=Charleston&state=SC/);
    await expect(cards(page).first()).toBeVisible();

    expect(await context.cookies()).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test('a guest has no menu, no boosts and no analytics, and is asked to sign in before boosting [ROLE-001]', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/?tab=boosts');
    const signIn = page.getByRole('dialog').getByRole('heading', { name: 'Welcome back' });
    // What only a member has is asked for by that address.
    await expect(signIn).toBeVisible();
    await closeByEscape(page);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Boost Analytics' })).toHaveCount(0);
    // A boosted event has no such button.
    await showBoosting(page);
    await cards(page).getByRole('button', { name: 'Boost' }).first().click();
    await expect(signIn).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Boost Event' })).toHaveCount(0);
    await closeByEscape(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
    await expect(signIn).toBeVisible();
    const { events } = await apiAt(baseURL ?? '').get<EventList>('/api/events?limit=1');
    const bought = await page.request.post('/api/event-boosts', {
      data: { eventId: events[0]?.id, duration: 3, amount: 9, activationTiming: 'now' },
      headers: { origin: baseURL ?? '' },
    });
    expect(bought.status()).toBe(401);
  });
});
