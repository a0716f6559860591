import type { TimezoneTest } from '@marquee/contract';
import { expect, test } from 'vitest';
import { refused } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { expectSound, page, says } from '../harness/look.ts';

const STATS = {
  scEvents: 301,
  ncEvents: 38,
  autoDetection: true,
  states: [
    { state: 'SC', stateFullName: 'South Carolina', timezone: 'America/New_York', cities: 5, events: 301 },
    { state: 'TN', stateFullName: 'Tennessee', timezone: 'America/Chicago', cities: 1, events: 12 },
  ],
};
const TESTED: TimezoneTest = {
  id: 'e1',
  title: 'Quiz Night',
  slug: 'quiz-night',
  city: 'Columbia, SC',
  eventTimezone: 'America/Chicago',
  cityTimezone: 'America/New_York',
  startLocal: '2026-10-10T19:00',
  startsAt: '2026-10-11T00:00:00.000Z',
  localInCity: '2026-10-10T20:00',
  isZoneRight: false,
  isTimeRight: false,
  verdict: 'The event has another zone.',
};
const open = (answers = {}) =>
  openSection('/admin/timezone-confidence', 'Timezone & Confidence', { getTimezoneStats: STATS, ...answers });

test('the two Carolinas are shown in Eastern time, with detection, and every state by zone [TZ-01]', async () => {
  await open();
  await says(
    page.getByRole('main'),
    'South Carolina events',
    '301',
    'North Carolina events',
    '38',
    'Eastern Time: active',
    'Auto-detection',
    'Enabled',
  );
  await says(page.getByRole('table', { name: 'States and Zones' }), 'Tennessee', 'America/Chicago', '12');
});

test('an event is looked up and its zone compared with its city’s [TZ-02]', async () => {
  const site = await open({ testTimezone: TESTED });
  await page.getByRole('button', { name: 'Test Timezone Accuracy' }).click();
  await says(page.getByRole('main'), 'Enter the id of an event.');
  expect(site.api.calls('testTimezone')).toEqual([]);
  await page.getByLabelText('Event ID').fill('e1');
  await page.getByRole('button', { name: 'Test Timezone Accuracy' }).click();
  await says(
    page.getByRole('main'),
    'Wrong',
    'The event has another zone.',
    'Quiz Night',
    'America/Chicago',
    '2026-10-10 20:00',
  );
  expect(site.api.calls('testTimezone')).toMatchObject([{ body: { eventId: 'e1' } }]);
  site.api.answer({ testTimezone: refused(404, 'There is no event with this id.') });
  await page.getByLabelText('Event ID').fill('none');
  await page.getByRole('button', { name: 'Test Timezone Accuracy' }).click();
  await expect.poll(() => site.api.calls('testTimezone').length).toBe(2);
  await says(page.getByRole('main'), 'There is no event with this id.');
  await expectSound();
});
