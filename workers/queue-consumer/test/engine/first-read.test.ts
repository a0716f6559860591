import { jsonLdPage } from '@marquee/testkit';
import { HOUR_MS, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aVenue, detail, found, listed, PAGE, read, sourceRow } from './reading.ts';

const SHOWS = [
  { title: 'Folk Evening', start: '2026-10-10T19:30', description: 'Fiddles.', price: '15', venue: 'Granby Hall' },
  { title: 'Quiz Night', start: '2026-10-08T19:00', venue: 'The Tap' },
  { title: 'Quiz Night', start: '2026-10-15T19:00', venue: 'The Tap' },
  { title: 'Long Past', start: '2026-03-01T19:00', venue: 'Granby Hall' },
];

describe('a page with JSON-LD', () => {
  it('becomes events with their dates, found in list, counts, search and on their pages', async () => {
    const { engine, source } = await aVenue(SHOWS);
    const run = await read(engine, source);
    expect(run).toMatchObject({ outcome: 'done', counts: { pages: 1, found: 4, kept: 3, created: 2, rejected: 1 } });
    expect(run.findings.map((finding) => finding.code)).toContain('already-over');
    expect(
      (await listed(engine)).map(({ title, startDate, upcomingCount, price }) => [
        title,
        startDate,
        upcomingCount,
        price,
      ]),
    ).toEqual([
      ['Quiz Night', '2026-10-08T19:00', 2, 'See event page'],
      ['Folk Evening', '2026-10-10T19:30', 1, '$15'],
    ]);
    expect(await found(engine, 'fiddles')).toEqual(['Folk Evening']);
    expect((await detail(engine, 'quiz-night-columbia-sc')).occurrences.map((o) => o.startDate)).toEqual([
      '2026-10-08T19:00',
      '2026-10-15T19:00',
    ]);
    const folk = await detail(engine, 'folk-evening-columbia-sc');
    expect(folk.sources[0]?.fields).toContainEqual(
      expect.objectContaining({ field: 'title', snippet: 'Folk Evening' }),
    );
    expect(await sourceRow(engine, source)).toMatchObject({
      health: 'ok',
      runs: 1,
      lastYield: 3,
      consecutiveFailures: 0,
    });
  });

  it('is kept as a snapshot, and asked for by name with where to read about us', async () => {
    const { engine, source } = await aVenue(SHOWS);
    await read(engine, source);
    expect(engine.web.log.map((request) => request.url)).toEqual(['https://hall.example.org/robots.txt', PAGE]);
    expect(engine.web.log[1]?.headers.get('user-agent')).toMatch(/^MarqueeBot\/1\.0 \(\+https:/);
    expect([...engine.blobs.stored.keys()]).toEqual([expect.stringMatching(/^pages\/[0-9a-f]{64}$/)]);
  });

  it('keeps what outsiders wrote as text', async () => {
    const title = '<script>alert(1)</script> & Friends "live"';
    const { engine, source } = await aVenue([{ title, start: '2026-10-10T19:30', url: 'javascript:alert(1)' }]);
    await read(engine, source);
    const [event] = await listed(engine);
    expect(event?.title).toContain('& Friends "live"');
    expect(event?.url).toBeNull();
    expect(event?.slug).toMatch(/^[a-z0-9-]+$/);
  });

  it('is due again after its interval', async () => {
    const { engine, source } = await aVenue(SHOWS);
    await read(engine, source);
    expect((await sourceRow(engine, source)).nextDueAt).toBe(engine.clock.now() + 6 * HOUR_MS);
  });
});

describe('the same page again', () => {
  const rows = (engine: Awaited<ReturnType<typeof aVenue>>['engine']) =>
    engine.db.all(sql`SELECT id, slug, title, updated_at FROM events ORDER BY id`);

  it('answered 304 it is not parsed, and nothing is written but that it was seen', async () => {
    const { engine, source } = await aVenue();
    engine.web.put(PAGE, { body: jsonLdPage(SHOWS), etag: '"v1"' });
    await read(engine, source);
    const before = await rows(engine);
    const run = await read(engine, source);
    expect(engine.web.log.at(-1)?.headers.get('if-none-match')).toBe('"v1"');
    expect(run).toMatchObject({ outcome: 'unchanged', counts: { pages: 1, bytes: 0, tokens: 0 } });
    expect(await rows(engine)).toEqual(before);
    const { sources } = await detail(engine, 'folk-evening-columbia-sc');
    expect(sources[0]?.lastSeenAt).toBe(new Date(engine.clock.now()).toISOString());
  });

  it('with the same body it is not parsed either', async () => {
    const { engine, source } = await aVenue(SHOWS);
    await read(engine, source);
    const before = await rows(engine);
    expect(await read(engine, source)).toMatchObject({ outcome: 'unchanged' });
    expect(await rows(engine)).toEqual(before);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', runs: 2 });
  });

  it('that another source has, word for word, is read for both', async () => {
    const { engine, source } = await aVenue(SHOWS);
    const copy = 'https://copy.example.org/events';
    engine.web.put(copy, jsonLdPage(SHOWS));
    const second = await makeSource(engine.db, { name: 'The Copy', url: copy });
    await read(engine, source);
    expect(await read(engine, second)).toMatchObject({ outcome: 'done', counts: { created: 0 } });
    expect(await listed(engine)).toHaveLength(2);
  });
});
