import type { PageTrial, PatternAnalysis, PatternStats, SelectorTrial } from '@marquee/contract';
import { learnedExtractors } from '@marquee/db';
import { extract, learn } from '@marquee/extraction';
import { quoted } from '@marquee/kernel';
import { fakeModel, jsonLdPage } from '@marquee/testkit';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

const STATS = '/api/admin/marquee-phase3/stats';
const TEST = '/api/admin/marquee-phase3/test-pattern';
const EXTRACT = '/api/admin/marquee-phase3/extract';
const SELECTOR = '/api/admin/scraping/test-selector';
const PAGE = 'https://hall.example.org/events';

const CARDS = `<!doctype html><html><head><title>Events – City Library</title></head><body><main><h1>Upcoming events</h1>
  ${['Jazz on the Green|Sat, October 10, 8 PM', 'Open Mic|Sun, October 11, 7 PM', 'Poets|Wed, October 14, 6 PM']
    .map((show) => show.split('|'))
    .map(
      ([title, when]) =>
        `<article class="card"><h3><a href="/e/${title}">${title}</a></h3><p class="when">${when}</p></article>`,
    )
    .join('\n')}</main></body></html>`;
const HINTS = { today: '2026-10-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const stats = () => site.get<PatternStats>('getPatternStats', STATS);
const test = (body: object) => site.post<PatternAnalysis>('testPattern', TEST, body);
const extracted = (body: object) => site.post<PageTrial>('extractByPattern', EXTRACT, body);
const selected = (body: object) => site.post<SelectorTrial>('testSelector', SELECTOR, body);

function rules() {
  const document = { url: PAGE, contentType: 'text/html', bytes: new TextEncoder().encode(CARDS) };
  const learned = learn(document, HINTS, extract(document, HINTS).drafts);
  if (!learned) throw new Error('nothing could be learned');
  return learned;
}

async function aPattern(values: Partial<typeof learnedExtractors.$inferInsert> = {}) {
  const learned = rules();
  const { venueType, strategy } = learned;
  await site.db.insert(learnedExtractors).values({
    sourceId: 'none',
    pattern: '/events',
    version: 1,
    host: 'hall.example.org',
    status: 'active',
    rules: learned,
    learnedFrom: 'listing',
    learnedAt: 0,
    venueType,
    strategy,
    yields: [3],
    ...values,
  });
}

describe('what was learned', () => {
  it('is nothing yet: no rate is made up [PATTERN-04]', async () => {
    expect(await stats()).toEqual({
      totalPatterns: 0,
      averageSuccessRate: null,
      replays: 0,
      venueTypeDistribution: {},
      topDomains: [],
      patterns: [],
    });
  });

  it('counts patterns in use, the visits they read, kinds of venues and domains [PATTERN-01, ENT-061, CALL-145]', async () => {
    const hall = await makeSource(site.db, { url: PAGE, name: 'The Hall' });
    const other = await makeSource(site.db, { url: 'https://museum.example.org/' });
    await aPattern({ sourceId: hall.id, replays: 8, successes: 6, yields: [3, 9, 4], learnedAt: 2 });
    await aPattern({ sourceId: hall.id, pattern: '/e/*', learnedAt: 1 });
    await aPattern({
      sourceId: other.id,
      host: 'museum.example.org',
      venueType: 'museum',
      status: 'drifted',
      replays: 2,
      endedBecause: quoted('Gone.'),
    });
    const found = await stats();
    expect(found).toMatchObject({
      totalPatterns: 2,
      averageSuccessRate: 0.6,
      replays: 10,
      venueTypeDistribution: { library: 2 },
      topDomains: [{ domain: 'hall.example.org', patterns: 2, successRate: 0.75 }],
    });
    expect(found.patterns.map(({ pattern, status, successRate }) => [pattern, status, successRate])).toEqual([
      ['/events', 'active', 0.75],
      ['/e/*', 'active', null],
      ['/events', 'drifted', 0],
    ]);
    expect(found.patterns[0]).toMatchObject({
      source: 'The Hall',
      usualEvents: 4,
      venueType: 'library',
      lastReplay: null,
    });
  });
});

describe('the test of a pattern', () => {
  it('says which rung reads the page, and which rules would be learned [PATTERN-02, CALL-146]', async () => {
    site.outside.web.put(PAGE, CARDS);
    const found = await test({ url: PAGE });
    expect(found).toMatchObject({
      success: true,
      method: 'listing',
      eventsFound: 3,
      confidence: expect.closeTo(0.97, 1),
      learnable: true,
      venueType: 'library',
      strategy: 'calendar-bulk',
      known: null,
      error: null,
    });
    const [list] = found.lists;
    expect(list?.items).toBe('article.card');
    expect(list?.rules.map(({ field, selector }) => [field, selector])).toEqual(
      expect.arrayContaining([
        ['title', expect.stringContaining('a')],
        ['start', 'p.when'],
      ]),
    );
    expect(list?.rules).toContainEqual(expect.objectContaining({ field: 'url', part: '@href' }));
  });

  it('reads what was pasted and asks the network for nothing', async () => {
    expect(await test({ url: PAGE, html: CARDS })).toMatchObject({ learnable: true, eventsFound: 3 });
    expect(site.outside.web.log).toEqual([]);
  });

  it('stores nothing but who asked', async () => {
    await test({ url: PAGE, html: CARDS });
    expect(await site.db.all(sql`SELECT 1 FROM learned_extractors UNION ALL SELECT 1 FROM events`)).toEqual([]);
    expect((await auditRows(site)).map(({ action, subject }) => [action, subject])).toEqual([
      ['pattern.test', `page:${PAGE}`],
    ]);
  });

  it.each([
    ['structured data', jsonLdPage([{ title: 'Folk', start: '2026-10-10T19:30' }]), /structured \(jsonld\)/],
    [
      'sentences',
      '<html><body><p>On October 10 we sing, and on October 12 we dance.</p></body></html>',
      /language model would be called/,
    ],
    ['no day', '<html><body><p>We are a hall.</p></body></html>', /names no future date/],
  ])('says why nothing is learned from %s, and asks no model', async (_what, html, summary) => {
    const model = fakeModel(() => ({ json: { events: [] } }));
    site.outside.model = model;
    const found = await test({ url: PAGE, html });
    expect(found).toMatchObject({ learnable: false, lists: [] });
    expect(found.summary).toMatch(summary);
    expect(model.asked).toEqual([]);
  });

  it('names the rules in use for the page', async () => {
    const hall = await makeSource(site.db, { url: PAGE });
    await aPattern({ sourceId: hall.id, version: 3 });
    expect((await test({ url: PAGE, html: CARDS })).known).toEqual({ pattern: '/events', version: 3 });
  });

  it('reports why a page could not be fetched', async () => {
    site.outside.web.put(PAGE, { status: 503, body: 'busy' });
    expect(await test({ url: PAGE })).toMatchObject({ success: false, error: expect.stringMatching(/503/) });
  });
});

describe('the extraction of a pattern', () => {
  it('gives the events with the evidence of each value, of a page that is sent [CALL-147]', async () => {
    const found = await extracted({ url: PAGE, html: CARDS });
    expect(found).toMatchObject({ success: true, eventsFound: 3, method: 'listing' });
    expect(found.events[0]?.evidence).toContainEqual(
      expect.objectContaining({ field: 'title', snippet: 'Jazz on the Green', method: 'listing' }),
    );
    expect(site.outside.web.log).toEqual([]);
  });

  it('reads a known page by its rules, as the engine would, by its address alone [CALL-147]', async () => {
    const hall = await makeSource(site.db, { url: PAGE });
    await aPattern({ sourceId: hall.id });
    site.outside.web.put(PAGE, CARDS);
    const found = await extracted({ url: PAGE });
    expect(found).toMatchObject({ method: 'learned', eventsFound: 3 });
    expect(found.events[0]?.evidence.every(({ method }) => method === 'learned')).toBe(true);
    expect(await site.db.all(sql`SELECT replays FROM learned_extractors`)).toEqual([{ replays: 0 }]);
  });
});

describe('the test of a selector', () => {
  it('counts what it finds on a page, and shows the first [CALL-084]', async () => {
    site.outside.web.put(PAGE, CARDS);
    expect(await selected({ url: PAGE, selector: 'article.card > h3 a' })).toEqual({
      success: true,
      matches: 3,
      samples: ['Jazz on the Green', 'Open Mic', 'Poets'].map((text, index) => ({
        locator: `html>body>main>article:nth-of-type(${index + 1})>h3>a`,
        text,
        href: new URL(`/e/${text}`, PAGE).href,
      })),
      error: null,
    });
    expect(await selected({ html: CARDS, selector: '.none' })).toMatchObject({
      success: false,
      matches: 0,
      samples: [],
    });
  });

  it('shows ten of very many, and no more than a line of each', async () => {
    const html = `<ul>${`<li>${'x'.repeat(300)}</li>`.repeat(500)}</ul>`;
    const found = await selected({ html, selector: 'li' });
    expect([found.matches, found.samples.length, found.samples[0]?.text.length]).toEqual([500, 10, 200]);
  });

  it.each(['', 'li:has(p)', 'p::before', '<li>', 'a '.repeat(50), '.a'.repeat(300), ':nth-child(2n)'])(
    'refuses a selector that it does not know: %s',
    async (selector) => {
      expect(await site.refusedPost(SELECTOR, { html: CARDS, selector })).toMatchObject({
        status: 400,
        field: 'selector',
      });
      expect(await auditRows(site)).toEqual([]);
    },
  );

  it('needs a page', async () => {
    expect(await site.refusedPost(SELECTOR, { selector: 'p' })).toMatchObject({ status: 400, field: 'url' });
  });
});

describe('whatever is asked for', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'https://user:secret@hall.example.org/',
    'https://marquee.example/events',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
  ])('nothing is asked of %s, and no row is written [REL-19]', async (url) => {
    for (const [path, body] of [
      [TEST, {}],
      [EXTRACT, {}],
      [SELECTOR, { selector: 'p' }],
    ] as const)
      expect(await site.refusedPost(path, { url, ...body })).toMatchObject({ status: 400, field: 'url' });
    expect(site.outside.web.log).toEqual([]);
    expect(await auditRows(site)).toEqual([]);
  });

  it('a private address behind a redirect is not', async () => {
    site.outside.web.put(PAGE, { status: 302, headers: { location: 'http://10.0.0.1/' } });
    expect((await test({ url: PAGE })).success).toBe(false);
    expect((await selected({ url: PAGE, selector: 'p' })).success).toBe(false);
    expect(new Set(site.outside.web.log.map(({ url }) => new URL(url).host))).toEqual(new Set(['hall.example.org']));
  });

  it.each([
    ['tags that never close', '<div class="card">'.repeat(9_000)],
    ['a page that attacks', `<script>fetch('//evil')</script><img src=x onerror=alert(1)>${'<b>'.repeat(2_000)}`],
    ['a table in tables', '<table><tr><td>October 10'.repeat(3_000)],
    ['bytes of nothing', '\u0000\ufffd\u202e'.repeat(9_000)],
  ])('hostile HTML is read or refused in words: %s', async (_what, html) => {
    expect((await test({ url: PAGE, html })).error).toBeNull();
    expect((await extracted({ url: PAGE, html })).method).toBeNull();
    expect((await selected({ html, selector: 'div.card div.card, td td' })).error).toBeNull();
  });

  it('more than is allowed is refused', async () => {
    expect(await site.refusedPost(TEST, { url: PAGE, html: 'x'.repeat(200_001) })).toMatchObject({
      status: 400,
      field: 'html',
    });
    expect(await site.refusedPost(TEST, { url: PAGE, html: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
    expect(await site.refusedPost(TEST, { url: '' })).toMatchObject({ status: 400, field: 'url' });
  });

  it('nothing is read while everything is shut down', async () => {
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', { reason: 'Drill' });
    expect(await site.refusedPost(TEST, { url: PAGE })).toMatchObject({ status: 409 });
  });
});
