import {
  ITINERARIES_MOST,
  type Itinerary,
  type ItinerarySummary,
  type SharedItinerary,
  STOPS_MOST,
} from '@marquee/contract';
import { events, itineraryStops, users } from '@marquee/db';
import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { count } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { entriesOf } from '../feeds/calendars.ts';
import { type Api, startApi } from '../support.ts';

const ALL = `${SITE}/api/itineraries`;
const SUPPER = {
  title: 'Supper',
  start: '2026-10-10T18:00',
  end: '2026-10-10T19:30',
  key: 'supper',
  venue: 'The Barn',
};
const JAZZ = { title: 'Jazz', start: '2026-10-10T21:00', key: 'jazz', venue: 'The Hall' };

let api: Api;
let cookie: string;
let source: Awaited<ReturnType<typeof makeSource>>;
let supper: string;
let jazz: string;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  source = await makeSource(api.db);
  ({ cookie } = await signUp(api));
  await store(api, [SUPPER, JAZZ], { source });
  const rows = await api.db.select({ id: events.id }).from(events).orderBy(events.title);
  [jazz = '', supper = ''] = rows.map(({ id }) => id);
});

const create = (name: string, event?: string, who = cookie) =>
  api.ok<Itinerary>(
    'createItinerary',
    ALL,
    asking({ cookie: who, body: { name, ...(event ? { first: { event } } : {}) } }),
  );
const at = (id: string, method: string, body?: unknown) => {
  const init = asking({ cookie, ...(body === undefined ? {} : { body }) });
  return { path: `${ALL}/${id}`, init: { ...init, method } };
};
const add = (id: string, event: string, more: object = {}) =>
  api.ok<Itinerary>('addStop', `${ALL}/${id}/stops`, asking({ cookie, body: { event, ...more } }));
const get = (id: string) => api.ok<Itinerary>('getItinerary', `${ALL}/${id}`, asking({ cookie }));
const readAgain = (drafts: object[], window?: { from: string; to: string }) => {
  api.clock.advance(HOUR_MS);
  return store(api, drafts, { source, ...(window ? { window } : {}) });
};

