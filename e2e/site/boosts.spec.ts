import type { Endpoints, ResponseOf } from '@marquee/contract';
import type { Locator, Page } from '@playwright/test';
import {
  cards,
  closeByEscape,
  expect,
  notice,
  openListing,
  PERSON,
  showBoosting,
  signInAs,
  test,
} from '../fixtures.ts';

const JOURNEYS = [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
];

/** Opens the list, and gives the first card of an event that nobody has boosted, also no journey before: until their statuses are there, all offer it. */
async function openUnboosted(page: Page): Promise<Locator> {
  const answered = page.waitForResponse(/\/batch-boost-status$/);
  await openListing(page, '/events?sort=date-desc');
  await showBoosting(page);
  const statuses = (await (await answered).json()) as ResponseOf<Endpoints['batchBoostStatus']>;
  for (const [id, { isBoosted }] of Object.entries(statuses))
    if (isBoosted)
      await expect(page.locator(`button[aria-describedby="event-${id}"]`, { hasText: /^Boost$/ })).toHaveCount(0);
  const card = cards(page).filter({ has: page.getByRole('button', { name: 'Boost' }) });
  const slug = (await card.first().getAttribute('data-event')) ?? '';
  return page.locator(`[data-event="${slug}"]`);
}

async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration (MM/YY)').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay $9.00' }).click();
}

for (const { name, viewport } of JOURNEYS) {
  test.describe(name, () => {
    test.use({ viewport, userAgent: PERSON });

    test('an event is boosted from its card to its receipt: a declined card, a bank’s question, then paid [BOOST-01] [BOOST-16]', {
      tag: name === 'on a phone' ? '@journey' : [],
    }, async ({ page, baseURL }) => {
      await signInAs(page, 'user', baseURL);
      const card = await openUnboosted(page);
      const slug = await card.first().getAttribute('data-event');
      await card.getByRole('button', { name: 'Boost' }).click();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await payWith(page, '4000 0000 0000 0002');
      await expect(notice(page, 'Payment Failed')).toContainText('Your card was declined.');
      await payWith(page, '4000 0025 0000 3155');
      await page.getByRole('button', { name: 'Complete Authentication' }).click();
      await expect(
        page.getByText('Your Spotlight boost is now active and your event is featured.').first(),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(card.getByText('Spotlight')).toBeVisible();
      await expect(card.getByRole('button', { name: 'Boost' })).toHaveCount(0);

      const counted = page.waitForResponse(/\/track\/view$/);
      await page.goto(`/events/${slug}`);
      expect((await counted).status()).toBe(200);
      await page.goto('/?tab=boosts');
      const row = page.locator('[data-status="active"]').first();
      await expect(row).toContainText('Boost is currently active and promoting your event');
      const [receipt] = await Promise.all([
        page.context().waitForEvent('page'),
        row.getByRole('link', { name: /^Receipt B-/ }).click(),
      ]);
      await expect(receipt.getByText('Boost Spotlight, 3 days')).toBeVisible();
      await expect(receipt.getByText('$9.00').first()).toBeVisible();
      await receipt.close();

      await row.getByRole('link', { name: 'Analytics' }).click();
      // Counted in the queue, some seconds later.
      await expect(async () => {
        await page.reload();
        await expect(page.locator('dl').first()).toBeVisible();
        await expect(page.locator('dl').first()).toContainText(/Views\s*1/, { timeout: 2_000 });
      }).toPass({ timeout: 120_000 });
    });
  });
}

test('by keyboard alone [BOOST-01]', async ({ page, baseURL }) => {
  await signInAs(page, 'promoter', baseURL);
  const card = await openUnboosted(page);
  await card.getByRole('button', { name: 'Boost' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Spotlight/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Now/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('4242 4242 4242 4242');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12/34');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Boost Activated!').first()).toBeVisible();
  await closeByEscape(page);
});
