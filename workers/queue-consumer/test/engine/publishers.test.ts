import { atomically, publisherRules } from '@marquee/db';
import { enqueue } from '@marquee/domain/jobs';
import { storedRobots } from '@marquee/platform';
import { jsonLdPage } from '@marquee/testkit';
import {
  derivedFaults,
  engineDeps,
  freshDatabase,
  HOUR_MS,
  makeCity,
  makeSource,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';
import { FEED, listed, PAGE, read, sourceRow } from './reading.ts';

const GUIDE = 'https://guide.example.com/';
const JAZZ = { title: 'Jazz', start: '2026-10-10T19:30', venue: 'The Hall' };
const QUIZ = { title: 'Quiz', start: '2026-10-11T19:30', venue: 'The Hall' };

let engine: TestEngine;
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db, { [PAGE]: jsonLdPage([JAZZ, QUIZ]) }, { robotsCache: storedRobots(db) });
  await makeCity(db);
});

const rule = (wish: 'stop' | 'hide', host = 'hall.example.org') =>
  engine.db
    .insert(publisherRules)
    .values({ host, wish, requestId: 'r1', since: engine.clock.now() })
    .onConflictDoUpdate({ target: publisherRules.host, set: { wish } });
const obey = async (host = 'hall.example.org') => {
  const job = { kind: 'source.obey-publisher', payload: { host }, subject: host, citySlug: null } as const;
  await atomically(engine.db, enqueue(engine, [job]));
  await runUntilQuiet(engine, 1_000);
  expect(await derivedFaults(engine.db)).toEqual([]);
};
const titles = async () => (await listed(engine)).map(({ title }) => title);
const statusOf = async (id: string) => (await sourceRow(engine, { id })).status;
const requests = () => engine.web.log.splice(0).map(({ url }) => url);

describe('a host whose publisher asked us not to read it', () => {
  it('is not read at the next run, nor is its robots.txt; lifted, it is read again [BEY-42]', async () => {
    const source = await makeSource(engine.db, { url: PAGE });
    await read(engine, source);
    requests();
    await rule('stop', 'example.org');
    await read(engine, source);
    expect(requests()).toEqual([]);
    expect(await sourceRow(engine, source)).toMatchObject({
      health: 'forbidden',
      healthDetail: expect.stringContaining('Its publisher asked us not to read it.'),
    });
    expect(await titles()).toEqual(['Jazz', 'Quiz']);
    await engine.db.delete(publisherRules);
    await read(engine, source);
    expect(requests()).toContain(PAGE);
  });

  it('is not read where another source links or redirects to it', async () => {
    const guide = await makeSource(engine.db, { url: GUIDE });
    const moved = `${GUIDE}moved`;
    const guideOf = (title: string) =>
      jsonLdPage(
        [{ ...JAZZ, title }],
        `<link rel="next" href="${moved}"><link rel="alternate" type="text/calendar" href="${FEED}">`,
      );
    engine.web.put(GUIDE, guideOf('Jazz'));
    engine.web.put(moved, { status: 302, headers: { location: PAGE } });
    const ofTheHall = () => requests().filter((url) => url.startsWith('https://hall.example.org/'));
    await rule('stop');
    await read(engine, guide);
    expect(await titles()).toEqual(['Jazz']);
    expect(ofTheHall()).toEqual([]);
    // Without the rule both are read.
    await engine.db.delete(publisherRules);
    engine.web.put(GUIDE, guideOf('Jazz Night'));
    await read(engine, guide);
    expect(ofTheHall()).toEqual(expect.arrayContaining([PAGE, FEED]));
  });

  it('stop pauses the sources that are read; what they list stays', async () => {
    const source = await makeSource(engine.db, { id: 'a', url: PAGE });
    await makeSource(engine.db, { id: 'b', url: 'https://stage.hall.example.org:8443/', status: 'blacklisted' });
    await makeSource(engine.db, { id: 'c', url: 'https://nothall.example.org/' });
    await read(engine, source);
    await rule('stop');
    await obey();
    expect(await Promise.all(['a', 'b', 'c'].map(statusOf))).toEqual(['inactive', 'blacklisted', 'active']);
    expect(await titles()).toEqual(['Jazz', 'Quiz']);
  });

  it('hide retires its sources, again and after an interruption too; only what another source lists stays, in its words [BEY-42]', async () => {
    const source = await makeSource(engine.db, { id: 'a', url: PAGE });
    await makeSource(engine.db, { id: 'b', url: 'https://hall.example.org/other', status: 'inactive' });
    const guide = await makeSource(engine.db, { id: 'guide', url: GUIDE });
    const ours = { description: 'In the words of the hall.', image: 'https://hall.example.org/jazz.png' };
    engine.web.put(PAGE, jsonLdPage([{ ...JAZZ, ...ours }, QUIZ]));
    engine.web.put(GUIDE, jsonLdPage([{ ...JAZZ, description: 'In the words of the guide.' }]));
    await read(engine, source);
    await read(engine, guide);
    await rule('hide');
    // The first source was done when the worker died.
    await engine.db.run(sql`UPDATE sources SET status = 'retired' WHERE id = 'b'`);
    await obey();
    engine.clock.advance(HOUR_MS);
    await obey();
    expect(await Promise.all(['a', 'b', 'guide'].map(statusOf))).toEqual(['retired', 'retired', 'active']);
    const [jazz, ...more] = await listed(engine);
    expect(more).toEqual([]);
    expect(jazz).toMatchObject({ title: 'Jazz', source: guide.name, description: 'In the words of the guide.' });
    expect(JSON.stringify(jazz)).not.toContain('hall.example.org');
    const entries = await engine.db.all(sql`SELECT 1 FROM audit_log WHERE action = 'source.retire'`);
    expect(entries).toHaveLength(1);
  });

  it('hide takes back what its sources filled in for another one, too', async () => {
    const guide = await makeSource(engine.db, { id: 'guide', url: GUIDE });
    const source = await makeSource(engine.db, { id: 'a', url: PAGE });
    const folk = { ...JAZZ, title: 'Folk', venue: 'Riverside Stage' };
    engine.web.put(GUIDE, jsonLdPage([folk]));
    engine.web.put(PAGE, jsonLdPage([{ ...folk, description: 'In the words of the hall.' }]));
    await read(engine, guide);
    engine.clock.advance(HOUR_MS);
    await read(engine, source);
    expect(await listed(engine)).toMatchObject([{ source: guide.name, description: 'In the words of the hall.' }]);
    engine.clock.advance(HOUR_MS);
    await rule('hide');
    await obey();
    const [event] = await listed(engine);
    expect(event).toMatchObject({ title: 'Folk', source: guide.name });
    expect(JSON.stringify(event)).not.toContain('hall');
  });

  it('a rule that was lifted before its job ran does nothing', async () => {
    const source = await makeSource(engine.db, { id: 'a', url: PAGE });
    await rule('hide');
    await engine.db.delete(publisherRules).where(eq(publisherRules.host, 'hall.example.org'));
    await obey();
    expect(await statusOf(source.id)).toBe('active');
  });
});
