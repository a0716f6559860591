import type { Follow } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { anEvent, anEventDetail } from '../harness/data.ts';
import { NO_FACTORS } from '../harness/factors.ts';
import { dialog, expectSound, gone, notice, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite, personOf } from '../harness/site.tsx';

const ADA = personOf('user');
const QUERY: Follow['query'] = {
  city: 'Columbia',
  state: 'SC',
  within: 0,
  categories: [],
  evening: false,
  free: false,
};
const HALL: Follow = {
  id: 'f1',
  kind: 'venue',
  name: 'The Hall',
  query: { ...QUERY, venue: 'The Hall' },
  path: '/events?city=Columbia&state=SC&venue=The+Hall',
};
const MUSIC: Follow = {
  id: 'f2',
  kind: 'search',
  name: 'Free music',
  query: { ...QUERY, category: 'music', categories: ['Music'], free: true },
  path: '/events?city=Columbia&state=SC&category=music&free=true',
};
const CHOICES = { changes: true, weekly: true };
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const event = anEventDetail({ slug: 'brass', venue: 'The Hall', city: 'Columbia', state: 'SC' });

test('who closes the sign-in dialog has followed nothing, and does not at a later sign-in', async () => {
  openSite('/events/brass', { getEvent: event });
  await button('Follow The Hall').click();
  await see(dialog()).toBeVisible();
  expect(sessionStorage.getItem('marquee.followWaiting')).not.toBe(null);
  await dialog().getByRole('button', { name: 'Close' }).click();
  await gone(dialog());
  await expect.poll(() => sessionStorage.getItem('marquee.followWaiting')).toBe(null);
});

test('a visitor signs in first; the venue is followed after that, once, and is let go with one more press [BEY-18]', async () => {
  openSite('/events/brass', { getEvent: event });
  await says(page.getByRole('main'), 'New events come by email on Thursdays. You can turn it off at any time.');
  await button('Follow The Hall').click();
  await see(dialog()).toBeVisible();
  await leaveSite();
  const site = openSite('/events/brass', {
    currentUser: ADA,
    getEvent: event,
    listFollows: [],
    addFollow: { follow: HALL, isWeeklyOn: true },
    removeFollow: { success: true },
  });
  await see(notice('The Hall is on your list')).toBeVisible();
  expect(site.api.calls('addFollow').map(({ body }) => body)).toEqual([
    { kind: 'venue', name: 'The Hall', query: { city: 'Columbia', state: 'SC', venue: 'The Hall' } },
  ]);
  expect(sessionStorage.getItem('marquee.followWaiting')).toBe(null);
  site.api.answer({ listFollows: [HALL] });
  await leaveSite();
  const later = openSite('/events/brass', {
    currentUser: ADA,
    getEvent: event,
    listFollows: [HALL],
    removeFollow: { success: true },
  });
  await see(button('Following The Hall')).toHaveAttribute('aria-pressed', 'true');
  later.api.answer({ listFollows: [] });
  await button('Following The Hall').click();
  await see(notice('The Hall is no longer on your list')).toBeVisible();
  await see(button('Follow The Hall')).toBeVisible();
});

test('a list is saved as a search under a name that can be changed first', async () => {
  const site = openSite('/events?city=Columbia&state=SC&category=music&free=true&when=weekend', {
    currentUser: ADA,
    listEvents: {
      events: [anEvent()],
      nextCursor: null,
      city: { city: 'Columbia', state: 'SC', status: 'live', center: null },
      nearby: [],
      boosted: [],
      found: { n: 1, more: false },
    },
    listFollows: [],
    addFollow: { follow: MUSIC, isWeeklyOn: false },
  });
  await button('Save This Search').click();
  const name = dialog().getByLabelText('Name');
  await see(name).toHaveValue('Music · Free · This weekend in Columbia, SC');
  await name.fill('Free music');
  await expectSound();
  await dialog().getByRole('button', { name: 'Save Search' }).click();
  await see(notice('Free music is on your list')).toBeVisible();
  expect(site.api.calls('addFollow')[0]?.body).toMatchObject({
    kind: 'search',
    name: 'Free music',
    query: { categories: 'Music', category: 'music', free: 'true', when: 'weekend' },
  });
});

test('the account lists what one follows: opened, renamed, removed; and each kind of email has a switch', async () => {
  const account = {
    ...ADA,
    isEmailVerified: true,
    hasPassword: true,
    providers: [],
    isRecent: false,
    createdAt: '2026-10-01T12:00:00.000Z',
    factors: NO_FACTORS,
    sessions: [],
  };
  const site = openSite('/account', {
    currentUser: ADA,
    getOwnAccount: account,
    listFollows: [HALL, MUSIC],
    getNotices: CHOICES,
    changeNotices: { ...CHOICES, weekly: false },
    renameFollow: { ...HALL, name: 'My hall' },
    removeFollow: { success: true },
  });
  const list = page.getByRole('region', { name: 'Following' });
  await see(list.getByRole('link', { name: 'Free music' })).toHaveAttribute('href', MUSIC.path);
  await button('Rename The Hall').click();
  await list.getByLabelText('New name of The Hall').fill('My hall');
  site.api.answer({ listFollows: [{ ...HALL, name: 'My hall' }, MUSIC] });
  await list.getByRole('button', { name: 'Save' }).click();
  await see(list.getByRole('link', { name: 'My hall' })).toBeVisible();
  site.api.answer({ listFollows: [MUSIC] });
  await button('Remove My hall').click();
  await gone(list.getByRole('link', { name: 'My hall' }));
  const weekly = page.getByRole('switch', { name: 'Your week, on Thursdays' });
  await weekly.click();
  await see(weekly).toHaveAttribute('aria-checked', 'false');
  expect(site.api.calls('changeNotices')[0]?.body).toEqual({ weekly: false });
  await expectSound();
});

test('the link of an email ends its kind with one press, and begins it again; a dead link says so', async () => {
  const site = openSite('/unsubscribe?lang=en#secret', { changeBySecret: { kind: 'weekly', isWanted: false } });
  expect(site.api.calls('changeBySecret')).toHaveLength(0);
  await button('Stop These Emails').click();
  await see(page.getByRole('status').filter({ hasText: 'You get no more weekly emails.' })).toBeVisible();
  expect(site.api.calls('changeBySecret')[0]?.body).toEqual({ token: 'secret', isWanted: false });
  site.api.answer({ changeBySecret: { kind: 'weekly', isWanted: true } });
  await button('Send Them Again').click();
  await see(page.getByRole('status').filter({ hasText: 'You get the weekly email on Thursdays.' })).toBeVisible();
  await expectSound();
  await leaveSite();
  openSite('/unsubscribe#wrong', { changeBySecret: refused(404, 'This link belongs to no account.', 'no-such-link') });
  await button('Stop These Emails').click();
  await says(page.getByRole('main'), 'This link does not work');
});
