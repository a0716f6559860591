import type { OwnAccount } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answers, refused, refusedField, silent, unreachable } from '../harness/api.ts';
import { NO_FACTORS } from '../harness/factors.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const ADA = personOf('user');
const CODES = Array.from({ length: 10 }, (_, n) => `abcd${n}-efgh${n}`);
const ACCOUNT: OwnAccount = {
  ...ADA,
  isEmailVerified: true,
  hasPassword: true,
  providers: [],
  isRecent: false,
  createdAt: '2026-10-01T12:00:00.000Z',
  factors: NO_FACTORS,
  sessions: [{ id: 'a', browser: 'Firefox', system: 'macOS', lastSeen: '2026-11-22', isCurrent: true }],
};
const WITH_BOTH: OwnAccount = {
  ...ACCOUNT,
  factors: {
    ...NO_FACTORS,
    appSince: '2026-11-20T18:00:00.000Z',
    passkeys: [{ id: 'p', name: 'My phone', createdAt: '2026-11-21T18:00:00.000Z', lastUsedAt: null }],
    recoveryCodesLeft: 9,
  },
};
const SETUP = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Marquee:ada?secret=JBSWY3DPEHPK3PXP',
  setup: 'v1.sealed',
};
const done = { success: true } as const;
const part = () => page.getByRole('region', { name: 'Two-step verification' });
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

