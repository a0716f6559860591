import { type Locator, type Page, expect as patient } from '@playwright/test';

/** Waits longer than usual: the whole stack runs beside the browser, on whatever machine this is. */
export const expect = patient.configure({ timeout: 15_000 });

export type Role = 'admin' | 'user' | 'venue_owner' | 'promoter';

/** Signs in as the ready-made account of a role, without the dialog: that is tested with the accounts. */
export async function signInAs(page: Page, role: Role, origin: string): Promise<void> {
  const given = await page.request.post('/api/dev/sign-in', { data: { role }, headers: { origin } });
  expect(given.status()).toBe(200);
}

/** Opens a section as an administrator and waits until it stands. */
export async function openSection(page: Page, path: string, title: string, origin: string): Promise<void> {
  await signInAs(page, 'admin', origin);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The notification that is shown, by its title. */
export function notice(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });
}

/** Answers an endpoint as the server would when it refuses, with its own sentence. */
export async function refuse(page: Page, path: string, status: number, detail: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/api/docs#problem-test', title: 'Problem', status, detail, requestId: 'test' }),
    }),
  );
}

/** Has an endpoint answer with this. */
export async function answer(page: Page, path: string, body: unknown): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json: body }));
}

/** Remembers every text the page shows from now on: what stands for half a second only is missed by looking. */
export async function rememberTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { shownTexts: texts });
    new MutationObserver(() => {
      const text = document.body?.innerText ?? '';
      if (text && texts.at(-1) !== text) texts.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Was this text shown at any moment? */
export async function wasShown(page: Page, text: string): Promise<boolean> {
  const texts = await page.evaluate(() => (globalThis as unknown as { shownTexts: string[] }).shownTexts);
  return texts.some((shown) => shown.includes(text));
}
