import {
  aiProcessingStatus,
  batchOperations,
  bulkExtractImages,
  cancelOperation,
  extractMissingImages,
  extractRealImages,
  fixUrlsAndImages,
  recentFixes,
  refreshEvents,
  reprocessEvents,
} from '@marquee/domain/operations';
import type { Caller } from '@marquee/kernel';
import { pngOf } from '@marquee/testkit';
import {
  engineDeps,
  freshDatabase,
  inWords,
  makeCity,
  makeSource,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runUntilQuiet } from '../support.ts';

const CALLER: Caller = {
  actor: { kind: 'user', userId: 'u1', email: 'ada@marquee.example', role: 'user', isAdmin: true },
  requestId: 'r1',
};
const LIST = 'https://hall.example.org/events';
const PNG = pngOf(640, 400, 'quiz');

const show = (name: string, more: object = {}) =>
  `<html><head><title>${name}</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: '2026-10-20T19:00',
    location: { '@type': 'Place', name: 'Hall', address: '1 Main St, Columbia, SC' },
    ...more,
  })}</script></head><body><h1>${name}</h1></body></html>`;

let engine: TestEngine;
async function start(web: Parameters<typeof engineDeps>[1] = {}): Promise<void> {
  const db = await freshDatabase();
  engine = engineDeps(db, web);
  await makeCity(db);
}

const stored = async () =>
  engine.db.all<{ title: string; image_hash: string | null; url: string; status: string }>(
    sql`SELECT title, image_hash, url, status FROM events ORDER BY title`,
  );

describe('reads that an administrator starts', () => {
  beforeEach(async () => {
    await start({ [LIST]: show('Quiz Night') });
    await makeSource(engine.db, { id: 'hall', url: LIST, nextDueAt: engine.clock.now() + 1e9 });
  });

  it('reprocess a city: each of its sources is read in full though nothing changed, and the progress ends at all of them [DASH-03]', async () => {
    await refreshEvents(engine, CALLER);
    await runUntilQuiet(engine);
    const { operation, message } = await reprocessEvents(engine, CALLER, { city: 'Columbia', state: 'SC' });
    expect(inWords(message)).toBe('1 source of Columbia, SC is read again in full.');
    expect(operation).toMatchObject({ kind: 'reprocess-events', state: 'running', total: 1, done: 0 });
    expect(await aiProcessingStatus(engine)).toEqual({ active: true, processed: 0 });
    await runUntilQuiet(engine);
    expect(await aiProcessingStatus(engine)).toEqual({ active: false, processed: 1 });
    const runs = await engine.db.all<{ outcome: string }>(
      sql`SELECT outcome FROM runs WHERE kind = 'source.scrape' ORDER BY started_at`,
    );
    expect(runs.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect((await batchOperations(engine)).operations[0]).toMatchObject({ state: 'done', total: 1, done: 1 });
  });

  it('refresh every source: what did not change is not processed again [DASH-03]', async () => {
    await refreshEvents(engine, CALLER);
    await runUntilQuiet(engine);
    await refreshEvents(engine, CALLER);
    await runUntilQuiet(engine);
    const runs = await engine.db.all<{ outcome: string }>(
      sql`SELECT outcome FROM runs WHERE kind = 'source.scrape' ORDER BY started_at`,
    );
    expect(runs.map(({ outcome }) => outcome)).toEqual(['done', 'unchanged']);
  });

  it('run once: the same one is refused while it runs, and may be started again after it was cancelled', async () => {
    const { operation } = await refreshEvents(engine, CALLER);
    await expect(refreshEvents(engine, CALLER)).rejects.toThrow('This already runs');
    const cancelled = await cancelOperation(engine, CALLER, operation.id);
    expect(inWords(cancelled)).toMatchObject({ state: 'cancelled', message: 'ada@marquee.example cancelled it.' });
    await runUntilQuiet(engine);
    expect(await engine.db.all(sql`SELECT id FROM runs WHERE kind = 'source.scrape'`)).toEqual([]);
    await refreshEvents(engine, CALLER);
  });

  it('are refused while reading is off, and end with the reason when it is switched off meanwhile', async () => {
    const off = sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('eventScraping', 0, 0, 'x')`;
    await refreshEvents(engine, CALLER);
    await engine.db.run(off);
    await runUntilQuiet(engine);
    expect(inWords((await batchOperations(engine)).operations[0])).toMatchObject({
      state: 'cancelled',
      message: 'Event Scraping is switched off.',
    });
    await expect(refreshEvents(engine, CALLER)).rejects.toThrow('Event Scraping is switched off.');
  });

  it('end under the emergency shutdown with the reason: no operation is left running [DASH-01]', async () => {
    await refreshEvents(engine, CALLER);
    await engine.db.run(
      sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('emergencyShutdown', 1, 0, 'x')`,
    );
    await runUntilQuiet(engine);
    expect(inWords((await batchOperations(engine)).operations[0])).toMatchObject({
      state: 'cancelled',
      message: 'The emergency shutdown is active.',
    });
  });
});