describe('an itinerary', () => {
  it('is made with an event, stands in the order of starts, and takes an event once', async () => {
    const { id } = await create('Saturday night', jazz);
    await add(id, supper);
    const { stops } = await add(id, supper, { startDate: '2026-10-10T18:00' });
    expect(stops.map(({ title, startsAt, endsAt, status }) => [title, startsAt, endsAt, status])).toEqual([
      ['Supper', '2026-10-10T22:00:00.000Z', '2026-10-10T23:30:00.000Z', 'active'],
      ['Jazz', '2026-10-11T01:00:00.000Z', null, 'active'],
    ]);
    const [summary] = await api.ok<ItinerarySummary[]>('listItineraries', ALL, asking({ cookie }));
    expect(summary).toMatchObject({
      name: 'Saturday night',
      isShared: false,
      firstDay: '2026-10-10',
      lastDay: '2026-10-10',
    });
    expect(summary?.eventIds.toSorted()).toEqual([jazz, supper].toSorted());
  });

  it('is named anew, has notes, loses events, and is deleted', async () => {
    const { id, stops } = await create('Night', supper);
    const renamed = at(id, 'PATCH', { name: 'Two nights' });
    expect((await api.ok<Itinerary>('renameItinerary', renamed.path, renamed.init)).name).toBe('Two nights');
    const note = at(`${id}/stops/${stops[0]?.id}`, 'PATCH', { note: 'Meet at the door' });
    expect((await api.ok<Itinerary>('noteStop', note.path, note.init)).stops[0]?.note).toBe('Meet at the door');
    const elsewhere = at(`${id}/stops/none`, 'PATCH', { note: null });
    expect(await api.refused(elsewhere.path, elsewhere.init)).toMatchObject({ status: 404 });
    const gone = at(`${id}/stops/${stops[0]?.id}`, 'DELETE');
    for (let n = 0; n < 2; n += 1)
      expect((await api.ok<Itinerary>('removeStop', gone.path, gone.init)).stops).toEqual([]);
    const deleted = at(id, 'DELETE');
    await api.ok('deleteItinerary', deleted.path, deleted.init);
    expect(await api.refused(`${ALL}/${id}`, asking({ cookie }))).toMatchObject({ status: 404 });
  });

  it('keeps what is cancelled, moved or withdrawn, and says so', async () => {
    const { id } = await create('Night', supper);
    await add(id, jazz);
    await readAgain([
      { ...SUPPER, status: 'cancelled' },
      { ...JAZZ, start: '2026-10-10T22:00' },
    ]);
    const [first, second] = (await get(id)).stops;
    expect([first?.status, second?.startDate, second?.plannedFor]).toEqual([
      'cancelled',
      '2026-10-10T22:00',
      '2026-10-10T21:00',
    ]);
    await readAgain([{ ...JAZZ, start: '2026-10-12T21:00' }], { from: '2026-10-01', to: '2026-10-31' });
    const later = (await get(id)).stops;
    expect(later.map(({ title, status, startDate }) => [title, status, startDate])).toEqual([
      ['Supper', 'cancelled', '2026-10-10T18:00'],
      ['Jazz', 'unlisted', '2026-10-10T21:00'],
    ]);
    expect(later[1]?.event?.startDate).toBe('2026-10-12T21:00');
    await readAgain([], { from: '2026-10-01', to: '2026-10-31' });
    expect((await get(id)).stops[1]).toMatchObject({
      title: 'Jazz',
      status: 'inactive',
      event: { status: 'inactive' },
    });
  });

  it('is a calendar with the identifiers of the events’ own calendars [BEY-16] [BEY-19]', async () => {
    const { id } = await create('Night, out', supper);
    await add(id, jazz);
    const answer = await api.raw(`${ALL}/${id}/calendar.ics`, asking({ cookie }));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const own = await api.raw(`/api/events/${supper}/calendar.ics`);
    const [entry, ...others] = entriesOf(await answer.text());
    expect(others).toHaveLength(1);
    expect(entry).toEqual(entriesOf(await own.text())[0]);
  });

  it('is read by anybody with its link until that is revoked; the next link is another [BEY-19]', async () => {
    const { id } = await create('Night', supper);
    const share = at(`${id}/link`, 'POST', {});
    const { shareKey } = await api.ok<Itinerary>('shareItinerary', share.path, share.init);
    expect(shareKey).toMatch(/^[\w-]{32}$/);
    expect((await api.ok<Itinerary>('shareItinerary', share.path, share.init)).shareKey).toBe(shareKey);
    const link = `/api/shared-itineraries/${shareKey}`;
    const seen = await api.ok<SharedItinerary>('getSharedItinerary', link);
    expect(seen).toMatchObject({ name: 'Night', stops: [{ title: 'Supper' }] });
    expect(JSON.stringify(seen)).not.toContain(id);
    expect(entriesOf(await (await api.raw(`${link}/calendar.ics`)).text())).toHaveLength(1);
    const revoke = at(`${id}/link`, 'DELETE');
    expect((await api.ok<Itinerary>('unshareItinerary', revoke.path, revoke.init)).shareKey).toBeNull();
    expect(await api.refused(link)).toMatchObject({ status: 404 });
    expect((await api.ok<Itinerary>('shareItinerary', share.path, share.init)).shareKey).not.toBe(shareKey);
  });

  it('is its owner’s alone, bounded, and refuses what it cannot hold with a sentence', async () => {
    const { id } = await create('Mine', supper);
    const other = await signUp(api, { email: 'bob@example.org' });
    expect(await api.refused(`${ALL}/${id}`, asking({ cookie: other.cookie }))).toMatchObject({ status: 404 });
    for (const body of [{ event: 'none' }, { event: jazz, startDate: '2026-10-11T21:00' }])
      expect(await api.refused(`${ALL}/${id}/stops`, asking({ cookie, body }))).toMatchObject({ status: 404 });
    for (const name of ['', '\u200b', 'x'.repeat(81), 7])
      expect(await api.refused(ALL, asking({ cookie, body: { name } }))).toMatchObject({ status: 400, field: 'name' });
    await api.db.run(`INSERT INTO itinerary_stops (itinerary_id, id, event_id, title, timezone, start_local, starts_at, added_at)
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${STOPS_MOST})
      SELECT '${id}', 'f' || i, 'e' || i, 'Old', 'America/New_York', '2026-01-01', i, 0 FROM n`);
    const full = await api.refused(`${ALL}/${id}/stops`, asking({ cookie, body: { event: jazz } }));
    expect(full).toMatchObject({
      status: 409,
      detail: 'An itinerary has at most 30 events. Remove one first, or make another itinerary.',
    });
    expect((await get(id)).stops).toHaveLength(STOPS_MOST);
    await api.db.run(`INSERT INTO itineraries (id, user_id, name, created_at, updated_at)
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${ITINERARIES_MOST}) SELECT 'i' || i, user_id, 'x', 0, 0 FROM n, itineraries WHERE id = '${id}'`);
    expect(await api.refused(ALL, asking({ cookie, body: { name: 'One more' } }))).toMatchObject({ status: 409 });
    await api.db.delete(users);
    expect(await api.db.select({ n: count() }).from(itineraryStops)).toEqual([{ n: 0 }]);
  });
});
