import { expect, test } from 'vitest';
import { safeNext } from '../../src/session/sign-in-place.ts';
import { refused, silent, wordless } from '../harness/api.ts';
import { watchDepartures } from '../harness/departures.ts';
import { count, dialog, gone, notice, page, see } from '../harness/look.ts';
import { closeSite, leaveSite, openSite, personOf } from '../harness/site.tsx';

const submit = () => dialog().css('button[type=submit]');
const field = (label: string) => dialog().getByLabelText(label, { exact: true });

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
}

const WORDS = { Email: 'ada@example.org', Password: 'a quiet red lantern 42' };
const NAMES = { 'First name': 'Ada', 'Last name': 'Lovelace' };

function inputs() {
  return dialog()
    .css('input')
    .elements()
    .map((input) => {
      const { name, type, required } = input as HTMLInputElement;
      return { name, type, required };
    });
}

test('signing in is headed Welcome back, joining Join; the links lead both ways and clear the form [AUTH-01] [AUTH-02] [AUTH-03]', async () => {
  openSite('/events?signin=1');
  await see(dialog().getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await see(submit()).toHaveTextContent('Sign in');
  await fill(WORDS);
  await dialog().getByRole('button', { name: 'Sign up' }).click();
  await see(dialog().getByRole('heading', { name: 'Join' })).toBeVisible();
  await see(submit()).toHaveTextContent('Create account');
  await see(field('Email')).toHaveValue('');
  await fill({ Email: 'someone@example.org' });
  await dialog().getByRole('button', { name: 'Sign in', exact: true }).click();
  await see(dialog().getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await see(field('Email')).toHaveValue('');
  await see(field('Password')).toHaveValue('');
});

test('fields of both modes, all required; the password can be shown [AUTH-04] [AUTH-11]', async () => {
  openSite('/events?signin=1');
  const login = (type: string) => [
    { name: 'email', type: 'email', required: true },
    { name: 'password', type, required: true },
  ];
  await expect.poll(inputs).toEqual(login('password'));
  await dialog().getByRole('button', { name: 'Show password' }).click();
  await expect.poll(inputs).toEqual(login('text'));
  await dialog().getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(inputs).toEqual(login('password'));
  await dialog().getByRole('button', { name: 'Sign up' }).click();
  await expect
    .poll(() => inputs().map(({ name, required }) => [name, required]))
    .toEqual([
      ['firstName', true],
      ['lastName', true],
      ['email', true],
      ['password', true],
    ]);
});

const BOTH = [
  { path: '/events?signin=1', words: WORDS, pending: 'Signing in...' },
  { path: '/events?signin=register', words: { ...NAMES, ...WORDS }, pending: 'Creating account...' },
];

test('while it is pending the button says so [AUTH-05]', async () => {
  for (const { path, words, pending } of BOTH) {
    openSite(path, { signIn: silent, register: silent });
    await fill(words);
    await submit().click();
    await see(submit()).toHaveTextContent(pending);
    await see(submit()).toBeDisabled();
    await leaveSite();
  }
});

test('a failed attempt is said with the server’s words; the dialog stays [AUTH-07] [ERR-003] [ERR-004]', async () => {
  const refusals = { signIn: refused(401, 'That is not right.'), register: refused(409, 'That one is taken.') };
  for (const [index, title] of ['Sign in failed', 'Registration failed'].entries()) {
    const { path, words } = BOTH[index] ?? BOTH[0]!;
    openSite(path, refusals);
    await fill(words);
    await submit().click();
    await see(notice(title)).toHaveTextContent(index === 0 ? 'That is not right.' : 'That one is taken.');
    await see(field('Email')).toHaveValue('ada@example.org');
    await leaveSite();
  }
});

test('a server without words gets ours [ERR-003] [ERR-004]', async () => {
  const cases = [
    ['Sign in failed', 'Please check your credentials and try again.'],
    ['Registration failed', 'Please try again with different information.'],
  ] as const;
  for (const [index, [title, text]] of cases.entries()) {
    const { path, words } = BOTH[index] ?? BOTH[0]!;
    openSite(path, { signIn: wordless(500), register: wordless(500) });
    await fill(words);
    await submit().click();
    await see(notice(title)).toHaveTextContent(text);
    await leaveSite();
  }
});

test('a sign-out that fails is said, and one is still signed in [ERR-005]', async () => {
  openSite('/events', { currentUser: personOf('user'), signOut: wordless(500) });
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await see(notice('Sign out failed')).toHaveTextContent('Logout failed');
  await see(page.getByRole('button', { name: /^Account of/ })).toBeInTheDocument();
});

test('a button for each provider the server lists, and none without [AUTH-08] [AUTH-09] [AUTH-10]', async () => {
  const ways = watchDepartures();
  openSite('/events?signin=1');
  await see(submit()).toBeVisible();
  await gone(dialog().getByRole('button', { name: /^Continue with/ }));
  await gone(dialog().getByText('or continue with email'));
  for (const provider of ['google', 'microsoft', 'apple'] as const) {
    await closeSite();
    openSite('/events?signin=1', { authProviders: [provider] });
    await see(dialog().getByText('or continue with email')).toBeVisible();
    await count(dialog().getByRole('button', { name: /^Continue with/ }), 1);
    await dialog()
      .getByRole('button', { name: new RegExp(`^Continue with ${provider}$`, 'i') })
      .click();
    await expect.poll(() => ways.at(-1)).toEqual({ type: 'push', path: `/api/auth/${provider}` });
  }
});

test('what went wrong at a provider is said in the dialog, in our words only', async () => {
  openSite('/?signin=1&trouble=provider-unconfirmed&provider=google', { authProviders: ['google'] });
  await see(dialog().getByRole('alert')).toHaveTextContent(/nobody has confirmed it yet.*continue with Google/);
  await closeSite();
  for (const address of [
    '/?signin=1&trouble=Call%20us&provider=google',
    '/?signin=1&trouble=provider-over&provider=Evil',
  ]) {
    openSite(address);
    await see(submit()).toBeVisible();
    await gone(dialog().getByRole('alert'));
    await closeSite();
  }
});

test('/auth leads home, where the dialog is open [ROUTE-06] [ROUTE-13]', async () => {
  const site = openSite('/auth');
  await see(dialog().getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect.poll(site.at).toBe('/?signin=1');
});

test('somebody who is signed in meets no dialog [AUTH-06]', async () => {
  const site = openSite('/events?signin=1', { currentUser: personOf('user') });
  await expect.poll(site.at).toBe('/events');
  await gone(dialog());
});

test('a next page outside the site is not followed after signing in', async () => {
  const site = openSite('/events?signin=1&next=//evil.example/x', { signIn: personOf('user') });
  const ways = watchDepartures();
  await fill(WORDS);
  await submit().click();
  await see(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect.poll(site.at).toBe('/events');
  expect(ways).toEqual([]);
});

test('a place to return to is never another site, however it is written', async () => {
  const hostile = [
    '/.//evil.example/x',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '//[',
    '/.//',
    '',
  ];
  expect(hostile.map((next) => [next, safeNext(next)])).toEqual(hostile.map((next) => [next, null]));
  for (const next of ['/account', '/events?q=jazz&page=2#list', '/events/a//b', '/venue/x/manage'])
    expect(safeNext(next)).toBe(next);
  expect(safeNext('/events/../account')).toBe('/account');
});
