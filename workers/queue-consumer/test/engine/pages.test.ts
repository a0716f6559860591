import { icsFeed, jsonLdPage } from '@marquee/testkit';
import { HOUR_MS, MINUTE_MS, makeJob, makeSource, scrapeJob, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';
import { aVenue, FEED, ICS, LINK_TO_FEED, listed, PAGE, read, sourceRow } from './reading.ts';

const SHOW = { title: 'Folk Evening', start: '2026-10-10T19:30' };
const part = (n: number) => `https://hall.example.org/part-${n}`;
const next = (url: string) => `<link rel="next" href="${url}">`;
const showOf = (n: number) => ({ title: `Evening number ${n}`, start: `2026-10-1${n}T19:30`, venue: `Room ${n}` });

describe('pages that a source points to', () => {
  it('its calendar is read in the same run', async () => {
    const { engine, source } = await aVenue();
    engine.web.put(PAGE, jsonLdPage([SHOW], LINK_TO_FEED));
    engine.web.put(FEED, {
      type: ICS,
      body: icsFeed([{ title: 'Quiz', start: '2026-10-12T19:00', venue: 'The Tap' }]),
    });
    expect(await read(engine, source)).toMatchObject({ counts: { pages: 2, created: 2 } });
    expect((await listed(engine)).map((event) => event.title)).toEqual(['Folk Evening', 'Quiz']);
    engine.web.asked();
    await read(engine, source);
    expect(engine.web.asked()).toEqual([PAGE, FEED]);
  });

  it('one that fails does not spoil the others, and the record names it', async () => {
    const { engine, source } = await aVenue();
    engine.web.put(PAGE, jsonLdPage([SHOW], LINK_TO_FEED));
    const run = await read(engine, source);
    expect(run).toMatchObject({ outcome: 'done', counts: { created: 1 } });
    expect(run.findings).toContainEqual(
      expect.objectContaining({ code: 'follow-up-failed', message: expect.stringContaining(FEED) }),
    );
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok' });
  });

  it('one that redirects into a blacklisted address is not read, neither a page nor the source itself', async () => {
    const { engine, source } = await aVenue();
    await makeSource(engine.db, {
      url: 'https://bad.example.org/shows',
      host: 'bad.example.org',
      status: 'blacklisted',
    });
    engine.web.put('https://bad.example.org/shows/all', jsonLdPage([showOf(1)]));
    engine.web.put(PAGE, jsonLdPage([SHOW], next(part(1))));
    engine.web.put(part(1), { status: 302, headers: { location: 'https://bad.example.org/shows/all' } });
    const run = await read(engine, source);
    expect(run.findings.map(({ message }) => message)).toContainEqual(expect.stringContaining('blacklisted'));
    expect((await listed(engine)).map((event) => event.title)).toEqual(['Folk Evening']);
    engine.web.put(PAGE, { status: 302, headers: { location: 'https://bad.example.org/shows/all' } });
    expect(await read(engine, source)).toMatchObject({
      outcome: 'failed',
      detail: expect.stringContaining('blacklisted'),
    });
    expect((await listed(engine)).map((event) => event.title)).toEqual(['Folk Evening']);
  });

  it('are left alone where the page asks for it (nofollow), and one that asks not to be listed (noindex) gives nothing', async () => {
    const { engine, source } = await aVenue();
    const nofollow = { 'x-robots-tag': 'nofollow' };
    engine.web.put(PAGE, { body: jsonLdPage([SHOW], next(part(1))), headers: nofollow });
    engine.web.put(part(1), { body: jsonLdPage([showOf(1)]), headers: { 'x-robots-tag': 'noindex' } });
    expect((await read(engine, source)).findings.map(({ code }) => code)).toContain('nofollow');
    expect(engine.web.asked()).toEqual([PAGE]);
    engine.web.put(PAGE, jsonLdPage([{ ...SHOW, start: '2026-10-10T20:00' }], next(part(1))));
    expect((await read(engine, source)).findings.map(({ code }) => code)).toContain('noindex');
    expect(engine.web.asked()).toEqual([PAGE, part(1)]);
    expect((await listed(engine)).map((event) => event.title)).toEqual(['Folk Evening']);
  });

  it.each([
    [
      'a redirect loop',
      (engine: TestEngine) => {
        engine.web.put(PAGE, { status: 302, headers: { location: part(1) } });
        engine.web.put(part(1), { status: 302, headers: { location: PAGE } });
      },
      'redirect-loop',
    ],
    [
      'an endless calendar',
      (engine: TestEngine) => {
        engine.web.put(PAGE, jsonLdPage([SHOW], next(part(0))));
        for (let n = 0; n < 60; n += 1) engine.web.put(part(n), jsonLdPage([showOf(n % 9)], next(part(n + 1))));
      },
      'page-budget',
    ],
    [
      'a link farm',
      (engine: TestEngine) => {
        const many = Array.from({ length: 300 }, (_, n) => n);
        engine.web.put(PAGE, jsonLdPage([SHOW], many.map((n) => next(part(n))).join('')));
        for (const n of many)
          engine.web.put(part(n), jsonLdPage([showOf(n % 9)], many.map((m) => next(part(m + n))).join('')));
      },
      'page-budget',
    ],
  ])('%s stops within the page budget in each run, and the record says why [REL-21]', async (_what, publish, code) => {
    const { engine, source } = await aVenue();
    publish(engine);
    for (let run = 0; run < 3; run += 1) {
      const record = await read(engine, source);
      expect(record.findings.map((finding) => finding.code)).toContain(code);
      expect(engine.web.asked().length).toBeLessThanOrEqual(12);
    }
    const [row] = await engine.db.all<{ pages: number }>(sql`SELECT count(*) AS pages FROM pages`);
    expect(row?.pages).toBeLessThanOrEqual(14);
  });

  it('of a calendar that turns its pages forever are read to the second that lists nothing', async () => {
    const { engine, source } = await aVenue();
    engine.web.put(PAGE, jsonLdPage([SHOW], next(part(0))));
    for (let n = 0; n < 60; n += 1) engine.web.put(part(n), jsonLdPage(n === 1 ? [showOf(1)] : [], next(part(n + 1))));
    const run = await read(engine, source);
    expect(engine.web.asked()).toEqual([PAGE, ...[0, 1, 2, 3].map(part)]);
    expect(run.findings).toContainEqual(
      expect.objectContaining({ code: 'horizon', message: expect.stringContaining(part(3)) }),
    );
  });

  it('of a calendar are read to the first that lies more than a year ahead', async () => {
    const { engine, source } = await aVenue();
    const inMonth = (n: number) => ({
      ...SHOW,
      title: `Evening ${n}`,
      start: `${2026 + Math.floor((9 + 4 * n) / 12)}-${String(((9 + 4 * n) % 12) + 1).padStart(2, '0')}-10T19:30`,
    });
    engine.web.put(PAGE, jsonLdPage([inMonth(0)], next(part(1))));
    for (let n = 1; n < 60; n += 1) engine.web.put(part(n), jsonLdPage([inMonth(n)], next(part(n + 1))));
    const run = await read(engine, source);
    expect(engine.web.asked()).toEqual([PAGE, ...[1, 2, 3].map(part)]);
    expect(run.findings.map(({ code }) => code)).toContain('horizon');
  });

  it('are deleted when they are no longer linked, so that a moving calendar can be followed forever', async () => {
    const { engine, source } = await aVenue();
    for (let month = 0; month < 20; month += 1) {
      engine.web.put(PAGE, jsonLdPage([{ ...SHOW, title: `Folk Evening ${month}` }], next(part(month))));
      engine.web.put(part(month), jsonLdPage([], next(part(month + 1))));
      await read(engine, source);
      expect(engine.web.asked()).toContain(part(month));
    }
    const [row] = await engine.db.all<{ pages: number }>(sql`SELECT count(*) AS pages FROM pages`);
    expect(row?.pages).toBeLessThanOrEqual(13);
  });

  it('are forgotten when they are gone', async () => {
    const { engine, source } = await aVenue();
    engine.web.put(PAGE, jsonLdPage([SHOW], next(part(1))));
    await read(engine, source);
    await read(engine, source);
    expect(engine.web.asked().filter((url) => url === part(1))).toHaveLength(1);
  });

  it('are counted together when a source is judged, though only one of them changed', async () => {
    const { engine, source } = await aVenue();
    const links = [1, 2].map((n) => next(part(n))).join('');
    engine.web.put(PAGE, jsonLdPage([3, 4, 5, 6, 7].map(showOf), links));
    engine.web.put(part(1), jsonLdPage([showOf(1)]));
    engine.web.put(part(2), jsonLdPage([showOf(2)]));
    await read(engine, source);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', lastYield: 7 });
    engine.web.put(part(1), jsonLdPage([{ ...showOf(1), title: 'Evening number one' }]));
    await read(engine, source);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok', lastYield: 7 });
  });
});

describe('a host that wants a long pause between two requests', () => {
  it('is read page by page, one job after the other, to the end', async () => {
    const { engine, source } = await aVenue();
    engine.web.put('https://hall.example.org/robots.txt', {
      type: 'text/plain',
      body: 'User-agent: *\nCrawl-delay: 30',
    });
    engine.web.put(PAGE, jsonLdPage([SHOW], [1, 2, 3].map((n) => next(part(n))).join('')));
    for (const n of [1, 2, 3]) engine.web.put(part(n), jsonLdPage([showOf(n)]));
    await makeJob(engine, scrapeJob(source));
    const started = engine.clock.now();
    await runUntilQuiet(engine, 10 * MINUTE_MS);
    expect((await listed(engine)).map((event) => event.title)).toEqual(
      ['Folk Evening', 'Evening number 1', 'Evening number 2', 'Evening number 3'].toSorted(
        (a, b) => (a === 'Folk Evening' ? -1 : 0) - (b === 'Folk Evening' ? -1 : 0),
      ),
    );
    const times = engine.web.log.map((request) => request.at);
    for (const [i, at] of times.entries()) if (i > 1) expect(at - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(30_000);
    expect(engine.clock.now() - started).toBeLessThan(HOUR_MS);
    expect((await runRows(engine)).every((run) => ['done', 'unchanged'].includes(run.outcome))).toBe(true);
    expect(await sourceRow(engine, source)).toMatchObject({ health: 'ok' });
  });
});
