import type { TimezoneTest } from '@marquee/contract';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const TEST = '/api/admin/timezone-test';
const test = (eventId: string) => site.post<TimezoneTest>('testTimezone', TEST, { eventId });

it('counts the listed events of the two Carolinas, and of each state by zone [CALL-074, ENT-042, TZ-01]', async () => {
  await makeCity(site.db, { name: 'Charlotte', state: 'NC' });
  await makeCity(site.db, { name: 'Nashville', state: 'TN', timezone: 'America/Chicago' });
  await makeCity(site.db, { name: 'Nowhere', state: 'KS', status: 'known', timezone: 'America/Chicago' });
  await store(site, [{ title: 'One' }, { title: 'Two' }]);
  await store(site, [{ title: 'Three' }], { city: 'charlotte-nc' });
  expect(await site.get('getTimezoneStats', '/api/admin/timezone-stats')).toEqual({
    scEvents: 2,
    ncEvents: 1,
    autoDetection: true,
    states: [
      { state: 'SC', stateFullName: 'South Carolina', timezone: 'America/New_York', cities: 1, events: 2 },
      { state: 'NC', stateFullName: 'North Carolina', timezone: 'America/New_York', cities: 1, events: 1 },
      { state: 'TN', stateFullName: 'Tennessee', timezone: 'America/Chicago', cities: 1, events: 0 },
    ],
  });
});

it('looks an event up by id, slug or address, and compares its zone with its city’s [TZ-02]', async () => {
  await store(site, [{ title: 'Quiz Night', start: '2026-10-10T19:00' }]);
  const [event] = await site.db.all<{ id: string; slug: string }>(sql`SELECT id, slug FROM events`);
  if (!event) throw new Error('no event');
  const right = {
    title: 'Quiz Night',
    city: 'Columbia, SC',
    eventTimezone: 'America/New_York',
    cityTimezone: 'America/New_York',
    startLocal: '2026-10-10T19:00',
    startsAt: '2026-10-10T23:00:00.000Z',
    localInCity: '2026-10-10T19:00',
    isZoneRight: true,
    isTimeRight: true,
  };
  for (const given of [event.id, event.slug, `https://marquee.example/events/${event.slug}?from=x`, ` ${event.id} `])
    expect(await test(given)).toMatchObject(right);
  await site.db.run(sql`UPDATE cities SET timezone = 'America/Chicago'`);
  expect(await test(event.id)).toMatchObject({
    cityTimezone: 'America/Chicago',
    localInCity: '2026-10-10T18:00',
    isZoneRight: false,
    isTimeRight: false,
  });
});

it('says so where there is no such event [TZ-02]', async () => {
  for (const eventId of ['none', "'; DROP TABLE events; --", '/', 'x'.repeat(300)])
    expect(await site.refusedPost(TEST, { eventId })).toMatchObject({ status: 404, field: 'eventId' });
  for (const eventId of ['', '  ', 'x'.repeat(301), 5])
    expect(await site.refusedPost(TEST, { eventId })).toMatchObject({ status: 400, field: 'eventId' });
});
