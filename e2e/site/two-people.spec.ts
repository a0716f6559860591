import type { Page } from '@playwright/test';
import { cards, expect, heading, notice, openListing, test } from '../fixtures.ts';

// What the browser keeps is what is looked at.
test.use({ serviceWorkers: 'allow' });

const PASSWORD = 'a quiet red lantern 42';
const dialog = (page: Page) => page.getByRole('dialog');
const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

async function register(page: Page, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.org`;
  await page.goto('/events?signin=register');
  const fields = { 'First name': firstName, 'Last name': 'Prior', Email: email, Password: PASSWORD };
  for (const [label, text] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
  await dialog(page).locator('button[type=submit]').click();
  await expect(page.getByRole('button', { name: `Account of ${firstName} Prior` })).toBeVisible();
  return email;
}

/** A person who keeps an event, follows the list and looks at their own pages, with the service worker in between. */
async function useSite(page: Page, email: string): Promise<{ slug: string; title: string }> {
  // A browser that could not fetch all files in time tries again with the next page.
  await expect(async () => {
    await openListing(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
  }).toPass();
  const card = cards(page).first();
  const link = card.getByRole('heading').getByRole('link');
  const title = (await link.textContent()) ?? '';
  const slug = ((await link.getAttribute('href')) ?? '').split('/').at(-1)?.split('?')[0] ?? '';
  await card.getByRole('button', { name: /^Save / }).click();
  await page.goto('/account');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.goto('/saved');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expect.poll(() => storedText(page)).toContain(slug);
  return { slug, title };
}

/** Every address and text that the browser stores for the site: caches, local and session storage. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      // The files of the build are the same for everybody.
      if (/files|shell/.test(name)) continue;
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(`${name} ${request.url}`, (await response?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

interface Left {
  email: string;
  slug: string;
}

/** Nothing of the first person is shown or stored, with a connection and without. */
async function expectNothingOf(page: Page, { email, slug }: Left, own: string): Promise<void> {
  for (const path of ['/saved', '/account', '/itineraries', '/']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(email);
    await expect(page.locator('body')).not.toContainText('Ada Prior');
  }
  await page.goto('/saved');
  await expect(page.getByRole('main').locator(`a[href*="/events/${slug}"]`)).toHaveCount(0);
  const ofThem = (line: string) =>
    line.startsWith('marquee-hearted') || line.endsWith(`/events/${slug}`) || line.includes(email);
  await expect.poll(async () => (await storedText(page)).split('\n').filter(ofThem)).toEqual([]);
  await page.context().setOffline(true);
  try {
    for (const path of ['/saved', '/account', `/events/${slug}`]) {
      await page.goto(path).catch(() => null);
      const shown = await page
        .locator('body')
        .innerText()
        .catch(() => '');
      expect(shown, path).not.toContain(email);
      expect(shown, path).not.toContain('Ada Prior');
      expect(shown, path).not.toMatch(/Saved copy from/);
    }
  } finally {
    await page.context().setOffline(false);
  }
  await page.goto('/account');
  await expect(page.getByText(own).first()).toBeVisible();
}

test('one person signs out and another signs in: nothing of the first is shown or stored, offline too [SESS-02]', async ({
  page,
}) => {
  const email = await register(page, 'Ada');
  const { slug } = await useSite(page, email);
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(notice(page, 'Signed out')).toBeVisible();
  const own = await register(page, 'Bea');
  await expectNothingOf(page, { email, slug }, own);
});

test('the first one’s session ends by itself and another signs in: the same', async ({ page, context }) => {
  const email = await register(page, 'Ada');
  const { slug } = await useSite(page, email);
  await context.clearCookies();
  const own = await register(page, 'Bea');
  await expectNothingOf(page, { email, slug }, own);
});

test('a tab of the first one that is still open shows the second one, and nothing that was loaded before', async ({
  page,
  context,
}) => {
  const email = await register(page, 'Ada');
  const { slug, title } = await useSite(page, email);
  const other = await context.newPage();
  await other.goto('/account');
  await account(other).click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.locator('body')).not.toContainText(email);
  const own = await register(other, 'Bea');
  await expect(page.getByRole('button', { name: 'Account of Bea Prior' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(title);
  await expectNothingOf(other, { email, slug }, own);
  await page.goto('/account');
  await expect(heading(page, 'Your account').or(page.getByText(own).first()).first()).toBeVisible();
});
