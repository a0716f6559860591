import type { Endpoints, ResponseOf } from '@marquee/contract';
import { cards, expect, heading, test } from '../fixtures.ts';

type Page = ResponseOf<Endpoints['listEvents']>;

test('a guest sees what is on tonight, opens a show, comes back, asks for music and finds it, and takes another city along [ROUTE-01]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'What is on tonight, and every night after.')).toBeVisible();
  // What other journeys boosted comes first.
  const asked = await page.request.get('/api/events?city=Columbia&state=SC&limit=50&boosted=true');
  const { events, boosted } = (await asked.json()) as Page & { boosted: Page['events'] };
  await expect(cards(page)).toHaveCount(12);
  const titles = new Set([...boosted, ...events].map(({ title }) => title));
  for (const title of await cards(page).getByRole('heading').allTextContents()) expect(titles).toContain(title);

  const first = page.getByRole('region', { name: 'Tonight in Columbia' }).getByRole('listitem').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('link').click();
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();

  await page.getByRole('searchbox', { name: 'What are you in the mood for?' }).fill('live music this weekend');
  await page.keyboard.press('Enter');
  const concierge = page.getByRole('dialog', { name: 'Concierge' });
  await expect(concierge).toContainText('live music this weekend');
  await expect(concierge.getByRole('heading', { level: 4 }).first()).toBeVisible();

  await page.goto('/');
  await page
    .getByRole('region', { name: 'All over South Carolina' })
    .getByRole('link', { name: /^Charleston/ })
    .click();
  await expect(page).toHaveURL(/city=Charleston&state=SC/);
  await page.getByRole('link', { name: 'Marquee' }).first().click();
  await expect(page).toHaveTitle(/Charleston, SC/);
  await expect(page.getByRole('heading', { name: 'Curated Just for You' })).toBeVisible();
});
