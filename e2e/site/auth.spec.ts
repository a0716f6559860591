import { expect, type Page, test } from '@playwright/test';
import { failOnExceptions, fillAnything, openListing, signInAs } from './site.ts';

test.beforeEach(({ page }) => failOnExceptions(page));

const dialog = (page: Page) => page.getByRole('dialog');
const submit = (page: Page) => dialog(page).locator('button[type=submit]');
let people = 0;

/** An address nobody has used on this state. */
function newEmail(): string {
  people += 1;
  return `guest-${Date.now()}-${people}@example.org`;
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await dialog(page).getByLabel(label, { exact: true }).fill(text);
}

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/events?signin=register');
  await fill(page, { 'First name': 'Ada', 'Last name': 'Lovelace', Email: email, Password: 'a quiet red lantern 42' });
  await submit(page).click();
}

test('signing in is headed Welcome back, joining Join; the links lead both ways and clear the form [AUTH-01] [AUTH-02] [AUTH-03]', async ({
  page,
}) => {
  await page.goto('/events?signin=1');
  await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(submit(page)).toHaveText('Sign in');
  await fill(page, { Email: 'someone@example.org', Password: 'secret words here' });
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Join' })).toBeVisible();
  await expect(submit(page)).toHaveText('Create account');
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
  await fill(page, { Email: 'someone@example.org' });
  await dialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('');
  await expect(dialog(page).getByLabel('Password', { exact: true })).toHaveValue('');
});

test('fields of both modes, all required; the password can be shown [AUTH-04] [AUTH-11]', async ({ page }) => {
  await page.goto('/events?signin=1');
  const inputs = () =>
    dialog(page)
      .locator('input')
      .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, type, required }) => ({ name, type, required })));
  await expect(dialog(page)).toBeVisible();
  expect(await inputs()).toEqual([
    { name: 'email', type: 'email', required: true },
    { name: 'password', type: 'password', required: true },
  ]);
  await dialog(page).getByRole('button', { name: 'Show password' }).click();
  expect((await inputs())[1]?.type).toBe('text');
  await dialog(page).getByRole('button', { name: 'Hide password' }).click();
  expect((await inputs())[1]?.type).toBe('password');
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  expect((await inputs()).map(({ name, required }) => [name, required])).toEqual([
    ['firstName', true],
    ['lastName', true],
    ['email', true],
    ['password', true],
  ]);
});

test('while it is pending the button says so [AUTH-05]', async ({ page }) => {
  for (const [path, api, words] of [
    ['/events?signin=1', '**/api/login', 'Signing in...'],
    ['/events?signin=register', '**/api/register', 'Creating account...'],
  ] as const) {
    await page.route(api, () => {});
    await page.goto(path);
    await fillAnything(dialog(page));
    await submit(page).click();
    await expect(submit(page)).toHaveText(words);
    await expect(submit(page)).toBeDisabled();
  }
});

test('joining signs in, says so, closes the dialog [AUTH-06] [ERR-007] [SESS-02]', async ({ page }) => {
  await register(page, newEmail());
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Account created!', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Welcome to Marquee, Ada/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Ada Lovelace' })).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
});

test('signing in and out, each said [AUTH-06] [ERR-006] [ERR-008] [SESS-02]', async ({ page, context }) => {
  const email = newEmail();
  await register(page, email);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await context.clearCookies();
  await page.goto('/events?signin=1');
  await fill(page, { Email: email, Password: 'a quiet red lantern 42' });
  await submit(page).click();
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();
  await expect(page.getByText("You've been successfully signed in.", { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(page.getByText("You've been successfully signed out.", { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('somebody who is signed in meets no dialog [AUTH-06]', async ({ page }) => {
  await signInAs(page, 'user');
  await openListing(page, '/events?signin=1');
  await expect(page).toHaveURL(/\/events$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('a failed attempt is said with the server’s words; the dialog stays [AUTH-07] [ERR-003]', async ({ page }) => {
  await page.goto('/events?signin=1');
  const answered = page.waitForResponse('**/api/login');
  await fill(page, { Email: 'nobody@example.org', Password: 'not the password' });
  await submit(page).click();
  const { detail } = (await (await answered).json()) as { detail: string };
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
  await expect(page.getByText(detail).first()).toBeVisible();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('a server without words gets ours [ERR-003] [ERR-004]', async ({ page }) => {
  for (const [path, api, title, text] of [
    ['/events?signin=1', '**/api/login', 'Sign in failed', 'Please check your credentials and try again.'],
    [
      '/events?signin=register',
      '**/api/register',
      'Registration failed',
      'Please try again with different information.',
    ],
  ] as const) {
    await page.route(api, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(path);
    await fillAnything(dialog(page));
    await submit(page).click();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('an address that has an account is refused with the server’s words [ERR-004]', async ({ page, context }) => {
  const email = newEmail();
  await register(page, email);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await context.clearCookies();
  const answered = page.waitForResponse('**/api/register');
  await register(page, email);
  const { detail } = (await (await answered).json()) as { detail: string };
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await expect(page.getByText(detail).first()).toBeVisible();
});

test('a sign-out that fails is said, and one is still signed in [ERR-005]', async ({ page }) => {
  await signInAs(page, 'user');
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await openListing(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('Sign out failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Logout failed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('a button for each provider the server lists, and none without [AUTH-08] [AUTH-09] [AUTH-10]', async ({
  page,
}) => {
  await page.goto('/events?signin=1');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  await expect(dialog(page).getByText('or continue with email')).toHaveCount(0);
  for (const provider of ['google', 'microsoft', 'apple']) {
    await page.route('**/api/auth/providers', (route) => route.fulfill({ json: [provider] }));
    await page.route(`**/api/auth/${provider}`, (route) => route.fulfill({ contentType: 'text/html', body: 'There.' }));
    await page.goto('/events?signin=1');
    await expect(dialog(page).getByText('or continue with email')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: /^Continue with/ })).toHaveCount(1);
    await dialog(page)
      .getByRole('button', { name: new RegExp(`^Continue with ${provider}$`, 'i') })
      .click();
    await expect(page).toHaveURL(new RegExp(`/api/auth/${provider}$`));
  }
});

test('/auth leads home, where the dialog is open [ROUTE-06] [ROUTE-13]', async ({ page }) => {
  await page.goto('/auth');
  await expect(dialog(page).getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(/signin=1/);
});

test('Back closes the dialog', async ({ page }) => {
  await openListing(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/events$/);
});

test('in development one click signs in as each role [BEY-45]', async ({ page, context }) => {
  for (const [label, role] of [
    ['Member', 'user'],
    ['Venue owner', 'venue_owner'],
    ['Promoter', 'promoter'],
    ['Administrator', 'admin'],
  ] as const) {
    await context.clearCookies();
    await page.goto('/events?signin=1');
    await dialog(page).getByRole('button', { name: label }).click();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    expect(((await (await page.request.get('/api/user')).json()) as { role: string }).role).toBe(role);
  }
});

test('a next page outside the site is not followed after signing in', async ({ page }) => {
  await page.goto('/events?signin=1&next=//evil.example/x');
  await dialog(page).getByRole('button', { name: 'Member' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/events');
});

test('signing out in one tab is seen in the other [SESS-01]', async ({ page, context }) => {
  await signInAs(page, 'user');
  await openListing(page);
  const other = await context.newPage();
  await openListing(other);
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
});
