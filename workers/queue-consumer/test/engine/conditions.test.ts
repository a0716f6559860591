import { listEvents } from '@marquee/domain/events';
import type { DraftInput } from '@marquee/testkit';
import { DAY_MS, derivedFaults, HOUR_MS, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aVenue, detail, listed } from './reading.ts';

let engine: TestEngine;
let source: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  ({ engine } = await aVenue());
  source = await makeSource(engine.db, { name: 'The Hall' });
});
afterEach(async () => expect(await derivedFaults(engine.db)).toEqual([]));

const says = (drafts: readonly DraftInput[], given: object = {}) => store(engine, drafts, { source, ...given });
const JAZZ = { key: 'jazz', title: 'Jazz', venue: 'The Hall', start: '2026-10-10T19:30' };
const COLUMBIA = { city: 'Columbia', state: 'SC', limit: 50, sort: 'date-asc' } as const;
const jazz = () => detail(engine, 'jazz-columbia-sc');

describe('conditions of an event', () => {
  it('is sold out while any source says so; a date alone does not sell out a run [BEY-41]', async () => {
    await says([JAZZ, { ...JAZZ, key: 'second', start: '2026-10-11T19:30' }]);
    const seller = { source: await makeSource(engine.db, { name: 'Box Office' }) };
    await says([{ ...JAZZ, soldOut: true }], seller);
    expect(await jazz()).toMatchObject({ soldOut: false, occurrences: [{ soldOut: true }, { soldOut: false }] });
    await says(
      [
        { ...JAZZ, soldOut: true },
        { ...JAZZ, key: 'second', start: '2026-10-11T19:30', soldOut: true },
      ],
      seller,
    );
    expect(await listed(engine)).toMatchObject([{ title: 'Jazz', soldOut: true, status: 'active' }]);
    await says([JAZZ, { ...JAZZ, key: 'second', start: '2026-10-11T19:30' }], seller);
    expect(await jazz()).toMatchObject({ soldOut: false });
  });

  it('is online and for ages as its primary source says; another source only fills in ages [BEY-41]', async () => {
    await says([{ ...JAZZ, isOnline: true }]);
    const other = { source: await makeSource(engine.db, { name: 'Listings' }) };
    await says([{ ...JAZZ, ages: '21+' }], other);
    expect(await jazz()).toMatchObject({ isOnline: true, ages: '21+' });
    await says([{ ...JAZZ, ages: 'all' }]);
    await says([{ ...JAZZ, ages: '21+', isOnline: true }], other);
    expect(await jazz()).toMatchObject({ isOnline: false, ages: 'all' });
  });
});

describe('a family friendly event', () => {
  const isIt = async () => {
    const { familyFriendly } = await jazz();
    const { events } = await listEvents(engine, { ...COLUMBIA, family: true });
    expect(events.map(({ title }) => title)).toEqual(familyFriendly ? ['Jazz'] : []);
    return familyFriendly;
  };

  it('is one while any source says so, or that all ages are let in; a source that is silent denies nothing', async () => {
    await says([JAZZ]);
    expect(await isIt()).toBe(false);
    const guide = { source: await makeSource(engine.db, { name: 'Guide' }) };
    await says([{ ...JAZZ, familyFriendly: true }], guide);
    expect(await isIt()).toBe(true);
    await says([JAZZ], guide);
    expect(await isIt()).toBe(false);
    await says([{ ...JAZZ, ages: 'all' }]);
    expect(await isIt()).toBe(true);
  });

  it('is none where any source names an age limit, even if its own venue calls it one', async () => {
    await says([{ ...JAZZ, familyFriendly: true }]);
    await says([{ ...JAZZ, ages: '21+' }], { source: await makeSource(engine.db, { name: 'Box Office' }) });
    expect(await isIt()).toBe(false);
  });

  it('is in the evidence of its page', async () => {
    await says([{ ...JAZZ, familyFriendly: true }]);
    const fields = (await jazz()).sources.flatMap((claim) => claim.fields.map(({ field }) => field));
    expect(fields).toContain('familyFriendly');
  });
});

describe('a moved event', () => {
  const movedTo = async (start: string, more: DraftInput = {}) => {
    engine.clock.advance(HOUR_MS);
    await says([{ ...JAZZ, start, ...more }]);
    return jazz();
  };

  it('says from when it was moved, until it is moved back; who still lists the old date is not followed [BEY-41]', async () => {
    await says([JAZZ]);
    await says([JAZZ], { source: await makeSource(engine.db, { name: 'Listings' }) });
    expect(await movedTo('2026-10-12T20:00')).toMatchObject({
      startDate: '2026-10-12T20:00',
      movedFrom: '2026-10-10T19:30',
      upcomingCount: 1,
    });
    expect(await movedTo('2026-10-14T20:00')).toMatchObject({ movedFrom: '2026-10-10T19:30' });
    expect(await movedTo('2026-10-14T20:00')).toMatchObject({ movedFrom: '2026-10-10T19:30' });
    expect(await movedTo('2026-10-10T19:30')).toMatchObject({ movedFrom: null, upcomingCount: 1 });
  });

  it('is not one whose time was added, whose words were read better, or whose zone was repaired', async () => {
    await says([{ ...JAZZ, start: '2026-10-10' }]);
    expect(await movedTo('2026-10-10T19:30')).toMatchObject({ movedFrom: null });
    expect(await movedTo('2026-10-10T20:30', { startText: '2026-10-10T19:30' })).toMatchObject({ movedFrom: null });
    expect(await movedTo('2026-10-10T16:30', { startText: '2026-10-10T20:30Z' })).toMatchObject({ movedFrom: null });
    expect(await movedTo('2026-10-10T17:30')).toMatchObject({ movedFrom: '2026-10-10T16:30' });
  });

  it('is not the next show under the same address', async () => {
    await says([JAZZ]);
    engine.clock.advance(Date.parse('2026-10-10T14:00:00Z') - engine.clock.now());
    expect(await movedTo('2026-10-17T19:30')).toMatchObject({ startDate: '2026-10-17T19:30', movedFrom: null });
    engine.clock.advance(9 * DAY_MS);
    expect(await movedTo('2026-10-24T19:30')).toMatchObject({ movedFrom: null });
  });

  it('is not each of a list whose clock was repaired', async () => {
    const list = (hour: number) =>
      ['A', 'B', 'C'].map((name) => ({ key: name, title: `Show ${name}`, start: `2026-10-10T${hour}:30` }));
    await says(list(18));
    await says(list(19));
    expect((await listed(engine)).map(({ movedFrom }) => movedFrom)).toEqual([null, null, null]);
  });

  it('is one that its source states [BEY-41]', async () => {
    await says([{ ...JAZZ, previousStart: '2026-10-03T19:30' }]);
    expect(await jazz()).toMatchObject({ movedFrom: '2026-10-03T19:30' });
  });
});
