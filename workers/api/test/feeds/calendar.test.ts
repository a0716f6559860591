import type { EventDetail } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { expireEvents } from '@marquee/domain/events';
import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi } from '../support.ts';
import { calendar, entriesOf, read } from './calendars.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const idOf = async (slug: string) => (await api.ok<EventDetail>('getEvent', `/api/events/${slug}`)).id;

describe('GET /api/feeds/events.ics', () => {
  it('has every coming event with all that a calendar shows', async () => {
    await store(api, [
      {
        title: 'Harvest Supper; five courses, no less',
        start: '2026-10-10T18:00',
        end: '2026-10-10T21:00',
        description: 'Bring\nan appetite.',
        venue: 'The Barn',
        address: '1 Farm Rd',
        price: { minCents: 1550, maxCents: 4000 },
        labels: ['Food', 'Social'],
      },
    ]);
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    const [entry] = await calendar(api);
    expect(entry).toMatchObject({
      uid: `${events[0]?.id}-20261010@marquee.example`,
      summary: 'Harvest Supper; five courses, no less',
      start: '2026-10-10T22:00:00Z',
      end: '2026-10-11T01:00:00Z',
      isAllDay: false,
      status: 'CONFIRMED',
      location: 'The Barn, 1 Farm Rd, Columbia, SC',
      url: `https://marquee.example/events/${events[0]?.slug}`,
      categories: ['Food', 'Social'],
    });
    expect(entry?.description).toContain('Bring\nan appetite.');
    expect(entry?.description).toContain('$15.50-40');
  });

  it('has each coming date of a series, an entry with a key of its own', async () => {
    const source = await makeSource(api.db);
    const date = (start: string) => ({
      title: 'Barn Dance',
      venue: 'Granby Hall',
      start,
      key: start,
      seriesKey: 'dance',
    });
    const starts = ['2026-10-10T14:00', '2026-10-10T20:00', '2026-11-07T20:00'];
    await store(api, starts.map(date), { source });
    const id = await idOf('barn-dance-columbia-sc');
    const entries = await calendar(api);
    expect(entries.map(({ uid }) => uid)).toEqual(
      ['20261010', '20261010T2000', '20261107'].map((key) => `${id}-${key}@marquee.example`),
    );
    // Clocks are set back between them.
    expect(entries.map(({ start }) => start)).toEqual([
      '2026-10-10T18:00:00Z',
      '2026-10-11T00:00:00Z',
      '2026-11-08T01:00:00Z',
    ]);
  });

  it('gives a date without a time as a day, and several days up to the day after the last', async () => {
    await store(api, [
      { title: 'Book Fair', start: '2026-10-10' },
      { title: 'Festival', start: '2026-10-16', end: '2026-10-18' },
      { title: 'Camp', start: '2026-10-23T18:00', end: '2026-10-25T12:00' },
      { title: 'Open End', start: '2026-10-30T18:00' },
    ]);
    expect((await calendar(api)).map(({ summary, start, end }) => [summary, start, end])).toEqual([
      ['Book Fair', '2026-10-10', '2026-10-11'],
      ['Festival', '2026-10-16', '2026-10-19'],
      ['Camp', '2026-10-23T22:00:00Z', '2026-10-25T16:00:00Z'],
      // Nobody said when it ends.
      ['Open End', '2026-10-30T22:00:00Z', null],
    ]);
  });

  it('keeps what is cancelled, under the same UID with a higher sequence, so that subscribers see it', async () => {
    const source = await makeSource(api.db);
    const show = { title: 'Supper', start: '2026-10-10T18:00', key: 'supper' };
    await store(api, [show], { source });
    const [before] = await calendar(api);
    api.clock.advance(HOUR_MS);
    await store(api, [{ ...show, status: 'cancelled' }], { source });
    const [after] = await calendar(api);
    expect(after).toMatchObject({ uid: before?.uid, summary: '[CANCELLED] Supper', status: 'CANCELLED' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('keeps the UID of a date that moves by an hour, and raises its sequence', async () => {
    const source = await makeSource(api.db);
    const show = { title: 'Supper', start: '2026-10-10T18:00', key: 'supper' };
    await store(api, [show], { source });
    const [before] = await calendar(api);
    api.clock.advance(HOUR_MS);
    await store(api, [{ ...show, start: '2026-10-10T19:00' }], { source });
    const [after, ...others] = await calendar(api);
    expect(others).toEqual([]);
    expect(after).toMatchObject({ uid: before?.uid, start: '2026-10-10T23:00:00Z' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY);
  });

  it('keeps the UID of the second show of a day when the first is over', async () => {
    const source = await makeSource(api.db);
    const date = (start: string) => ({ title: 'Barn Dance', venue: 'Hall', start, key: start, seriesKey: 'dance' });
    await store(api, [date('2026-10-01T10:00'), date('2026-10-01T20:00')], { source });
    const [, second] = await calendar(api);
    api.clock.advance(8 * HOUR_MS);
    await atomically(api.db, (await expireEvents({ ...api.outside, clock: api.clock })).statements ?? []);
    expect((await calendar(api)).map(({ uid }) => uid)).toEqual([second?.uid]);
  });

  it('has what the same query lists: term, categories, venue, days, what is free', async () => {
    await store(api, [
      {
        title: 'Jazz Night',
        start: '2026-10-10T20:00',
        venue: 'The Silo',
        labels: ['Music'],
        price: { minCents: 0, maxCents: 0 },
      },
      {
        title: 'Jazz Lunch',
        start: '2026-10-11T12:00',
        venue: 'Roof',
        labels: ['Food'],
        price: { minCents: 900, maxCents: 900 },
      },
      { title: 'Opera', start: '2026-10-12T20:00', venue: 'The Silo', labels: ['Music'] },
    ]);
    const summaries = async (query: string) => (await calendar(api, query)).map(({ summary }) => summary);
    expect(await summaries('?city=Columbia&state=SC')).toEqual(['Jazz Night', 'Jazz Lunch', 'Opera']);
    expect(await summaries('?state=SC')).toHaveLength(3);
    expect(await summaries('?q=jazz')).toEqual(['Jazz Night', 'Jazz Lunch']);
    expect(await summaries('?q=jazz&categories=Food')).toEqual(['Jazz Lunch']);
    expect(await summaries('?venue=The%20Silo')).toEqual(['Jazz Night', 'Opera']);
    expect(await summaries('?from=2026-10-11&to=2026-10-11')).toEqual(['Jazz Lunch']);
    expect(await summaries('?evening=true')).toEqual(['Jazz Night', 'Opera']);
    expect(await summaries('?free=true')).toEqual(['Jazz Night']);
  });

  it('leaves out the dates of a series outside of the days asked for', async () => {
    const source = await makeSource(api.db);
    const date = (start: string) => ({ title: 'Barn Dance', venue: 'Hall', start, key: start, seriesKey: 'dance' });
    await store(api, ['2026-10-10T20:00', '2026-10-17T20:00', '2026-10-24T20:00'].map(date), { source });
    const starts = (await calendar(api, '?from=2026-10-10&to=2026-10-17')).map(({ start }) => start);
    expect(starts).toEqual(['2026-10-11T00:00:00Z', '2026-10-18T00:00:00Z']);
  });

  it('names itself by its query, and its own address', async () => {
    const text = await read(api, '/api/feeds/events.ics?q=jazz%2C%20loud&categories=Music', 'text/calendar');
    expect(text).toContain('X-WR-CALNAME:Events in Columbia\\, SC: “jazz\\, loud”\\, Music\r\n');
    expect(text.replaceAll('\r\n ', '')).toContain(
      'SOURCE;VALUE=URI:https://marquee.example/api/feeds/events.ics?q=jazz%2C+loud&categories=Music\r\n',
    );
  });
});

describe('GET /api/events/:slug/calendar.ics', () => {
  it('is a file with the coming dates of one event, found by slug or id [BEY-16]', async () => {
    await store(api, [
      { title: 'Opera', start: '2026-10-12T20:00' },
      { title: 'Other', start: '2026-10-13T20:00' },
    ]);
    const id = await idOf('opera-columbia-sc');
    for (const name of ['opera-columbia-sc', id]) {
      const response = await api.raw(`/api/events/${name}/calendar.ics`);
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="opera-columbia-sc.ics"');
      expect(entriesOf(await response.text()).map(({ uid }) => uid)).toEqual([`${id}-20261012@marquee.example`]);
    }
  });

  it('has the same entry as the feed, and the last date of what is over', async () => {
    await store(api, [{ title: 'Breakfast', start: '2026-10-01T10:00', end: '2026-10-01T11:00' }]);
    const own = async () =>
      entriesOf(await read(api, '/api/events/breakfast-columbia-sc/calendar.ics', 'text/calendar'));
    const before = await own();
    expect(before).toEqual(await calendar(api));
    api.clock.advance(5 * HOUR_MS);
    expect(await own()).toEqual(before);
    expect(await calendar(api)).toEqual([]);
  });

  it('is a problem for an event that does not exist', async () => {
    expect(await api.refused('/api/events/nothing/calendar.ics')).toMatchObject({ status: 404 });
  });
});
