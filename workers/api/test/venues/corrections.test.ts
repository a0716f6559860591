import type { CorrectableEvent, CorrectionChange, VenueEvent } from '@marquee/contract';
import { venueOwners } from '@marquee/db';
import { derivedFaults, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUpAs, whoIs } from '../accounts/people.ts';
import { auditRows, type Console, startConsole } from '../admin/support.ts';

const SLUG = 'granby-hall-columbia-sc';
const BY_ADMIN = `/api/venues/${SLUG}/events`;
const AT = SITE + BY_ADMIN;
const BRASS = { key: 'brass', title: 'Brass', venue: 'Granby Hall', start: '2026-10-10T19:30' };

let site: Console;
let own: Awaited<ReturnType<typeof makeSource>>;
let cookie: string;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  own = await makeSource(site.db, { name: 'Granby Hall' });
  await store(site, [BRASS, { key: 'reeds', title: 'Reeds', venue: 'Granby Hall', start: '2026-10-12T20:00' }], {
    source: own,
  });
  await store(site, [{ title: 'Elsewhere', venue: 'The Tap', start: '2026-10-11T20:00' }]);
  cookie = await signUpAs(site, 'venue_owner');
  const userId = (await whoIs(site, cookie))?.id ?? '';
  await site.db.insert(venueOwners).values({ venueSlug: SLUG, userId, since: 0 });
});

interface Corrected {
  changes: CorrectionChange[];
  event: CorrectableEvent;
}
const put = (body: object, as: string | null = cookie, event = 'brass-columbia-sc'): RequestInit & { at: string } => ({
  ...asking({ cookie: as, body: { isPreview: false, ...body } }),
  method: 'PUT',
  at: `${AT}/${event}`,
});
const send = ({ at, ...init }: ReturnType<typeof put>) => site.guest.raw(at, init);
const correct = ({ at, ...init }: ReturnType<typeof put>) => site.guest.ok<Corrected>('correctEvent', at, init);
const listed = (query = '', as = cookie) =>
  site.guest.ok<{ items: VenueEvent[]; nextCursor: string | null }>(
    'listVenueEvents',
    AT + query,
    asking({ cookie: as }),
  );
const undo = (body: object, as: string | null = cookie) =>
  site.guest.raw(`${AT}/brass-columbia-sc/undo-corrections`, asking({ cookie: as, body }));
const event = (as: string | null = cookie, name = 'brass-columbia-sc') =>
  site.guest.raw(`${AT}/${name}`, asking({ cookie: as }));

describe('the events of a venue', () => {
  it('are listed for who manages it, the next first, page by page, without those of other venues', async () => {
    expect((await listed()).items.map(({ title, isCorrected }) => [title, isCorrected])).toEqual([
      ['Brass', false],
      ['Reeds', false],
    ]);
    const many = Array.from({ length: 45 }, (_, n) => ({
      key: `n${n}`,
      title: `Show ${n}`,
      venue: 'Granby Hall',
      start: '2026-11-01T20:00',
    }));
    await store(site, many);
    const pages: string[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await listed(cursor && `?cursor=${cursor}`);
      pages.push(page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 10, 10, 7]);
    expect(new Set(pages.flat()).size).toBe(47);
    expect((await site.guest.raw(`${AT}?cursor=nonsense`, asking({ cookie }))).status).toBe(400);
  });

  it('are corrected by its owner and by an administrator only, and only its own: 401, 403, 404', async () => {
    const other = await signUpAs(site, 'user');
    expect((await event(null)).status).toBe(401);
    expect((await event(other)).status).toBe(403);
    for (const answer of [await send(put({ title: 'X' }, null)), await undo({ field: null, date: null }, null)])
      expect(answer.status).toBe(401);
    expect((await send(put({ title: 'X' }, other))).status).toBe(403);
    await site.db.run(sql`UPDATE users SET role = 'venue_owner' WHERE role = 'user'`);
    expect((await send(put({ title: 'X' }, other))).status).toBe(403);
    expect((await undo({ field: null, date: null }, other)).status).toBe(403);
    expect((await send(put({ title: 'X' }, cookie, 'elsewhere-columbia-sc'))).status).toBe(404);
    expect((await event(cookie, 'elsewhere-columbia-sc')).status).toBe(404);
    expect((await send(put({ title: 'X' }, cookie, 'nothing'))).status).toBe(404);
    expect(
      (await site.call('PUT', `${BY_ADMIN}/brass-columbia-sc`, { title: 'By Ada', isPreview: false })).status,
    ).toBe(200);
    expect(await site.db.all(sql`SELECT title FROM events ORDER BY title`)).toEqual([
      { title: 'By Ada' },
      { title: 'Elsewhere' },
      { title: 'Reeds' },
    ]);
  });
});

