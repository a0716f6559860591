import type { User } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SECTION_TABS } from '../../src/admin/shell/section-tabs.ts';
import { type Asked, refused } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { openSection } from '../harness/console.ts';
import { dialog, expectSound, gone, page, says, see } from '../harness/look.ts';
import { forgetAnswers, openSite, personOf } from '../harness/site.tsx';

const openLog = (answers = {}) => openSection('/admin/audit-log', 'Audit Log', answers);
const palette = () => dialog('Search the console');
const search = () => page.getByRole('button', { name: /Search/ });

test('each section has a name, a title and an address of its own [ROUTE-14]', async () => {
  const site = await openSection('/admin', 'Dashboard');
  expect(site.at()).toBe('/admin/dashboard');
  const sections = page.getByRole('navigation', { name: 'Console sections' });
  for (const title of ['System Controls', 'Error Diagnostics', 'Audit Log', 'Scraping / Discovery']) {
    await sections.getByRole('link', { name: title }).click();
    await see(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => document.title).toMatch(new RegExp(`^${title}`));
    await see(sections.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  }
});

test('an address that names no section says so [ROUTE-14]', async () => {
  openSite('/admin/no-such-thing', { currentUser: personOf('admin') });
  await see(page.getByText('The console has no section at this address.')).toBeVisible();
});

test('the header shows title, time of the last update, Refresh, Pause and the interval [SHELL-05, SHELL-06]', async () => {
  const site = await openSection('/admin/system-controls', 'System Controls');
  await see(page.getByText(/^Updated \d+:\d\d:\d\d/)).toBeVisible();
  const interval = page.getByLabelText('Refresh interval');
  const choices = (interval.element() as HTMLSelectElement).options;
  expect([...choices].map(({ text }) => text)).toEqual(['5 seconds', '10 seconds', '30 seconds', '1 minute']);
  await see(interval).toHaveValue('10');
  await forgetAnswers();
  const before = site.api.calls('getSystemControls').length;
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect.poll(() => site.api.calls('getSystemControls').length).toBeGreaterThan(before);
});

test('the interval drives the panels, Pause stops them all, Resume goes on [SHELL-07, SHELL-11]', async () => {
  const time = stopTime();
  const site = openSite('/admin/system-controls', { currentUser: personOf('admin') });
  await time.until(() => page.getByRole('switch').elements().length === 8);
  await page.getByLabelText('Refresh interval').selectOptions('5 seconds');
  const callsWithin = async (ms: number) => {
    const before = site.api.calls('getSystemControls').length;
    await time.pass(ms);
    return site.api.calls('getSystemControls').length - before;
  };
  await expect.poll(() => callsWithin(5_100)).toBe(1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await time.until(() => page.getByText('Paused', { exact: true }).elements().length === 1);
  expect(await callsWithin(60_000)).toBe(0);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => callsWithin(5_100)).toBe(1);
});

test('a hidden tab asks for nothing; seen again, it asks at once', async () => {
  const time = stopTime();
  const site = openSite('/admin/system-controls', { currentUser: personOf('admin') });
  await time.until(() => page.getByRole('switch').elements().length === 8);
  const show = (state: 'hidden' | 'visible') => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    window.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  try {
    show('hidden');
    const before = site.api.calls('admin').length;
    await time.pass(60_000);
    expect(site.api.calls('admin').length).toBe(before);
    show('visible');
    await time.until(() => site.api.calls('admin').length > before);
  } finally {
    Reflect.deleteProperty(document, 'visibilityState');
  }
});

test("the sidebar says 'Admin User' and 'System Admin' [SHELL-09]", async () => {
  await openLog();
  await see(page.getByText('Admin User', { exact: true })).toBeVisible();
  await see(page.getByText('System Admin', { exact: true })).toBeVisible();
});

test('on a phone the sections are in a menu that opens and closes by keyboard', async () => {
  await page.viewport(390, 844);
  await openSection('/admin/scraping', 'Scraping / Discovery');
  const menu = dialog('Console sections');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  (opener.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await see(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(menu);
  await see(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await menu.getByRole('link', { name: 'Audit Log' }).click();
  await gone(menu);
  await see(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
});

test('a session that ends in the middle of an action is told, and signing in leads back [SESS-04]', async () => {
  const site = await openSection('/admin/system-controls', 'System Controls', {
    toggleSystemControl: refused(401, 'Please sign in.'),
  });
  await page.getByRole('switch', { name: 'Image Generation' }).click();
  await see(page.getByRole('heading', { name: 'You have been signed out' })).toBeVisible();
  await expectSound();
  site.api.answer({ currentUser: null });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await see(dialog('Welcome back')).toBeVisible();
  expect(site.at()).toContain('next=%2Fadmin%2Fsystem-controls');
});

test('an administrator who is one no more is shown out', async () => {
  let who: User | null = personOf('admin');
  const site = await openSection('/admin/system-controls', 'System Controls', {
    currentUser: () => who,
    toggleSystemControl: refused(403, 'This is for administrators.', 'not-allowed'),
  });
  who = personOf('user');
  await forgetAnswers();
  await page.getByRole('switch', { name: 'Image Generation' }).click();
  await expect.poll(site.at).toBe('/');
});

test('the palette says when there is nothing, when it cannot look, and closes without a trace', async () => {
  const site = await openLog();
  await search().click();
  await see(palette().getByText('Type at least two letters')).toBeVisible();
  await userEvent.keyboard('zzqqxx');
  await see(palette().getByText('No matches for “zzqqxx”.')).toBeVisible();
  await expectSound();
  site.api.answer({ searchConsole: refused(500, 'Something went wrong.') });
  await userEvent.keyboard('y');
  await says(palette(), 'could not be searched');
  await userEvent.keyboard('{Escape}');
  await gone(palette());
  await see(search()).toHaveFocus();
});

test('the palette finds the tabs inside sections: each opens under the name by which it was found', async () => {
  const site = await openLog();
  await search().click();
  await userEvent.keyboard('claims');
  await see(palette().getByRole('option', { name: 'Venue Claims Data Quality Management' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(site.at).toBe('/admin/data-quality?tab=claims');
  await see(page.getByRole('tab', { name: 'Venue Claims' })).toHaveAttribute('aria-selected', 'true');
});

test.each(SECTION_TABS)('$section has the tab $tab, called $title', async ({ section, tab, title }) => {
  openSite(`/admin/${section}?tab=${tab}`, { currentUser: personOf('admin') });
  await see(page.getByRole('tab', { name: title, exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('Enter in the field of the navigation opens the first match; without one it says so and stays', async () => {
  const site = await openLog();
  const field = page.getByRole('searchbox', { name: 'Find a section' });
  await field.fill('marquee');
  await userEvent.keyboard('{Enter}');
  await expect.poll(site.at).toBe('/admin/marquee-phase1');
  await see(field).toHaveValue('');
  await field.fill('zzqq');
  await see(page.getByText('No section matches.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(site.at()).toBe('/admin/marquee-phase1');
});

test('Enter opens the first of what the palette finds, also where a longer text finds something else than the shorter one before it', async () => {
  const city = (name: string) =>
    ({ slug: `${name.toLowerCase()}-sc`, city: name, state: 'SC', status: 'live', isHidden: false }) as const;
  const none = { cities: [], sources: [], events: [], people: [], payments: [] };
  const site = await openLog({
    searchConsole: ({ query }: Asked) => ({
      ...none,
      cities: (query.get('q') === 'xav' ? ['Xavia', 'Xavton', 'Xavley'] : ['Xavier']).map(city),
    }),
  });
  await search().click();
  await userEvent.keyboard('xav');
  await see(palette().getByRole('option', { name: 'Xavia, SC Live' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('i');
  await see(palette().getByRole('option', { name: 'Xavier, SC Live' })).toHaveAttribute('aria-selected', 'true');
  await gone(palette().getByRole('option', { name: 'Xavia, SC Live' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(site.at).toBe('/events?city=Xavier&state=SC');
});

test('the palette takes no more letters than the server', async () => {
  const site = await openLog();
  await search().click();
  await page.getByRole('combobox').fill('x'.repeat(80));
  await userEvent.keyboard('yy');
  await see(palette().getByText(/^No matches/)).toBeVisible();
  expect(site.api.calls('searchConsole').every(({ query }) => (query.get('q') ?? '').length <= 80)).toBe(true);
});

test('the palette is sound with results', async () => {
  const columbia = { slug: 'columbia-sc', city: 'Columbia', state: 'SC', status: 'live', isHidden: false } as const;
  await openLog({ searchConsole: { cities: [columbia], sources: [], events: [], people: [], payments: [] } });
  await search().click();
  await page.getByRole('combobox').fill('co');
  await see(page.getByRole('option', { name: /Columbia, SC/ }).first()).toBeVisible();
  await expectSound();
});