describe('repairs of pictures and links', () => {
  it('find the picture of an event on its own page, and say why another has none [DASH-02]', async () => {
    await start({
      'https://hall.example.org/a': show('Quiz Night', { image: 'https://hall.example.org/quiz.png' }),
      'https://hall.example.org/b': show('Pub Quiz'),
      'https://hall.example.org/quiz.png': { body: PNG, type: 'image/png' } as never,
    });
    await store(engine, [
      { title: 'Quiz Night', start: '2026-10-20T19:00', url: 'https://hall.example.org/a' },
      { title: 'Pub Quiz', start: '2026-10-21T19:00', url: 'https://hall.example.org/b' },
    ]);
    const begun = await extractRealImages(engine, CALLER);
    expect(inWords(begun)).toMatchObject({ processed: 0, message: '2 events are looked at.' });
    await runUntilQuiet(engine);
    const [pub, quiz] = await stored();
    expect(quiz?.image_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(pub?.image_hash).toBeNull();
    expect((await batchOperations(engine)).operations[0]).toMatchObject({ state: 'done', done: 2, changed: 1 });
    const { fixes } = await recentFixes(engine);
    expect(fixes).toMatchObject([{ title: 'Quiz Night', startDate: '2026-10-20T19:00', changed: true }]);
    // What was looked at in vain is left alone for a week.
    expect(inWords(await extractRealImages(engine, CALLER))).toMatchObject({
      operation: null,
      message: 'No event needs it now.',
    });
  });

  it('look only at the named city, and find nothing to do in one without events [CALL-129]', async () => {
    await start();
    await makeCity(engine.db, { name: 'Aiken' });
    await store(engine, [{ title: 'Quiz Night', start: '2026-10-20T19:00' }]);
    const place = { state: 'SC', batchSize: 25 };
    expect((await extractMissingImages(engine, CALLER, { city: 'Aiken', ...place })).operation).toBeNull();
    expect((await extractMissingImages(engine, CALLER, { city: 'Columbia', ...place })).operation?.total).toBe(1);
  });

  it('count poor pictures apart from missing ones [CALL-127]', async () => {
    await start();
    await store(engine, [
      { title: 'Quiz Night', start: '2026-10-20T19:00' },
      { title: 'Pub Quiz', start: '2026-10-21T19:00' },
    ]);
    await engine.db.run(
      sql`INSERT INTO images (hash, content_type, bytes, fetched_at) VALUES ('h', 'image/png', 900, 0)`,
    );
    await engine.db.run(
      sql`UPDATE events SET image_hash = 'h', image_source_url = 'https://x.example.org/l.png' WHERE title = 'Pub Quiz'`,
    );
    const begun = await bulkExtractImages(engine, CALLER, { limit: 50 });
    expect(begun).toMatchObject({ poorQualityFound: 1, operation: { total: 2 } });
  });

  it('lead an event whose page is gone to the page that lists it, so that it is listed again [CALL-128]', async () => {
    await start({ [LIST]: '<html><body>Events</body></html>' });
    const source = await makeSource(engine.db, { url: LIST });
    await store(engine, [{ title: 'Quiz Night', start: '2026-10-20T19:00', url: 'https://hall.example.org/gone' }], {
      source,
    });
    await engine.db.run(sql`UPDATE events SET validation_error = 'URL validation failed: 404', status = 'inactive'`);
    await fixUrlsAndImages(engine, CALLER, { limit: 25 });
    await runUntilQuiet(engine);
    expect(await stored()).toMatchObject([{ url: LIST, status: 'active' }]);
  });
});