describe('a correction', () => {
  it('is previewed, saved with its audit row, found in lists and search, and undone fact by fact [BEY-23]', async () => {
    const wish = { title: 'Brass at Dusk', price: '$10 - 15', dates: [{ date: BRASS.start, status: 'cancelled' }] };
    const preview = await correct(put({ ...wish, isPreview: true }));
    expect(preview.changes).toEqual([
      { field: 'title', date: null, before: 'Brass', after: 'Brass at Dusk', isAsTold: false },
      { field: 'price', date: null, before: 'See event page', after: '$10-15', isAsTold: false },
      { field: 'status', date: BRASS.start, before: 'active', after: 'cancelled', isAsTold: false },
    ]);
    expect(preview.event.corrections).toEqual([]);
    expect((await listed()).items[0]).toMatchObject({ title: 'Brass', isCorrected: false });
    const saved = await correct(put(wish));
    expect(saved.changes).toEqual(preview.changes);
    expect(saved.event).toMatchObject({
      shown: { title: 'Brass at Dusk', price: '$10-15' },
      told: { title: 'Brass' },
      dates: [{ date: BRASS.start, shown: { status: 'cancelled' }, told: { status: 'active' } }],
    });
    expect(saved.event.corrections.map(({ field, date }) => [field, date])).toEqual([
      ['price', null],
      ['title', null],
      ['status', BRASS.start],
    ]);
    expect((await listed()).items[0]).toMatchObject({ title: 'Brass at Dusk', status: 'cancelled', isCorrected: true });
    const found = await site.guest.ok<{ events: Array<{ slug: string }> }>(
      'searchEvents',
      '/api/events/search/dusk?city=Columbia&state=SC',
    );
    expect(found.events.map(({ slug }) => slug)).toEqual(['brass-columbia-sc']);
    expect((await auditRows(site)).at(-1)).toMatchObject({
      action: 'event.correct',
      before: { title: 'Brass', [`status ${BRASS.start}`]: 'active' },
      after: { title: 'Brass at Dusk', [`status ${BRASS.start}`]: 'cancelled' },
    });
    expect((await undo({ field: 'status', date: BRASS.start })).status).toBe(200);
    expect((await listed()).items[0]).toMatchObject({ title: 'Brass at Dusk', status: 'active', isCorrected: true });
    expect((await auditRows(site)).at(-1)).toMatchObject({ action: 'event.uncorrect' });
    const audits = (await auditRows(site)).length;
    expect(
      (await site.call('POST', `${BY_ADMIN}/brass-columbia-sc/undo-corrections`, { field: null, date: null })).status,
    ).toBe(200);
    expect((await listed()).items[0]).toMatchObject({ title: 'Brass', isCorrected: false });
    expect((await undo({ field: null, date: null })).status).toBe(200);
    expect(await auditRows(site)).toHaveLength(audits + 1);
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('that is sent twice is one; one that equals the sources is kept no more', async () => {
    await correct(put({ title: 'Brass at Dusk' }));
    const audits = (await auditRows(site)).length;
    expect((await correct(put({ title: 'Brass at Dusk' }))).changes).toEqual([]);
    expect(await auditRows(site)).toHaveLength(audits);
    const same = await correct(put({ title: ' Brass ' }));
    expect(same.event.corrections).toEqual([]);
    expect(await site.db.all(sql`SELECT * FROM corrections`)).toEqual([]);
    expect(await site.db.all(sql`SELECT title FROM events WHERE told IS NOT NULL`)).toEqual([]);
  });

  it('cannot be into the past, at another date’s time, too far, or end before it starts', async () => {
    await store(site, [BRASS, { ...BRASS, key: 'brass-2', start: '2026-10-17T19:30' }], { source: own });
    const time = (startDate: string, endDate: string | null = null, date = BRASS.start) =>
      send(put({ dates: [{ date, time: { startDate, endDate } }] }));
    for (const [start, end] of [
      ['2020-01-01T20:00', null],
      ['2026-10-17T19:30', null],
      ['2040-01-01T20:00', null],
      ['2026-10-11T20:00', '2026-10-11T19:00'],
      ['2026-13-41T20:00', null],
    ] as const) {
      const answer = await time(start, end);
      expect([start, answer.status]).toEqual([start, 422]);
      expect(await answer.json()).toMatchObject({ field: 'dates' });
    }
    expect((await time('2026-10-11T20:00', null, '2026-10-30T20:00')).status).toBe(422);
    expect((await send(put({ title: '  ' }))).status).toBe(400);
    expect((await send(put({ ticketUrl: 'javascript:alert(1)' }))).status).toBe(400);
    expect((await send(put({ price: 'whatever <b>' }))).status).toBe(422);
    expect((await send(put({ title: 'x'.repeat(201) }))).status).toBe(400);
    expect(await site.db.all(sql`SELECT * FROM corrections`)).toEqual([]);
    expect((await time('2026-10-11T20:00', '2026-10-11T23:00')).status).toBe(200);
    // Where the other was listed, no other date can go: an undo would bring it back there.
    expect((await time(BRASS.start, null, '2026-10-17T19:30')).status).toBe(422);
  });

  it('is refused for an event that is over', async () => {
    await site.db.run(sql`UPDATE events SET status = 'ended' WHERE title = 'Brass'`);
    expect((await send(put({ title: 'Brass at Dusk' }))).status).toBe(409);
    await site.db.run(sql`UPDATE events SET status = 'active'`);
    await site.db.run(sql`UPDATE occurrences SET ends_at = ${site.clock.now()}`);
    expect((await send(put({ title: 'Brass at Dusk' }))).status).toBe(409);
    expect(await site.db.all(sql`SELECT * FROM corrections`)).toEqual([]);
  });
});
