import type { Follow, ManagedVenue, Venue } from '@marquee/contract';
import { openDatabase } from '@marquee/db';
import { nameVenues } from '@marquee/domain/venues';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { derivedFaults, makeCity, makeSource, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUpAs } from '../accounts/people.ts';
import { type Api, type Page, startApi, titles } from '../support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const HALL = { venue: 'Granby Hall', address: '12 Main St, Columbia, SC 29201' };
const GRANBY = `${SITE}/api/venues/granby-hall-columbia-sc`;
const venue = (slug: string) => api.ok<Venue>('getVenue', `/api/venues/${slug}`);
const slugs = async () =>
  (await api.db.all<{ slug: string }>(sql`SELECT slug FROM venues ORDER BY slug`)).map(({ slug }) => slug);
const listOf = async ({ list }: Venue) =>
  titles(await api.ok<Page>('listEvents', `/api/events?${new URLSearchParams(list).toString()}`));

describe('a venue', () => {
  it('has a public page with what its events say of it, and its events carry its slug [BEY-37]', async () => {
    await store(api, [
      { title: 'Brass', ...HALL, point: { latitude: 34.01, longitude: -81.03 } },
      { title: 'Strings', start: '2026-10-11T20:00', ...HALL },
    ]);
    const hall = await venue('granby-hall-columbia-sc');
    expect(hall).toMatchObject({
      name: 'Granby Hall',
      list: { city: 'Columbia', state: 'SC', venue: 'Granby Hall' },
      city: 'Columbia',
      state: 'SC',
      address: '12 Main St, Columbia, SC 29201',
      latitude: 34.01,
      longitude: -81.03,
      website: null,
      accessibility: null,
      isManaged: false,
      upcomingEvents: 2,
    });
    expect(await listOf(hall)).toEqual(['Brass', 'Strings']);
    const { events } = await api.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC');
    expect(events.map(({ venueSlug }) => venueSlug)).toEqual(['granby-hall-columbia-sc', 'granby-hall-columbia-sc']);
    expect(await derivedFaults(api.db)).toEqual([]);
  });

  it('is one under two spellings: the same words, or names alike at one door; its list has the events of both', async () => {
    await store(api, [
      { title: 'Brass', ...HALL },
      { title: 'Strings', start: '2026-10-11T20:00', venue: 'The Granby Hall!', address: '40 Other Rd' },
      { title: 'Reeds', start: '2026-10-12T20:00', venue: 'Granby Hall – Main Room', address: '12 Main Street' },
    ]);
    await store(api, [{ title: 'Drums', start: '2026-10-13T20:00', venue: 'GRANBY HALL' }]);
    expect(await slugs()).toEqual(['granby-hall-columbia-sc']);
    const hall = await venue('granby-hall-columbia-sc');
    expect(hall.upcomingEvents).toBe(4);
    expect(await listOf(hall)).toEqual(['Brass', 'Strings', 'Reeds', 'Drums']);
    const other = { ...hall, list: { ...hall.list, venue: 'GRANBY HALL' } };
    expect(await listOf(other)).toHaveLength(4);
    const found = await api.ok<Page>(
      'searchEvents',
      '/api/events/search/drums?city=Columbia&state=SC&venue=Granby%20Hall',
    );
    expect(titles(found)).toEqual(['Drums']);
    expect(await derivedFaults(api.db)).toEqual([]);
  });

  it('is not one with another behind the same door, with a branch of the same name elsewhere, or in another city', async () => {
    await makeCity(api.db, { name: 'Charleston' });
    await store(api, [
      { title: 'Show A', venue: 'Tin Roof', address: '1022 Senate St' },
      { title: 'Show B', venue: 'The Senate', address: '1022 Senate St' },
      { title: 'Show C', venue: 'Richland Library', address: '1431 Assembly St' },
      { title: 'Show D', venue: 'Richland Library Southeast', address: '7421 Garners Ferry Rd' },
      { title: 'Show E', venue: 'Room 1, Arts Center' },
      { title: 'Show F', venue: 'Room 2, Arts Center' },
    ]);
    await store(api, [{ title: 'Show G', venue: 'The Senate' }], { city: 'charleston-sc' });
    expect(await slugs()).toHaveLength(7);
  });

  it('is made of no place: online, to be announced, a broken template, an address of the web', async () => {
    await store(api, [
      { title: 'A walk', venue: 'TBA' },
      { title: 'B walk', venue: 'undefined' },
      { title: 'C walk', venue: 'Online Event' },
      { title: 'D walk', venue: 'Various Locations' },
      { title: 'E walk', venue: 'https://zoom.us/j/1' },
      { title: 'F walk', venue: 'Somewhere Nice', isOnline: true },
    ]);
    expect(await slugs()).toEqual([]);
  });

  it('takes name, address and website from its own source, and keeps its slug and its list', async () => {
    const agenda = await makeSource(api.db, { name: 'City Agenda' });
    await store(api, [{ title: 'Brass', venue: 'GRANBY HALL', address: 'Main Street' }], { source: agenda });
    const own = await makeSource(api.db, { name: 'Granby Hall', url: 'https://www.granbyhall.example/events' });
    await store(api, [{ title: 'Strings', start: '2026-10-11T20:00', ...HALL }], { source: own });
    await store(api, [{ title: 'Brass', venue: 'GRANBY HALL', address: 'Wrong Street' }], { source: agenda });
    expect(await venue('granby-hall-columbia-sc')).toMatchObject({
      name: 'Granby Hall',
      address: HALL.address,
      website: 'https://granbyhall.example/',
      list: { venue: 'GRANBY HALL' },
      upcomingEvents: 2,
    });
  });

  it('of a town beside a city is listed with the city', async () => {
    await makeCity(api.db, { name: 'Lexington', status: 'known', latitude: 33.98, longitude: -81.23 });
    await store(api, [
      { title: 'Fair', venue: 'Icehouse', address: '107 W Main St, Lexington, SC', city: 'Lexington', state: 'SC' },
    ]);
    const icehouse = await venue('icehouse-columbia-sc');
    expect(icehouse).toMatchObject({ city: 'Lexington', list: { city: 'Columbia' } });
    expect(await listOf(icehouse)).toEqual(['Fair']);
  });

  it('is found for a new spelling without looking through the venues of the city', async () => {
    const cost = async (n: number) => {
      const count = noRows();
      const counted = { ...api, db: openDatabase(countingDatabase(api.db.$client, count)) };
      const told = { venue: `Fresh Hall ${n}`, address: `${n} Elm St`, point: null };
      const place = { slug: 'columbia-sc', name: 'Columbia', state: 'SC', timezone: 'America/New_York' };
      await nameVenues(counted, { name: 'Agenda', url: 'https://agenda.example/' }, [{ ...told, place }], 0);
      return count.read;
    };
    const few = await cost(1);
    await api.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO venue_names (city_slug, name, venue_slug, list_name, name_key, door)
        SELECT 'columbia-sc', 'Old ' || i, 'old-' || i, 'Old ' || i, 'old ' || i, i || ' oak' FROM n`);
    expect((await cost(2)) - few).toBeLessThanOrEqual(2);
  });

  it('stays when its events are over, with none', async () => {
    await store(api, [{ title: 'Brass', start: '2026-10-10T19:30', ...HALL }]);
    api.clock.advance(Date.parse('2027-01-01T00:00:00Z') - api.clock.now());
    expect(await listOf(await venue('granby-hall-columbia-sc'))).toEqual([]);
  });

  it('that there is not is not found', async () => {
    expect(await api.refused('/api/venues/nowhere')).toMatchObject({ status: 404 });
    expect((await api.raw(`/api/venues/${'x'.repeat(300)}`)).status).toBe(400);
  });

  it('of two sources that name it at the same time is one', async () => {
    await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        store(api, [{ title: `Show ${i} of ${'abcde'[i]}`, start: `2026-10-1${i}T20:00`, ...HALL }]),
      ),
    );
    expect(await slugs()).toEqual(['granby-hall-columbia-sc']);
    expect((await venue('granby-hall-columbia-sc')).upcomingEvents).toBe(5);
  });
});

describe('a view of a venue', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const view = async (headers: Record<string, string>, slug = 'granby-hall-columbia-sc') => {
    const init = posting({});
    const response = await api.raw(`/api/venues/${slug}/views`, {
      ...init,
      headers: { ...(init.headers as object), ...headers },
    });
    expect(response.status).toBe(200);
    const { isCounted } = await response.json<{ isCounted: boolean }>();
    return isCounted;
  };
  const days = () => api.db.all(sql`SELECT venue_slug, day, views FROM venue_views ORDER BY day`);

  it('is counted by day in one row, without a cookie; of no program, and of nobody who objects [BEY-46]', async () => {
    await store(api, [{ title: 'Brass', ...HALL }]);
    expect(await view({ 'user-agent': BROWSER })).toBe(true);
    expect(await view({ 'user-agent': BROWSER })).toBe(true);
    expect(await view({ 'user-agent': BROWSER, 'sec-gpc': '1' })).toBe(false);
    expect(await view({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(false);
    expect(await view({ 'user-agent': 'curl/8.0' })).toBe(false);
    expect(await view({ 'user-agent': BROWSER }, 'nowhere')).toBe(true);
    const [today] = (await days()) as Array<{ day: string }>;
    expect(await days()).toEqual([{ venue_slug: 'granby-hall-columbia-sc', day: today?.day, views: 2 }]);
    api.clock.advance(24 * 60 * 60_000);
    await view({ 'user-agent': BROWSER });
    expect(await days()).toHaveLength(2);
  });
});

describe('a venue that has a new name', () => {
  it('is shown under it with its coming events, in calendars and searches, and its list is found by either name', async () => {
    const at = await store(api, [
      { title: 'Brass', ...HALL },
      { title: 'Elsewhere', start: '2026-10-12T20:00', venue: 'The Barn' },
    ]);
    expect(at).toBeDefined();
    const admin = await signUpAs(api, 'admin', true);
    const { version } = await api.ok<ManagedVenue>('getManagedVenue', `${GRANBY}/manage`, asking({ cookie: admin }));
    const profile = { address: HALL.address, website: '', phone: '', description: '', accessibility: '' };
    const put = (name: string, given: number) => ({
      ...asking({ cookie: admin, body: { ...profile, name, version: given } }),
      method: 'PUT',
    });
    const followed = async () =>
      (await api.ok<Follow[]>('listFollows', `${SITE}/api/follows`, asking({ cookie: admin }))).map(
        ({ query }) => query.venue,
      );
    const query = { city: 'Columbia', state: 'SC', venue: 'Granby Hall' };
    const follow = { kind: 'venue', name: 'Granby Hall', query };
    await api.ok('addFollow', `${SITE}/api/follows`, asking({ cookie: admin, body: follow }));
    expect(await followed()).toEqual(['Granby Hall']);
    await api.ok('updateVenue', GRANBY, put('The Lantern Hall', version));
    const shown = async () =>
      (await api.ok<Page>('listEvents', '/api/events?city=Columbia&state=SC')).events.map((event) => event.venue);
    expect(await shown()).toEqual(['The Lantern Hall', 'The Barn']);
    const feed = await (await api.raw('/api/feeds/events.ics?city=Columbia&state=SC')).text();
    expect(feed).toContain('The Lantern Hall');
    expect(feed).not.toContain('Granby Hall');
    for (const name of ['Granby Hall', 'The Lantern Hall'])
      expect(
        titles(
          await api.ok<Page>('listEvents', `/api/events?city=Columbia&state=SC&venue=${encodeURIComponent(name)}`),
        ),
      ).toEqual(['Brass']);
    // The choice of venues has it too, and within filters.
    for (const narrow of ['', '&to=2099-01-01'])
      expect(
        (
          await api.ok<Array<{ venue: string }>>('countVenues', `/api/venues/counts?city=Columbia&state=SC${narrow}`)
        ).map((one) => one.venue),
      ).toEqual(['The Barn', 'The Lantern Hall']);
    for (const name of ['Granby Hall', 'The Lantern Hall'])
      expect(
        titles(
          await api.ok<Page>(
            'listEvents',
            `/api/events?city=Columbia&state=SC&to=2099-01-01&venue=${encodeURIComponent(name)}`,
          ),
        ),
      ).toEqual(['Brass']);
    // Who followed it under the old name follows it still.
    expect(await followed()).toEqual(['The Lantern Hall']);
    // A later read says the old name again.
    await store(api, [
      { title: 'Brass', ...HALL, description: 'New words.' },
      { title: 'Reeds', start: '2026-10-13T20:00', ...HALL },
    ]);
    expect(await shown()).toEqual(['The Lantern Hall', 'The Barn', 'The Lantern Hall']);
    expect(await derivedFaults(api.db)).toEqual([]);
    expect(await api.refused(GRANBY, put('The Barn', version + 1))).toMatchObject({
      status: 409,
      detail: 'Another venue of this city is listed under this name.',
    });
    await api.ok('updateVenue', GRANBY, put('Granby Hall', version + 1));
    expect((await shown())[0]).toBe('Granby Hall');
  });
});