test('an app is set up: password, QR code, code, and recovery codes once', async () => {
  const site = openSite('/account', {
    currentUser: ADA,
    getOwnAccount: ACCOUNT,
    beginApp: SETUP,
    addApp: refusedField('code', 'This code is not right.'),
  });
  await says(part(), 'Off', 'Authenticator app', 'Passkeys');
  await part().getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await dialog().getByLabelText('Current password').fill('a bright red lantern');
  await press('Continue');
  await see(dialog().getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await says(dialog(), 'JBSW Y3DP EHPK 3PXP');
  await expectSound();
  await dialog().getByLabelText('Code', { exact: true }).fill('123456');
  await press('Confirm Code');
  await says(dialog(), 'This code is not right.');
  site.api.answer({ addApp: { recoveryCodes: CODES }, getOwnAccount: WITH_BOTH });
  await dialog().getByLabelText('Code', { exact: true }).fill('654321');
  await press('Confirm Code');
  await says(dialog(), 'Save your recovery codes', ...CODES);
  expect(site.api.calls('addApp').at(-1)?.body).toEqual({ setup: 'v1.sealed', code: '654321' });
  await expectSound();
  await press('I Have Saved Them');
  await gone(dialog());
  await says(part(), 'On', 'Added on Nov 20', '9 of 10 left');
});

test('what is there is named, renewed and removed', async () => {
  const site = openSite('/account', {
    currentUser: ADA,
    getOwnAccount: { ...WITH_BOTH, factors: { ...WITH_BOTH.factors, isRequired: true } },
    renewRecoveryCodes: { recoveryCodes: CODES },
    removePasskey: done,
    removeApp: refused(409, 'Administrators must keep a second step.', 'last-factor'),
  });
  await says(part(), 'My phone', 'not used yet', 'Administrators keep at least one second step.');
  await expectSound();
  await part().getByRole('button', { name: 'Make New Codes' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Make New Codes');
  await says(dialog(), CODES[9] ?? '');
  await press('I Have Saved Them');
  await part().getByRole('button', { name: 'Remove My phone' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Remove');
  await see(notice('Passkey removed')).toBeVisible();
  expect(site.api.calls('removePasskey')[0]).toMatchObject({
    params: { id: 'p' },
    body: { currentPassword: 'secret' },
  });
  await part().getByRole('button', { name: 'Remove the Authenticator App' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  await dialog().getByLabelText('Code of the app').fill('123456');
  await press('Remove');
  await says(dialog(), 'Administrators must keep a second step.');
});

test('recovery codes are shown until somebody says that they are kept: neither Escape nor a click beside closes them, nor what brings them', async () => {
  const { promise, resolve } = Promise.withResolvers<{ recoveryCodes: string[] }>();
  openSite('/account', {
    currentUser: ADA,
    getOwnAccount: WITH_BOTH,
    renewRecoveryCodes: () => promise,
  });
  await part().getByRole('button', { name: 'Make New Codes' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Make New Codes');
  await see(dialog().css('[aria-busy="true"]')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await see(dialog()).toBeVisible();
  resolve({ recoveryCodes: CODES });
  await says(dialog(), CODES[9] ?? '');
  await userEvent.keyboard('{Escape}');
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await says(dialog(), CODES[0] ?? '');
  await gone(dialog().getByRole('button', { name: 'Close' }));
  await press('I Have Saved Them');
  await gone(dialog());
});

/** Opens the account from another page, so that Back leads somewhere. */
const fromAbout = (answers: Answers) => openSite(['/about', '/account'], { currentUser: ADA, ...answers });
/** Whether the browser would ask before the page is closed. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('recovery codes are not lost by Back: it asks first, and so does the browser before the page is closed', async () => {
  const site = fromAbout({ getOwnAccount: WITH_BOTH, renewRecoveryCodes: { recoveryCodes: CODES } });
  await part().getByRole('button', { name: 'Make New Codes' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  expect(asksBeforeClosing()).toBe(false);
  await press('Make New Codes');
  await says(dialog(), CODES[9] ?? '');
  expect(asksBeforeClosing()).toBe(true);
  site.go(-1);
  const question = page.getByRole('alertdialog', { name: 'Leave without keeping it?' });
  await see(question).toBeVisible();
  await expectSound();
  await question.getByRole('button', { name: 'Stay' }).click();
  await says(dialog(), CODES[0] ?? '');
  expect(site.at()).toBe('/account');
  await press('I Have Saved Them');
  await gone(dialog());
  expect(asksBeforeClosing()).toBe(false);
  site.go(-1);
  await expect.poll(site.at).toBe('/about');
});

test('new recovery codes are offered when the answer that held them was lost', async () => {
  const site = openSite('/account', { currentUser: ADA, getOwnAccount: ACCOUNT, beginApp: SETUP, addApp: unreachable });
  await part().getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Continue');
  await dialog().getByLabelText('Code', { exact: true }).fill('123456');
  site.api.answer({ getOwnAccount: WITH_BOTH, renewRecoveryCodes: { recoveryCodes: CODES } });
  await press('Confirm Code');
  await says(dialog(), 'Your second step is on', 'did not reach you');
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Make New Codes');
  await says(dialog(), ...CODES);
});

test('a lost answer that added nothing is told as a failure', async () => {
  openSite('/account', { currentUser: ADA, getOwnAccount: ACCOUNT, beginApp: SETUP, addApp: unreachable });
  await part().getByRole('button', { name: 'Set Up an Authenticator App' }).click();
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Continue');
  await dialog().getByLabelText('Code', { exact: true }).fill('123456');
  await press('Confirm Code');
  await see(dialog().getByText('That did not work')).toBeVisible();
  await see(dialog('Set Up an Authenticator App')).toBeVisible();
});

test('a passkey that is being added cannot be dismissed half done', async () => {
  const site = fromAbout({ getOwnAccount: ACCOUNT, orderPasskey: silent });
  await part().getByRole('button', { name: 'Add a Passkey' }).click();
  await dialog().getByLabelText(/^Name/).fill('My phone');
  await dialog().getByLabelText('Current password').fill('secret');
  await press('Add a Passkey');
  await see(dialog().css('[aria-busy="true"]')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await dialog().getByRole('button', { name: 'Close' }).click();
  expect(asksBeforeClosing()).toBe(true);
  site.go(-1);
  await see(dialog()).toBeVisible();
  await expect.poll(site.at).toBe('/account');
  await see(dialog()).toBeVisible();
  await leaveSite();
});

test('after the password the dialog asks for the second step, by code or recovery code', async () => {
  const waiting = { needs: 'second-step' as const, steps: ['app' as const, 'passkey' as const] };
  const site = openSite('/events?signin=1', { signIn: waiting, waitingSignIn: waiting, finishSignIn: ADA });
  await see(dialog().getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await dialog().getByLabelText('Email').fill('ada@example.org');
  await dialog().getByLabelText('Password', { exact: true }).fill('a bright red lantern');
  await press('Sign in');
  await says(dialog(), 'One more step', 'Use a Passkey', 'Enter the code that your authenticator app shows.');
  await expectSound();
  await press('Use a recovery code instead');
  await dialog()
    .getByLabelText('Recovery code')
    .fill(CODES[0] ?? '');
  await press('Verify');
  await see(notice('Welcome back!')).toBeVisible();
  expect(site.api.calls('finishSignIn')[0]?.body).toEqual({ code: CODES[0] });
  await expect.poll(site.at).toBe('/events');
  await leaveSite();
  openSite('/events?signin=second-step', { waitingSignIn: null });
  await says(dialog(), 'This sign-in has expired.');
  await press('Back to Sign In');
  await see(dialog().getByLabelText('Email')).toBeVisible();
});

test('an administrator without a second step finds the way to it instead of the console', async () => {
  const admin = { ...personOf('admin'), needsFactor: true as const };
  const required = { ...ACCOUNT, ...admin, factors: { ...NO_FACTORS, isRequired: true } };
  const site = openSite('/admin', { currentUser: admin, getOwnAccount: required });
  await see(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  expect(site.api.calls('admin')).toEqual([]);
  await page.getByRole('link', { name: 'Set it up on your account page' }).click();
  await says(part(), 'Administrators must set up a second step before they open the console.');
});
