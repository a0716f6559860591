import { FILTER_KEYS, isUnder } from '@marquee/contract';
import { events } from '@marquee/db';
import { listEvents, toEvent } from '@marquee/domain/events';
import * as fc from '@marquee/testkit/properties';
import { engineDeps, freshDatabase, makeCity, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';

let engine: TestEngine;
beforeEach(async () => {
  engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
});

const cents = fc.constantFrom(undefined, 0, 500, 1500);
const answer = fc.constantFrom<Array<'yes' | 'no' | undefined>>('yes', 'no', undefined);
const facts = fc.record({
  minCents: cents,
  maxCents: cents,
  priceWords: fc.constantFrom(undefined, 'Free with RSVP', 'Pay what you can'),
  ages: fc.constantFrom(undefined, '21+', 'all'),
  familyFriendly: fc.constantFrom<Array<true | undefined>>(true, undefined),
  wheelchair: answer,
  signLanguage: answer,
  captions: answer,
  sensoryFriendly: answer,
  repeats: fc.constantFrom<Array<'weekly' | undefined>>('weekly', undefined),
  company: fc.constantFrom<Array<'alone' | undefined>>('alone', undefined),
});

const draftOf = (some: Record<string, unknown>, at: number) => {
  const { minCents, maxCents, priceWords, ...rest } = some as Record<string, never>;
  const price = {
    ...(minCents === undefined ? {} : { minCents }),
    ...(maxCents === undefined ? {} : { maxCents }),
    ...(priceWords === undefined ? {} : { text: priceWords }),
  };
  return {
    title: `Show ${at}`,
    key: `show ${at}`,
    start: `2026-10-${String(10 + at).padStart(2, '0')}T19:30`,
    venue: 'The Hall',
    ...rest,
    ...(Object.keys(price).length > 0 ? { price } : {}),
  };
};

const found = async (filter: string) => {
  const query = { city: 'Columbia', state: 'SC', sort: 'date-asc', limit: 50, [filter]: true } as const;
  return (await listEvents(engine, query)).events.map(({ title }) => title);
};

it('a list under a filter has what the filter says of the stored event, whatever sources state, also read again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 8 }), async (shows) => {
      engine = engineDeps(await freshDatabase());
      await makeCity(engine.db);
      const source = await makeSource(engine.db);
      const drafts = shows.map(draftOf);
      for (let reads = 0; reads < 2; reads += 1) {
        await store(engine, drafts, { source });
        const rows = await engine.db.select().from(events);
        for (const filter of FILTER_KEYS) {
          const under = rows.filter((row) => isUnder(filter, toEvent({ ...row, generatedImage: null })));
          expect(await found(filter)).toEqual(under.map(({ title }) => title).sort());
        }
      }
    }),
    { numRuns: 12 },
  );
});

it('a fact that a source states no more is taken back, and one that it changes is changed', async () => {
  const source = await makeSource(engine.db);
  const says = (more: object) => store(engine, [{ ...draftOf({}, 0), ...more }], { source });
  await says({ wheelchair: 'yes', familyFriendly: true });
  expect([await found('accessible'), await found('family')]).toEqual([['Show 0'], ['Show 0']]);
  const [before] = await engine.db.select({ revision: events.revision }).from(events);
  await says({ wheelchair: 'no' });
  expect([await found('accessible'), await found('family')]).toEqual([[], []]);
  const [after] = await engine.db.select({ facts: events.facts, revision: events.revision }).from(events);
  expect(after?.facts).toEqual({ wheelchair: 'no' });
  expect(after?.revision).toBeGreaterThan(before?.revision ?? 0);
  await says({ wheelchair: 'no' });
  const [again] = await engine.db.select({ revision: events.revision }).from(events);
  expect(again?.revision).toBe(after?.revision);
});
