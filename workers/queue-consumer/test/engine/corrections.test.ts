import type { EventDetail } from '@marquee/contract';
import { correctEvent, getCorrectableEvent, undoCorrections } from '@marquee/domain/corrections';
import { getEvent } from '@marquee/domain/events';
import { mergeEvents, splitEvent, undoMerge } from '@marquee/domain/series';
import type { Caller } from '@marquee/kernel';
import type { DraftInput } from '@marquee/testkit';
import { derivedFaults, HOUR_MS, MINUTE_MS, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, makePerson, save, subjects, wait } from '../notices/people.ts';
import { aVenue } from './reading.ts';

const VENUE = 'granby-hall-columbia-sc';
const JAZZ = {
  key: 'jazz',
  title: 'Jaz Nite',
  venue: 'Granby Hall',
  start: '2026-10-10T19:30',
  description: 'As the page says.',
  price: { minCents: 1_000, maxCents: 1_000, text: '$10' },
};
const ADMIN: Caller = {
  actor: { kind: 'user', userId: 'admin', email: 'ada@marquee.example', role: 'admin', isAdmin: true },
  requestId: 'r1',
};

let engine: TestEngine;
let source: Awaited<ReturnType<typeof makeSource>>;
let jazz: string;
beforeEach(async () => {
  ({ engine } = await aVenue());
  source = await makeSource(engine.db, { name: 'Granby Hall' });
  await says(JAZZ);
  jazz = await idOf(engine, JAZZ.title);
});

const says = async (draft: DraftInput, by = source) => {
  engine.clock.advance(MINUTE_MS);
  await store(engine, [draft], { source: by });
};
type Wish = Omit<Parameters<typeof correctEvent>[4], 'isPreview'>;
const correct = (wish: Wish, id = jazz) => correctEvent(engine, ADMIN, VENUE, id, { ...wish, isPreview: false });
const undo = (field: 'title' | 'time' | 'status' | null = null, date: string | null = null) =>
  undoCorrections(engine, ADMIN, VENUE, jazz, { field, date });
const shown = (id = jazz) => getEvent(engine, id);
const told = async () => (await getCorrectableEvent(engine, ADMIN.actor, VENUE, jazz)).told;
const wordOf = ({ sources }: EventDetail) => sources.find(({ venueSlug }) => venueSlug !== null);
const sound = async () => expect(await derivedFaults(engine.db)).toEqual([]);

const WISH = {
  title: 'Jazz Night',
  description: 'As the venue says.',
  price: 'Free',
  ticketUrl: 'https://granby.example/tickets',
};
const CORRECTED = {
  title: 'Jazz Night',
  description: 'As the venue says.',
  price: 'Free',
  priceMin: 0,
  ticketUrl: 'https://granby.example/tickets',
};

