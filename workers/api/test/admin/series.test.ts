import type { EventDetail, SeriesGroup } from '@marquee/contract';
import { aSplitSeries, derivedFaults, makeCity, makeSource, store, worldOf } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

const RECURRING = '/api/admin/recurring-events';
const MERGES = '/api/admin/merges';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const groups = () => site.get<SeriesGroup[]>('listRecurringEvents', RECURRING);
const consolidate = () =>
  site.post<{ groups: number; merged: number; message: string }>(
    'consolidateRecurringEvents',
    `${RECURRING}/consolidate`,
    {},
  );
const undo = (id: string) => site.post<{ slug: string }>('undoMerge', `${MERGES}/${id}/undo`, {});
const event = (alias: string) => site.get<EventDetail>('getEvent', `/api/events/${alias}`);

const SHOW = { title: 'Quiz Night', venue: 'The Tap', start: '2026-10-10T19:00' };

/** Two sources, two events that a person knows to be one show. */
async function twoEvents() {
  const [first, second] = [await makeSource(site.db), await makeSource(site.db)];
  await store(site, [SHOW], { source: first });
  await store(site, [{ ...SHOW, title: 'Brains and Pints', start: '2026-10-10T20:30' }], { source: second });
  const [kept, merged] = [await event('quiz-night-columbia-sc'), await event('brains-and-pints-columbia-sc')];
  const merge = () => site.post('mergeEvents', MERGES, { eventId: merged.id, intoId: kept.id });
  return { first, second, kept, merged, merge };
}

