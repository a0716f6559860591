import { cities, datasets, publisherRules, robotsFiles } from '@marquee/db';
import { readDataset, readDatasetFile, scheduleDatasets } from '@marquee/domain/datasets';
import { DAY_MS, HOUR_MS, makeJob, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';
import { aVenue, type Source } from './reading.ts';

const COLUMBIA = { slug: 'columbia-sc' };
const GUIDE = 'https://guide.example/list';

let engine: TestEngine;
let hall: Source;
beforeEach(async () => {
  ({ engine, source: hall } = await aVenue());
  await engine.db.run(sql`UPDATE sources SET last_run_at = 1`);
});

interface Line {
  title: string;
  dates: Array<{ startDate: string }>;
  venue: string | null;
  price: string | null;
  description?: string;
  sources: Array<{ source: string; evidence: Array<{ field: string; words: string }> }>;
}

async function night() {
  const begun = await scheduleDatasets(engine);
  await runUntilQuiet(engine, 0);
  return begun;
}

async function bytesOf(asked = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await readDatasetFile(engine, { ...COLUMBIA, ...asked });
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** Of each part by itself: a DecompressionStream reads one member of a gzip file only. */
async function lines(asked = {}): Promise<Line[]> {
  const { night: of } = await readDataset(engine, { ...COLUMBIA, ...asked });
  const rows = await engine.db.select().from(datasets).where(eq(datasets.night, of)).orderBy(desc(datasets.madeAt));
  const keys = (await engine.blobs.list(`datasets/columbia-sc/${of}/${rows[0]?.id}/`)).filter((key) =>
    key.endsWith('gz'),
  );
  const texts = keys.map((key) => {
    const packed = new Blob([new Uint8Array(engine.blobs.stored.get(key)?.bytes ?? [])]);
    return new Response(packed.stream().pipeThrough(new DecompressionStream('gzip'))).text();
  });
  const text = (await Promise.all(texts)).join('');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
}

const titles = async (asked = {}) => (await lines(asked)).map(({ title }) => title);
const missing = (asked = {}) => expect(readDataset(engine, { ...COLUMBIA, ...asked })).rejects.toThrow('data set');

/** What a robots.txt says, as it was read last. */
async function robots(url: string, body: string) {
  const row = { origin: new URL(url).origin, status: 200, body, fetchedAt: 0 };
  await engine.db.insert(robotsFiles).values(row).onConflictDoUpdate({ target: robotsFiles.origin, set: row });
}

const rule = (host: string) =>
  engine.db
    .insert(publisherRules)
    .values({ host, wish: 'stop', requestId: 'r', grantedBy: null, since: engine.clock.now() });

const folk = { title: 'Folk Evening', venue: 'The Hall', start: '2026-10-08T19:00', description: 'A long text.' };
const quiz = { title: 'Pub Quiz', venue: 'The Bar', start: '2026-10-06T20:00' };

describe('a city’s data set of the night [BEY-55]', () => {
  it('has what is coming, with the words of each source, its count and its hash', async () => {
    await store(engine, [folk, { ...folk, start: '2026-10-09T19:00' }, quiz], { source: hall });
    expect(await night()).toBe(1);
    const [first, second] = await lines();
    expect([first?.title, second?.title]).toEqual(['Pub Quiz', 'Folk Evening']);
    expect(second?.dates.map(({ startDate }) => startDate)).toEqual(['2026-10-08T19:00', '2026-10-09T19:00']);
    expect(second?.sources).toMatchObject([{ source: 'The Hall', evidence: expect.arrayContaining([]) }]);
    expect(second?.sources[0]?.evidence.map(({ field }) => field)).toEqual(expect.arrayContaining(['title', 'start']));
    expect(JSON.stringify(second)).not.toContain('A long text.');

    const bytes = await bytesOf();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const told = await readDataset(engine, COLUMBIA);
    expect(told).toMatchObject({ night: '2026-10-01', events: 2, bytes: bytes.length, leftOut: [] });
    expect(told.sha256).toBe(Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''));
    expect(told.sources).toEqual([{ name: 'The Hall', url: hall.url, events: 2, reserved: [] }]);
    expect(told.nights).toHaveLength(1);
  });

  it('is written in parts of 200 events, which are one file', async () => {
    const many = Array.from({ length: 450 }, (_, n) => ({ ...quiz, title: `Show ${n}`, venue: `Room ${n}` }));
    await store(engine, many, { source: hall });
    await night();
    const parts = (await runRows(engine)).filter(({ kind }) => kind === 'dataset.write');
    expect(parts).toHaveLength(3);
    expect(await titles()).toHaveLength(450);
    expect(await readDataset(engine, COLUMBIA)).toMatchObject({ events: 450, sources: [{ events: 450 }] });
  });

  it('is the same when a part is written a second time', async () => {
    await store(engine, [folk, quiz], { source: hall });
    await night();
    const before = await bytesOf();
    const [made] = await engine.db.select().from(datasets);
    const payload = { datasetId: made?.id ?? '', part: 0 };
    await makeJob(engine, { kind: 'dataset.write', payload, subject: 'again', citySlug: null });
    await runUntilQuiet(engine, 0);
    expect(await bytesOf()).toEqual(before);
  });

  it('is made once a night, and not for a city that is hidden or where nothing is on', async () => {
    expect(await night()).toBe(0);
    await store(engine, [folk], { source: hall });
    await engine.db.update(cities).set({ isHidden: true });
    expect(await night()).toBe(0);
    await engine.db.update(cities).set({ isHidden: false });
    expect([await night(), await night()]).toEqual([1, 0]);
    await engine.db.update(cities).set({ isHidden: true });
    await missing();
  });

  it('waits for the first reading of a new source, an hour at most', async () => {
    await store(engine, [folk], { source: hall });
    await engine.db.run(sql`UPDATE sources SET last_run_at = NULL, created_at = ${engine.clock.now()}`);
    expect(await night()).toBe(0);
    engine.clock.advance(HOUR_MS + 1);
    expect(await night()).toBe(1);
  });

  it('has nothing that was withdrawn or is over', async () => {
    const window = { from: '2026-10-01', to: '2026-12-01' };
    await store(engine, [folk, quiz], { source: hall, window });
    await store(engine, [folk], { source: hall, window });
    await night();
    expect(await titles()).toEqual(['Folk Evening']);
  });

  it('expires with its files after seven nights', async () => {
    await store(engine, [{ ...folk, start: '2026-11-08T19:00' }], { source: hall });
    await night();
    engine.clock.advance(DAY_MS);
    await night();
    expect((await readDataset(engine, COLUMBIA)).nights.map((each) => each.night)).toEqual([
      '2026-10-02',
      '2026-10-01',
    ]);
    expect(await titles({ night: '2026-10-01' })).toEqual(['Folk Evening']);
    engine.clock.advance(7 * DAY_MS);
    await makeJob(engine, { kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null });
    await runUntilQuiet(engine, 0);
    await missing({ night: '2026-10-01' });
    expect([...engine.blobs.stored.keys()].filter((key) => key.startsWith('datasets/'))).toEqual([
      expect.stringContaining('/2026-10-02/'),
    ]);
  });
});

describe('the terms of sources [BEY-55]', () => {
  let guide: Source;
  beforeEach(async () => {
    guide = await makeSource(engine.db, { name: 'The Guide', url: GUIDE, lastRunAt: 1 });
    await store(engine, [folk], { source: hall });
    await store(engine, [{ ...folk, price: { minCents: 1_200, maxCents: 1_200 } }, quiz], { source: guide });
  });

  const told = async () => (await readDataset(engine, COLUMBIA)).leftOut;

  it('leave out who reserves search or has a license of its own, and pass on what else is reserved', async () => {
    await robots(hall.url, 'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n');
    await robots(GUIDE, 'License: https://guide.example/license.xml\nUser-agent: *\nAllow: /\n');
    await night();
    expect(await told()).toEqual([{ name: 'The Guide', url: GUIDE, because: 'terms' }]);
    expect((await readDataset(engine, COLUMBIA)).sources).toMatchObject([{ name: 'The Hall', reserved: ['ai-train'] }]);
    const [event, ...others] = await lines();
    expect(others).toEqual([]);
    expect(event?.sources.map(({ source }) => source)).toEqual(['The Hall']);
    expect(event?.price).toBeNull();
    expect(event?.venue).toBe('The Hall');
  });

  it('leave out who is closed to programs', async () => {
    await engine.db.run(sql`UPDATE sources SET health = 'forbidden' WHERE id = ${guide.id}`);
    await night();
    expect(await told()).toEqual([{ name: 'The Guide', url: GUIDE, because: 'closed' }]);
    expect(await titles()).toEqual(['Folk Evening']);
  });

  it('end at a publisher’s wish: the file is taken back at once and written anew without it', async () => {
    await night();
    expect(await titles()).toEqual(['Pub Quiz', 'Folk Evening']);
    engine.clock.advance(HOUR_MS);
    await rule('guide.example');
    await missing();
    expect(await night()).toBe(1);
    expect(await titles()).toEqual(['Folk Evening']);
    expect(await told()).toEqual([{ name: 'The Guide', url: GUIDE, because: 'publisher' }]);
  });
});