describe('what a venue corrects', () => {
  it('survives later reads, also with other values, and the next values are known when it is undone', async () => {
    const before = await shown();
    await correct(WISH);
    expect(await shown()).toMatchObject({ ...CORRECTED, id: before.id, slug: before.slug });
    await says(JAZZ);
    await says({ ...JAZZ, title: 'Jazz Nite!', description: 'Another text.', price: { minCents: 1_500 } });
    expect(await shown()).toMatchObject(CORRECTED);
    expect(await told()).toMatchObject({ title: 'Jazz Nite!', description: 'Another text.', price: '$15' });
    await undo('title');
    expect(await shown()).toMatchObject({ ...CORRECTED, title: 'Jazz Nite!' });
    await undo();
    expect(await shown()).toMatchObject({
      title: 'Jazz Nite!',
      description: 'Another text.',
      price: '$15',
      ticketUrl: null,
    });
    expect(wordOf(await shown())).toBeUndefined();
    await says(JAZZ);
    expect(await shown()).toMatchObject({ title: 'Jaz Nite', price: '$10' });
    await sound();
  });

  it('counts as one change of the event, however often it is read', async () => {
    await correct(WISH);
    const revision = async () => (await engine.db.all<{ revision: number }>(sql`SELECT revision FROM events`))[0];
    const before = await revision();
    for (let n = 0; n < 3; n += 1) await says(JAZZ);
    expect(await revision()).toEqual(before);
  });

  it('stands above another source, which still finds the event under either title and time', async () => {
    await correct({
      title: 'The Big Band',
      dates: [{ date: JAZZ.start, time: { startDate: '2026-10-11T20:00', endDate: null } }],
    });
    const guide = await makeSource(engine.db, { name: 'City Guide' });
    await says({ ...JAZZ, key: 'a', price: { minCents: 9_900 } }, guide);
    const paper = await makeSource(engine.db, { name: 'Weekly Paper' });
    await says({ ...JAZZ, key: 'b', title: 'The Big Band', start: '2026-10-11T20:00' }, paper);
    expect(await engine.db.all(sql`SELECT count(*) AS n FROM events`)).toEqual([{ n: 1 }]);
    const event = await shown();
    expect(event).toMatchObject({ title: 'The Big Band', startDate: '2026-10-11T20:00', price: '$10' });
    expect(event.occurrences).toHaveLength(1);
    expect(event.sources).toHaveLength(4);
    await sound();
  });

  it('is shown as the venue’s own word among the sources', async () => {
    await correct({ ...WISH, dates: [{ date: JAZZ.start, status: 'cancelled' }] });
    const word = wordOf(await shown());
    expect(word).toMatchObject({ source: 'Granby Hall', url: `/venue/${VENUE}`, venueSlug: VENUE });
    expect(word?.fields.map(({ field, snippet }) => [field, snippet])).toEqual([
      ['description', 'As the venue says.'],
      ['price', 'Free'],
      ['ticketUrl', 'https://granby.example/tickets'],
      ['title', 'Jazz Night'],
      ['status', 'cancelled'],
    ]);
  });

  it('follows a merge, goes back with its undo, and yields to what the other event corrects itself', async () => {
    const guide = await makeSource(engine.db, { name: 'City Guide' });
    await says({ key: 'x', title: 'Trio', venue: 'Granby Hall', start: '2026-10-20T20:00' }, guide);
    const trio = await idOf(engine, 'Trio');
    await correct(WISH);
    await correct({ price: '$5' }, trio);
    await mergeEvents(engine, ADMIN, { eventId: jazz, intoId: trio });
    expect(await shown(trio)).toMatchObject({
      id: trio,
      title: 'Jazz Night',
      description: 'As the venue says.',
      price: '$5',
    });
    await says({ key: 'x', title: 'The Trio', venue: 'Granby Hall', start: '2026-10-20T20:00' }, guide);
    await says({ ...JAZZ, title: 'Jaz' });
    expect(await shown(trio)).toMatchObject({ title: 'Jazz Night', price: '$5' });
    await undoMerge(engine, ADMIN, jazz);
    expect(await shown(jazz)).toMatchObject(CORRECTED);
    const parted = await shown(trio);
    expect(parted).toMatchObject({ price: '$5', ticketUrl: null });
    expect([parted.title, parted.description]).not.toContain(CORRECTED.title);
    expect([parted.title, parted.description]).not.toContain(CORRECTED.description);
    await sound();
  });

  it('stays with the event when a source is split off', async () => {
    const guide = await makeSource(engine.db, { name: 'City Guide' });
    await says({ ...JAZZ, key: 'x', description: 'As the guide says.' }, guide);
    await correct(WISH);
    const part = await splitEvent(engine, ADMIN, { eventId: jazz, sourceId: guide.id });
    expect(await shown(jazz)).toMatchObject(CORRECTED);
    expect(await shown(part.eventId)).toMatchObject({ title: 'Jaz Nite', description: 'As the guide says.' });
    await undo();
    expect(await shown(jazz)).toMatchObject({ title: 'Jaz Nite', description: 'As the page says.' });
    await sound();
  });

  it('is not said of another place: an event that moves there shows what sources say, and comes back with it', async () => {
    await correct(WISH);
    await says({ ...JAZZ, venue: 'Riverfront Park' });
    expect(await shown()).toMatchObject({ venue: 'Riverfront Park', title: 'Jaz Nite', price: '$10' });
    expect(wordOf(await shown())).toBeUndefined();
    await says(JAZZ);
    expect(await shown()).toMatchObject({ venue: 'Granby Hall', ...CORRECTED });
  });
});

describe('a date that a venue corrects', () => {
  const MOVED = { startDate: '2026-10-12T20:00', endDate: '2026-10-12T22:00' };

  it('is cancelled, or on again, whatever sources say of it', async () => {
    await correct({ dates: [{ date: JAZZ.start, status: 'cancelled' }] });
    await says(JAZZ);
    expect(await shown()).toMatchObject({ status: 'cancelled' });
    await undo('status', JAZZ.start);
    expect(await shown()).toMatchObject({ status: 'active' });
    await says({ ...JAZZ, status: 'cancelled' });
    expect(await shown()).toMatchObject({ status: 'cancelled' });
    await correct({ dates: [{ date: JAZZ.start, status: 'active' }] });
    await says({ ...JAZZ, status: 'cancelled' });
    expect(await shown()).toMatchObject({ status: 'active' });
    await sound();
  });

  it('is moved, stays so after a read, and comes back when it is undone', async () => {
    await correct({ dates: [{ date: JAZZ.start, time: MOVED }] });
    await says(JAZZ);
    expect(await shown()).toMatchObject({ startDate: MOVED.startDate, endDate: MOVED.endDate, movedFrom: JAZZ.start });
    expect((await shown()).occurrences).toHaveLength(1);
    await undo('time', JAZZ.start);
    expect(await shown()).toMatchObject({ startDate: JAZZ.start, endDate: null, movedFrom: null });
    await sound();
  });

  it('is as sources say once they list another start', async () => {
    await correct({ dates: [{ date: JAZZ.start, time: MOVED }] });
    await says({ ...JAZZ, start: '2026-10-13T19:00' });
    expect(await shown()).toMatchObject({ startDate: '2026-10-13T19:00' });
    expect((await shown()).occurrences).toHaveLength(1);
    expect(wordOf(await shown())).toBeUndefined();
  });

  it('is told to the people who keep the event: cancelled, and at a new time [BEY-40]', async () => {
    await save(engine, await makePerson(engine, 'ann'), jazz);
    await correct({ dates: [{ date: JAZZ.start, time: MOVED }] });
    await wait(engine, HOUR_MS);
    expect(subjects(engine)).toEqual(['ann: New time: Jaz Nite']);
    await correct({ dates: [{ date: JAZZ.start, status: 'cancelled' }] });
    await says(JAZZ);
    await wait(engine, HOUR_MS);
    expect(subjects(engine)).toEqual(['ann: New time: Jaz Nite', 'ann: Cancelled: Jaz Nite']);
  });
});
