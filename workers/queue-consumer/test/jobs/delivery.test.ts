import { jsonLdPage } from '@marquee/testkit';
import {
  derivedFaults,
  engineDeps,
  freshDatabase,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepDeadLetters } from '../../src/consume.ts';
import { batchOf, deliver, jobRow, messageFor, runRows } from '../support.ts';

const VENUES = ['blue', 'red', 'green'];
const pageOf = (venue: string) => `https://${venue}.example.org/events`;

let engine: TestEngine;
let jobs: string[];

beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db);
  await makeCity(db);
  jobs = [];
  for (const venue of VENUES) {
    engine.web.put(
      pageOf(venue),
      jsonLdPage([{ title: `The ${venue} show`, start: '2026-10-10T19:30', venue: `The ${venue} hall` }]),
    );
    jobs.push(await makeJob(engine, scrapeJob(await makeSource(db, { url: pageOf(venue) }))));
  }
});

describe('a message may come twice', () => {
  it('each message twice, and the whole batch twice, at once and one after the other, have one effect [REL-01]', async () => {
    const messages = [...jobs.map((id) => messageFor(id)), { jobId: 42 }];
    const ids = ['m1', 'm2', 'm3', 'm4'];
    await Promise.all([
      deliver(engine, messages, { ids }),
      deliver(engine, [...messages, ...messages], { ids: [...ids, ...ids] }),
    ]);
    await deliver(engine, messages, { ids });
    const world = await worldOf(engine.db);
    expect(world.events).toHaveLength(3);
    expect(world.sightings).toHaveLength(3);
    expect(world.letters).toHaveLength(1);
    expect((await runRows(engine)).map((run) => run.outcome)).toEqual(['done', 'done', 'done']);
    expect(engine.web.asked().toSorted()).toEqual(VENUES.map(pageOf).toSorted());
    expect(await derivedFaults(engine.db)).toEqual([]);
  });

  it('a message of an unknown job is acknowledged and does nothing', async () => {
    expect(await deliver(engine, [messageFor('never-was')])).toEqual({ acknowledged: 1, again: [] });
    expect(await runRows(engine)).toEqual([]);
  });

  it('a message that comes before its time does not start the job', async () => {
    const early = await makeJob(engine, {
      ...scrapeJob({ id: 'later', citySlug: 'columbia-sc' }),
      notBefore: engine.clock.now() + 60_000,
    });
    await deliver(engine, [messageFor(early)]);
    expect(await jobRow(engine, early)).toMatchObject({ state: expect.stringMatching(/pending|sent/), attempts: 0 });
  });
});

describe('a message that is none', () => {
  it('goes to the dead letters with what it was, and the others of its batch proceed', async () => {
    const bodies = [
      'text',
      null,
      { jobId: '', kind: 'source.scrape' },
      { jobId: 'x', kind: 'no.such.kind' },
      undefined,
    ];
    const result = await deliver(engine, [...bodies, ...jobs.map((id) => messageFor(id))]);
    expect(result).toEqual({ acknowledged: bodies.length + jobs.length, again: [] });
    const { letters, events } = await worldOf(engine.db);
    expect(events).toHaveLength(3);
    expect(letters).toHaveLength(bodies.length);
    expect(letters).toContainEqual(
      expect.objectContaining({
        body: '{"jobId":"x","kind":"no.such.kind"}',
        reason: expect.stringMatching(/^Malformed message/),
      }),
    );
  });

  it('that the queue itself gave up on is kept, once however often it comes', async () => {
    const ids = ['d1', 'd2'];
    for (let i = 0; i < 2; i += 1) {
      await keepDeadLetters(engine, batchOf([messageFor('a-job-that-is-gone'), 'odd'], ids, 'marquee-jobs-dlq'));
    }
    const { letters } = await worldOf(engine.db);
    expect(letters).toMatchObject([
      { kind: 'source.scrape', reason: expect.stringMatching(/gave up/) },
      { kind: null, body: '"odd"' },
    ]);
  });
});
