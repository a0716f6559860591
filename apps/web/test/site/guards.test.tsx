import type { User } from '@marquee/contract';
import { expect, test } from 'vitest';
import { held } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { count, dialog, gone, page, says, see, toasts } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

test('while the session is asked for, a guarded page shows a spinner; of what it guards nothing is ever drawn or asked for [SESS-01, SESS-03]', async () => {
  const { until, release } = held();
  const site = openSite('/admin', { currentUser: () => until.then((): User | null => null) });
  await see(page.getByRole('status').filter({ hasText: /^Checking your session/ })).toBeVisible();
  await gone(page.getByRole('heading'));
  release();
  await see(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await gone(page.getByRole('navigation'));
  await see(dialog('Welcome back')).toBeVisible();
  expect(site.api.calls('admin')).toEqual([]);
});

test('a guest is told so, and half a second later stands where one signs in, with the way back [ROLE-006, SESS-04, SESS-08, ROUTE-13]', async () => {
  const time = stopTime();
  const site = openSite('/admin/audit-log');
  await time.until(() => toasts().elements().length === 1);
  await says(toasts(), 'Unauthorized', 'You are logged out. Logging in again...');
  await see(page.getByText("You don't have permission to access the admin panel.")).toBeVisible();
  // What the notifications took to come is part of the half second.
  await time.pass(300);
  expect(site.at()).toBe('/admin/audit-log');
  await time.pass(300);
  await time.until(() => dialog('Welcome back').elements().length === 1);
  await time.until(() => site.at() === '/?signin=1&next=%2Fadmin%2Faudit-log');
});

for (const role of ['user', 'venue_owner', 'promoter'] as const)
  test(`a ${role} sees Access Denied, is told why, and is taken home after half a second [ROLE-006, SESS-06]`, async () => {
    const time = stopTime();
    const site = openSite('/admin/system-controls', { currentUser: personOf(role) });
    await time.until(() => toasts().elements().length === 1);
    await says(toasts(), 'Access Denied', 'Admin access required for this page.');
    await see(page.getByText("You don't have permission to access the admin panel.")).toBeVisible();
    await time.pass(300);
    expect(site.at()).toBe('/admin/system-controls');
    await time.pass(300);
    await time.until(() => site.at() === '/');
    expect(site.api.calls('admin')).toEqual([]);
  });

test('the Admin Panel link is for administrators only [NAV-09]', async () => {
  for (const [role, links] of [
    ['promoter', 0],
    ['admin', 1],
  ] as const) {
    openSite('/events', { currentUser: personOf(role) });
    await page.getByRole('button', { name: /^Account of/ }).click();
    await see(page.getByRole('menu')).toBeVisible();
    await count(page.getByRole('menuitem', { name: 'Admin Panel' }), links);
    await leaveSite();
  }
});
