import type { OwnAccount } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused, refusedField } from '../harness/api.ts';
import { NO_FACTORS } from '../harness/factors.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const ADA = personOf('user');
const ACCOUNT: OwnAccount = {
  ...ADA,
  isEmailVerified: false,
  hasPassword: true,
  providers: [],
  isRecent: false,
  createdAt: '2026-10-01T12:00:00.000Z',
  factors: NO_FACTORS,
  sessions: [
    { id: 'a', browser: 'Firefox', system: 'macOS', lastSeen: '2026-11-22', isCurrent: true },
    { id: 'b', browser: 'Safari', system: 'iPhone', lastSeen: '2026-11-20', isCurrent: false },
    { id: 'c', browser: null, system: null, lastSeen: '2026-11-02', isCurrent: false },
  ],
};
const done = { success: true } as const;
const over = refused(400, 'This link has expired or was used before.', 'link-over');
const openAccount = (answers: Parameters<typeof openSite>[1] = {}) =>
  openSite('/account', { currentUser: ADA, getOwnAccount: ACCOUNT, ...answers });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the account page names every session and ends another one', async () => {
  const site = openAccount({ endSession: done });
  const part = page.getByRole('region', { name: 'Where you are signed in' });
  await says(part, 'Firefox on macOS', 'This device', 'Safari on iPhone', 'Unknown device');
  await gone(button('Sign out Firefox on macOS'));
  site.api.answer({ getOwnAccount: { ...ACCOUNT, sessions: ACCOUNT.sessions.slice(0, 1) } });
  await button('Sign out Safari on iPhone').click();
  await see(notice('Device signed out')).toBeVisible();
  expect(site.api.calls('endSession')[0]?.params).toEqual({ id: 'b' });
  await gone(button('Sign Out All Other Devices'));
});

test('a password is weighed before it is sent, and a wrong current one is said at its field', async () => {
  const wrong = refusedField('currentPassword', 'This is not your current password.');
  const site = openAccount({ changePassword: wrong });
  const form = page.getByRole('form', { name: 'Change Password' });
  await form.getByLabelText('Current password').fill('whatever');
  await form.getByLabelText('New password').fill('iloveyou1234');
  await says(form, /Strength: (?:Very easy|Easy) to guess/);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await says(form, 'This password is easy to guess.');
  expect(site.api.calls('changePassword')).toHaveLength(0);
  await form.getByLabelText('New password').fill('a bright red lantern');
  await says(form, /Strength: (?:Very strong|Strong)/);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await says(form, 'This is not your current password.');
});

test('deleting asks for the password and leaves nobody signed in', async () => {
  const site = openAccount({ deleteAccount: done });
  await button('Delete Account').click();
  await dialog().getByLabelText('Current password').fill('a bright red lantern');
  await dialog().getByRole('button', { name: 'Delete Account' }).click();
  await see(notice('Your account is deleted')).toBeVisible();
  expect(site.api.calls('deleteAccount')[0]?.body).toEqual({ currentPassword: 'a bright red lantern' });
  await expect.poll(site.at).toBe('/');
});

test('without mail nothing promises a letter', async () => {
  openAccount({ mailStatus: { isSetUp: false } });
  await says(page.getByRole('main'), 'This site cannot send email yet.');
  await gone(button('Send the Email Again'));
  await leaveSite();
  openSite('/events?signin=1', { mailStatus: { isSetUp: false } });
  await dialog().getByRole('button', { name: 'Forgot your password?' }).click();
  await says(dialog(), 'This site cannot send email yet.');
  await gone(dialog().getByLabelText('Email'));
});

test('a forgotten password: the same words for every address', async () => {
  const site = openSite('/events?signin=1', { askPasswordReset: done });
  await dialog().getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog().getByLabelText('Email').fill('ada@example.org');
  await dialog().getByRole('button', { name: 'Send Link' }).click();
  await says(dialog(), 'has an account here, an email with a link is on its way');
  expect(site.api.calls('askPasswordReset')[0]?.body).toEqual({ email: 'ada@example.org' });
  await dialog().getByRole('button', { name: 'Back to Sign In' }).click();
  await see(dialog().getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('links of letters: the secret is sent in the body; an old link leads to a new one', async () => {
  const site = openSite('/reset-password?lang=en#secret', { resetPassword: done });
  await page.getByLabelText('New password').fill('a bright red lantern');
  await button('Save Password').click();
  await says(page.getByRole('main'), 'Your password is changed');
  expect(site.api.calls('resetPassword')[0]?.body).toEqual({ token: 'secret', password: 'a bright red lantern' });
  await leaveSite();
  openSite('/reset-password#old', { resetPassword: over });
  await page.getByLabelText('New password').fill('a bright red lantern');
  await button('Save Password').click();
  await says(page.getByRole('main'), 'This link no longer works');
  await leaveSite();
  openSite('/verify-email', {});
  await says(page.getByRole('main'), 'This link is incomplete');
});

test('an address is confirmed by pressing a button, not by opening the page', async () => {
  const site = openSite('/verify-email#secret', {
    confirmEmail: { email: ADA.email, isChanged: false, isPromoter: false },
  });
  await see(button('Confirm Address')).toBeVisible();
  expect(site.api.calls('confirmEmail')).toHaveLength(0);
  await button('Confirm Address').click();
  await says(page.getByRole('main'), ADA.email, 'is confirmed.');
});

test('an address that was all that a promoter’s request waited for leads to the first campaign', async () => {
  openSite('/verify-email#secret', { confirmEmail: { email: ADA.email, isChanged: false, isPromoter: true } });
  await button('Confirm Address').click();
  await says(page.getByRole('main'), ADA.email, 'you can run campaigns now');
  await see(page.getByRole('link', { name: 'Create a Campaign' })).toHaveAttribute('href', '/advertiser');
});

test('the pages fit every screen, and axe finds nothing', async () => {
  openAccount();
  await see(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expectSound();
  await leaveSite();
  openSite('/reset-password#secret');
  await see(button('Save Password')).toBeVisible();
  await expectSound();
});

test('an account without a password gets one by letter, and confirms changes by signing in again', async () => {
  const own = { ...ACCOUNT, hasPassword: false, providers: ['google' as const], isEmailVerified: true };
  const site = openAccount({
    getOwnAccount: own,
    authProviders: ['google', 'apple'],
    mailStatus: { isSetUp: true },
    askPasswordReset: done,
    deleteAccount: done,
  });
  const email = page.getByRole('region', { name: 'Email address' });
  await says(email, 'sign in again', 'Continue with Google');
  await gone(email.getByRole('button', { name: 'Continue with Apple' }));
  await says(page.getByRole('region', { name: 'Password' }), 'You can sign in with Google.');
  await button('Send Me the Link').click();
  await expect.poll(() => site.api.calls('askPasswordReset')[0]?.body).toEqual({ email: own.email });
  await button('Delete Account').click();
  await see(dialog().getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await leaveSite();
  const recent = openAccount({ getOwnAccount: { ...own, isRecent: true }, deleteAccount: done });
  await button('Delete Account').click();
  await gone(dialog().getByLabelText('Current password'));
  await dialog().getByRole('button', { name: 'Delete Account' }).click();
  await expect.poll(() => recent.api.calls('deleteAccount')[0]?.body).toEqual({});
});