describe('recurring events', () => {
  it('what one address tells as two events within 45 days is one pending group; a record with two dates is consolidated, one with a single date is neither [CALL-104, ENT-047, RECUR-03]', async () => {
    await aSplitSeries(site);
    const quiz = { title: 'Quiz Night', venue: 'The Tap' };
    const dates = ['2026-10-10T19:00', '2026-10-17T19:00'].map((start) => ({ ...quiz, start }));
    await store(site, [...dates, { ...quiz, title: 'Book Fair', start: '2026-10-11T10:00' }]);
    expect(await groups()).toMatchObject([
      {
        id: expect.any(String),
        sourceUrl: expect.stringMatching(/^https:/),
        title: 'Barn Dance',
        startDate: '2026-10-10T19:00',
        endDate: '2026-12-05T19:00',
        duplicateCount: 2,
        status: 'pending',
        dates: 3,
      },
      {
        title: 'Quiz Night',
        startDate: '2026-10-10T19:00',
        endDate: '2026-10-17T19:00',
        duplicateCount: 1,
        status: 'consolidated',
      },
    ]);
  });

  it('one date that ends on a later day is consolidated, a night that ends after midnight is not [RECUR-03]', async () => {
    const at = { venue: 'The Tap' };
    await store(site, [
      { ...at, title: 'Quilt Show', start: '2026-10-10', end: '2026-11-01' },
      { ...at, title: 'Late Set', start: '2026-10-11T21:00', end: '2026-10-12T02:00' },
      { ...at, title: 'Two Day Camp', start: '2026-10-12T09:00', end: '2026-10-13T16:00' },
      { ...at, title: 'Matinee', start: '2026-10-13T14:00', end: '2026-10-13T16:00' },
    ]);
    expect(await groups()).toMatchObject([
      {
        title: 'Quilt Show',
        startDate: '2026-10-10',
        endDate: '2026-11-01',
        duplicateCount: 1,
        status: 'consolidated',
      },
      { title: 'Two Day Camp', endDate: '2026-10-13T16:00', status: 'consolidated', dates: 1 },
    ]);
  });

  it('are merged once, however often it is asked for, and then are one series with its dates [CALL-105, RECUR-04]', async () => {
    await aSplitSeries(site);
    const answers = await Promise.all([consolidate(), consolidate()]);
    expect(answers.reduce((sum, { merged }) => sum + merged, 0)).toBe(1);
    expect(await consolidate()).toMatchObject({ merged: 0, message: 'Nothing is pending.' });
    const after = await groups();
    expect(after).toMatchObject([{ duplicateCount: 1, status: 'consolidated', dates: 3 }]);
    const { occurrences } = await event(after[0]?.slug ?? '');
    expect(occurrences).toHaveLength(3);
    expect((await auditRows(site)).filter(({ action }) => action === 'series.consolidate')).toHaveLength(1);
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('are not the same show elsewhere, at another address, or more than 45 days apart [RECUR-04]', async () => {
    const [one, two] = [await makeSource(site.db), await makeSource(site.db)];
    await store(site, [SHOW, { ...SHOW, start: '2026-12-20T19:00' }], { source: one });
    await store(site, [{ ...SHOW, venue: 'The Annex' }], { source: one });
    await store(site, [{ ...SHOW, start: '2026-10-17T19:00' }], { source: two });
    expect((await groups()).filter(({ status }) => status === 'pending')).toEqual([]);
    expect(await consolidate()).toMatchObject({ merged: 0 });
  });

  it('that a person keeps apart are not proposed again', async () => {
    await aSplitSeries(site);
    await consolidate();
    const { items } = await site.get<{ items: Array<{ id: string }> }>('listMerges', MERGES);
    await undo(items[0]?.id ?? '');
    expect((await groups()).filter(({ status }) => status === 'pending')).toEqual([]);
    expect(await consolidate()).toMatchObject({ merged: 0 });
  });
});

describe('a merge', () => {
  it('gives one event with the dates and sources of both, and the other address redirects to it [BEY-03]', async () => {
    const { kept, merged, merge } = await twoEvents();
    await merge();
    const { occurrences, sources } = await event(kept.slug);
    expect([occurrences.length, sources.length]).toEqual([2, 2]);
    for (const alias of [merged.id, merged.slug]) {
      const answer = await site.raw(`/api/events/${alias}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/api/events/${kept.slug}`]);
    }
    await merge();
    expect((await auditRows(site)).filter(({ action }) => action === 'event.merge')).toHaveLength(1);
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('undone leaves everything as it was, with ids and slugs [BEY-03]', async () => {
    const { kept, merged, merge } = await twoEvents();
    const before = await worldOf(site.db);
    await merge();
    expect(await worldOf(site.db)).not.toEqual(before);
    expect(await undo(merged.id)).toMatchObject({ slug: merged.slug });
    await undo(merged.id);
    expect(await worldOf(site.db)).toEqual(before);
    expect(await event(merged.slug)).toMatchObject({ id: merged.id });
    expect(await event(kept.slug)).toMatchObject({ id: kept.id });
    expect((await auditRows(site)).filter(({ action }) => action === 'event.unmerge')).toHaveLength(1);
  });

  it('holds when its sources are read again, and so does its undoing [BEY-03]', async () => {
    const { first, second, kept, merged, merge } = await twoEvents();
    const tell = () =>
      store(site, [{ ...SHOW, title: 'Brains and Pints', start: '2026-10-10T20:30' }], { source: second });
    await merge();
    await tell();
    await store(site, [{ ...SHOW, description: 'Bring a pen.' }], { source: first });
    expect((await event(kept.slug)).occurrences).toHaveLength(2);
    await undo(merged.id);
    await tell();
    expect((await event(merged.slug)).occurrences).toHaveLength(1);
    expect((await event(kept.slug)).occurrences).toHaveLength(1);
  });

  it('a date that came while it held goes back with its show [BEY-03]', async () => {
    const { second, merged, merge } = await twoEvents();
    await merge();
    const brains = (start: string) => ({ ...SHOW, title: 'Brains and Pints', start });
    await store(site, [brains('2026-10-10T20:30'), brains('2026-10-17T20:30')], { source: second });
    await undo(merged.id);
    expect((await event(merged.slug)).occurrences).toHaveLength(2);
  });

  it('any number of merges, undone in any order, leave everything as it was [BEY-03]', { tags: ['deep'] }, async () => {
    const titles = ['Alpine Choir', 'Bread Baking', 'Cello Night', 'Dog Parade', 'Egg Hunt'];
    for (const title of titles) await store(site, [{ title, start: '2026-10-10T19:00', venue: `${title} House` }]);
    const rows = await site.db.all<{ id: string }>(sql`SELECT id FROM events ORDER BY slug`);
    const ids = rows.map(({ id }) => id);
    const before = await worldOf(site.db);
    for (const orders of [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
    ]) {
      for (const at of orders) await site.post('mergeEvents', MERGES, { eventId: ids[at], intoId: ids[at + 1] });
      expect(await site.db.all(sql`SELECT count(DISTINCT event_id) AS n FROM sightings`)).toEqual([{ n: 1 }]);
      expect(await derivedFaults(site.db)).toEqual([]);
      const { items } = await site.get<{ items: Array<{ id: string }> }>('listMerges', MERGES);
      for (const { id } of orders[0] === 1 ? items : items.toReversed()) await undo(id);
      expect(await worldOf(site.db)).toEqual(before);
    }
  });

  it('of an event with itself or with nothing is refused', async () => {
    const { kept } = await twoEvents();
    expect(await site.refusedPost(MERGES, { eventId: kept.id, intoId: kept.id })).toMatchObject({ status: 422 });
    expect(await site.refusedPost(MERGES, { eventId: kept.id, intoId: 'nothing' })).toMatchObject({ status: 404 });
    expect(await site.refusedPost(`${MERGES}/nothing/undo`, {})).toMatchObject({ status: 404 });
  });
});

describe('an event with two sources', () => {
  /** The venue and the paper give one title, place and moment; they mean two shows. */
  async function twoSources() {
    const venue = await makeSource(site.db, { id: 'house', name: 'The Tap' });
    const paper = await makeSource(site.db, { id: 'paper', name: 'The Weekly' });
    await store(site, [{ ...SHOW, price: { minCents: 500, maxCents: 500, text: '$5' } }], { source: venue });
    const said = { ...SHOW, title: 'Quiz Night (live)', address: '9 Elm Street', description: 'Teams of four.' };
    await store(site, [said], { source: paper });
    const [joined] = [await event('quiz-night-columbia-sc')];
    const split = (sourceId = 'paper') =>
      site.post<{ eventId: string; slug: string; message: string }>('splitEvent', `${MERGES}/${joined.id}/split`, {
        sourceId,
      });
    return { venue, paper, said, joined, split };
  }
  const listed = (alias: string) =>
    site.get<{ items: object[] }>('listEventSources', `/api/admin/event-sources?event=${alias}`);
  const sourceNames = ({ sources }: EventDetail) => sources.map(({ source }) => source);

  it('is split: the source gets a separate event with its own id and slug, and the other one keeps the remaining sources', async () => {
    const { joined, split } = await twoSources();
    expect(joined).toMatchObject({ description: 'Teams of four.', address: '9 Elm Street' });
    expect(sourceNames(joined)).toEqual(['The Tap', 'The Weekly']);
    const { eventId, slug } = await split();
    const [left, part] = [await event(joined.slug), await event(slug)];
    expect(left).toMatchObject({ id: joined.id, title: SHOW.title, description: null, address: null, price: '$5' });
    expect(part).toMatchObject({ id: eventId, title: 'Quiz Night (live)', description: 'Teams of four.' });
    expect([part.address, part.price, part.slug]).toEqual([
      '9 Elm Street',
      'See event page',
      'quiz-night-live-columbia-sc',
    ]);
    expect([sourceNames(left), sourceNames(part)]).toEqual([['The Tap'], ['The Weekly']]);
    expect([left.occurrences.length, part.occurrences.length]).toEqual([1, 1]);
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('lists the claims of each source, and those added by a merge', async () => {
    const { joined, split } = await twoSources();
    await store(site, [{ title: 'Brains and Pints', start: '2026-10-10T20:30' }], {
      source: await makeSource(site.db, { id: 'third', name: 'Pub News' }),
    });
    await site.post('mergeEvents', MERGES, { eventId: 'brains-and-pints-columbia-sc', intoId: joined.id });
    expect((await listed(joined.slug)).items).toMatchObject([
      {
        eventId: joined.id,
        sourceId: 'house',
        source: 'The Tap',
        title: SHOW.title,
        mergedFrom: null,
        dates: 1,
        canSplit: true,
      },
      { sourceId: 'paper', source: 'The Weekly', title: 'Quiz Night (live)', startDate: SHOW.start, canSplit: true },
      { sourceId: 'third', source: 'Pub News', mergedFrom: 'Brains and Pints', canSplit: false },
    ]);
    await split();
    expect((await listed(joined.slug)).items).toMatchObject([
      { sourceId: 'house', canSplit: false },
      { sourceId: 'third', canSplit: false },
    ]);
    expect((await site.get<{ items: object[] }>('listEventSources', '/api/admin/event-sources')).items).toEqual([]);
    expect(await site.refusedGet(`/api/admin/event-sources?event=nothing`)).toMatchObject({ status: 404 });
  });

  it('is split once, however often it is asked for, and the audit log says by whom', async () => {
    const { joined, split } = await twoSources();
    const answers = await Promise.all([split(), split()]);
    answers.push(await split());
    expect(new Set(answers.map(({ slug }) => slug)).size).toBe(1);
    const rows = (await auditRows(site)).filter(({ action }) => action === 'event.split');
    expect(rows).toMatchObject([
      {
        subject: `event:${joined.id}`,
        before: { sources: ['house', 'paper'] },
        after: { sources: ['house'], split: { event: answers[0]?.eventId, source: 'paper' } },
      },
    ]);
  });

  it('also of the source that spoke for it: the words of the other one take their place', async () => {
    const { joined, split } = await twoSources();
    const { slug } = await split('house');
    expect(await event(joined.slug)).toMatchObject({ id: joined.id, title: 'Quiz Night (live)', source: 'The Weekly' });
    expect(await event(slug)).toMatchObject({ title: SHOW.title, slug: 'quiz-night-columbia-sc-2', source: 'The Tap' });
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('is one again when the two are merged, and reads leave it so', async () => {
    const { joined, paper, said, split } = await twoSources();
    const { eventId } = await split();
    await site.post('mergeEvents', MERGES, { eventId, intoId: joined.id });
    await store(site, [said], { source: paper });
    const again = await event(joined.slug);
    expect(sourceNames(again)).toEqual(['The Tap', 'The Weekly']);
    expect(again.occurrences).toHaveLength(1);
    expect(await site.db.all(sql`SELECT * FROM kept_apart`)).toEqual([]);
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('has what came by a merge, has one source only, or has not this one: refused with what to do', async () => {
    const { joined, split } = await twoSources();
    const third = await makeSource(site.db, { id: 'third' });
    await store(site, [{ title: 'Brains and Pints', start: '2026-10-10T20:30' }], { source: third });
    await site.post('mergeEvents', MERGES, { eventId: 'brains-and-pints-columbia-sc', intoId: joined.id });
    const refused = (sourceId: string, id = joined.id) => site.refusedPost(`${MERGES}/${id}/split`, { sourceId });
    expect(await refused('third')).toMatchObject({ status: 409, detail: expect.stringContaining('Undo that merge') });
    expect(await refused('nobody')).toMatchObject({ status: 404 });
    expect(await refused('paper', 'nothing')).toMatchObject({ status: 404 });
    const { eventId } = await split();
    expect(await refused('paper', eventId)).toMatchObject({ status: 422 });
    expect(await refused('house')).toMatchObject({ status: 422 });
  });
});
