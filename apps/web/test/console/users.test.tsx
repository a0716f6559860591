import type { UserRecord } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { openSection, pageOf } from '../harness/console.ts';
import { expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { forgetAnswers } from '../harness/site.tsx';

const { hasPassword: _h, providers: _p, sessions: _s, kept: _k, campaignLimit: _c, isOwn: _o, ...ROW } = user();

function user(given: Partial<UserRecord> = {}): UserRecord {
  return {
    id: 'u1',
    email: 'bea@example.org',
    firstName: 'Bea',
    lastName: 'Wright',
    role: 'promoter',
    isAdmin: false,
    isEmailVerified: true,
    createdAt: '2026-10-01T12:00:00.000Z',
    lastSeen: '2026-11-01',
    suspendedAt: null,
    isDevelopment: false,
    hasPassword: true,
    providers: ['google'],
    sessions: 2,
    campaignLimit: null,
    kept: { hearts: 12, itineraries: 3, apiKeys: 1 },
    isOwn: false,
    ...given,
  };
}

const open = (path = '/admin/users', answers = {}) =>
  openSection(path, 'Users', { listUsers: pageOf(ROW), getUser: user(), mailStatus: { isSetUp: true }, ...answers });

test('a list of people leads to one account and back, with the search in the address', async () => {
  const site = await open('/admin/users?q=bea&group=promoter');
  await says(page.getByRole('table', { name: 'Users' }), 'Bea Wright', 'Promoter');
  expect(site.api.calls('listUsers').at(-1)?.query.toString()).toBe('q=bea&group=promoter');
  await page.getByRole('link', { name: 'Bea Wright' }).click();
  await says(page.getByRole('main'), 'bea@example.org', 'Password, Google', 'In 2 browsers', '12');
  expect(site.at()).toBe('/admin/users?q=bea&group=promoter&user=u1');
  await expectSound();
  await page.getByRole('link', { name: 'All users' }).click();
  expect(site.at()).toBe('/admin/users?q=bea&group=promoter');
});

test('an action asks for a reason, keeps it when it fails, and shows what the server confirms', async () => {
  const site = await open('/admin/users?user=u1', {
    suspendUser: refused(409, 'Somebody changed this account, or your own, at the same time. Look at it again.'),
  });
  await page.getByRole('button', { name: 'Suspend account' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Suspend the account of Bea Wright?' });
  await ask.getByRole('button', { name: 'Suspend account' }).click();
  expect(site.api.calls('suspendUser')).toEqual([]);
  await ask.getByRole('textbox').fill('Spam.');
  await ask.getByRole('button', { name: 'Suspend account' }).click();
  await see(notice('Not done')).toBeVisible();
  // The account is read again, and is as it was.
  await expect.poll(() => site.api.isIdle()).toBe(true);
  const suspended = user({ suspendedAt: '2026-11-02T08:00:00.000Z', sessions: 0 });
  site.api.answer({ suspendUser: suspended, getUser: suspended });
  await forgetAnswers();
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await see(ask.getByRole('textbox')).toHaveValue('Spam.');
  await ask.getByRole('button', { name: 'Suspend account' }).click();
  await see(page.getByRole('button', { name: 'Restore account' })).toBeVisible();
  const asked = { params: { id: 'u1' }, body: { reason: 'Spam.' } };
  expect(site.api.calls('suspendUser')).toMatchObject([asked, asked]);
});

test('of one’s own account others decide; without mail no letter is offered', async () => {
  await open('/admin/users?user=u1', {
    getUser: user({ role: 'admin', isAdmin: true, isOwn: true }),
    mailStatus: { isSetUp: false },
  });
  await says(page.getByRole('main'), 'This is your own account.', 'This site cannot send email yet.');
  await gone(page.getByRole('button', { name: /^(Remove|Grant|Suspend)/ }));
  await see(page.getByRole('button', { name: 'Send password email' })).toBeDisabled();
});

test('granting a role to an address that nobody confirmed says so', async () => {
  await open('/admin/users?user=u1', { getUser: user({ isEmailVerified: false }) });
  const unconfirmed = 'The email address of this account is not confirmed. It may belong to somebody else.';
  await page.getByRole('button', { name: 'Remove: Promoter' }).click();
  await gone(page.getByRole('alertdialog').getByText(unconfirmed));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Grant: Administrator' }).click();
  await says(page.getByRole('alertdialog'), unconfirmed);
});

test('the limit of somebody’s campaigns is set with a reason, and left to the rule again', async () => {
  const site = await open('/admin/users?user=u1', {
    setCampaignLimit: user({ campaignLimit: 5_000 }),
  });
  await says(page.getByRole('main'), 'campaigns may cost $1,000.00 together', 'The rule for everybody holds.');
  await page.getByLabelText('Limit ($)').fill('5000');
  await page.getByRole('button', { name: 'Set limit' }).click();
  const dialog = page.getByRole('alertdialog');
  await says(dialog, 'Let the campaigns of Bea Wright cost $5,000.00 together?');
  await dialog.getByLabelText('Why?').fill('She advertised in print for years.');
  await dialog.getByRole('button', { name: 'Set limit' }).click();
  await expect
    .poll(() => site.api.calls('setCampaignLimit').at(-1)?.body)
    .toEqual({ limit: 5_000, reason: 'She advertised in print for years.' });
  await expectSound();
});
