import type { PageTrial } from '@marquee/contract';
import { tokenBudget } from '@marquee/domain/budget';
import { fakeModel, icsFeed, jsonLdPage } from '@marquee/testkit';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

const UNIFIED = '/api/admin/phase1/test-unified-extraction';
const PIPELINE = '/api/admin/scraping/test-unified-extraction';
const SCRAPER = '/api/admin/test-intelligent-scraper';
const PAGE = 'https://hall.example.org/events';
const COLUMBIA = { city: 'Columbia', state: 'SC' };
const SHOW = { title: 'Folk Evening', start: '2026-10-10T19:30', url: `${PAGE}/folk` };
const PROSE = `<!doctype html><html><head><title>The Hall</title></head><body><main>
  <p>Our friends of the Folk Club come on October 10 and sing from 7:30 pm, and the Quiz is back October 12.</p></main></body></html>`;

interface Unified {
  success: boolean;
  result: PageTrial;
  skipped: PageTrial['skipped'];
  error: string | null;
  details: PageTrial['details'];
}

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const unified = (body: object = {}) =>
  site.post<Unified>('testUnifiedExtraction', UNIFIED, { url: PAGE, ...COLUMBIA, ...body });

describe('the test of one page', () => {
  it('answers with each event and where every value of it stands, in the shapes of both panels [CALL-133, ENT-052, ENT-053]', async () => {
    site.outside.web.put(PAGE, jsonLdPage([SHOW, { title: 'Old Show', start: '2026-09-01T19:00' }]));
    const answer = await unified();
    expect(answer).toMatchObject({
      success: true,
      error: null,
      skipped: [{ event: 'Old Show', reason: 'already over' }],
      result: {
        success: true,
        eventsFound: 1,
        eventsSaved: 0,
        fallbackProcessed: 1,
        processingTime: expect.any(Number),
        limitReached: false,
        error: null,
        method: 'jsonld',
        tokenUsage: { promptTokens: 0, completionTokens: 0, totalTokens: 0, estimatedCost: 0 },
        skipped: answer.skipped,
        details: answer.details,
      },
    });
    const [event] = answer.result.events;
    expect(event).toMatchObject({
      id: expect.stringMatching(/./),
      title: 'Folk Evening',
      startDate: '2026-10-10T19:30',
      venue: 'Granby Hall',
      city: 'Columbia, SC',
      confidence: expect.closeTo(0.97, 1),
      savedToDatabase: false,
      needsFallback: true,
      enhancementLevel: 'partial',
      categories: ['Other'],
      imageUrl: null,
    });
    expect(event?.evidence).toContainEqual({
      field: 'title',
      value: 'Folk Evening',
      method: 'jsonld',
      document: PAGE,
      locator: 'script[1]#/0/name',
      snippet: 'Folk Evening',
    });
    for (const field of ['title', 'start', 'venue', 'address', 'url'])
      expect(event?.evidence.map((piece) => piece.field)).toContain(field);
  });

  it('stores nothing that a visitor could see, and says of what a source told before that it is stored', async () => {
    const source = await makeSource(site.db, { url: PAGE });
    site.outside.web.put(PAGE, jsonLdPage([SHOW, { title: 'Quiz', start: '2026-10-12T19:00' }]));
    const counts = () =>
      site.db.all(sql`SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM sightings) AS sightings,
        (SELECT count(*) FROM pages) AS pages, (SELECT count(*) FROM runs) AS runs, (SELECT count(*) FROM outbox) AS jobs`);
    const first = await unified();
    expect(first.result).toMatchObject({ eventsFound: 2, eventsSaved: 0 });
    const folk = first.result.events.find(({ title }) => title === 'Folk Evening');
    await store(site, [{ title: 'Folk Evening', start: '2026-10-10T19:30', key: folk?.id ?? '' }], { source });
    const before = await counts();
    const second = await unified();
    expect(second.result).toMatchObject({ eventsFound: 2, eventsSaved: 1 });
    expect(second.result.events.map(({ title, savedToDatabase }) => [title, savedToDatabase])).toEqual([
      ['Folk Evening', true],
      ['Quiz', false],
    ]);
    expect(await counts()).toEqual(before);
  });

  it('counts what is stored and what needs more among all events of the page, not only among those shown [P1-03]', async () => {
    const source = await makeSource(site.db, { url: 'https://new.example.org/', movedFrom: PAGE });
    const many = Array.from({ length: 25 }, (_, n) => ({
      title: `Evening no. ${n}`,
      start: `2026-11-${10 + (n % 20)}`,
    }));
    site.outside.web.put(PAGE, jsonLdPage(many));
    const keys = (await unified()).result.events.map(({ id }) => id);
    expect(keys).toHaveLength(20);
    await store(
      site,
      keys.slice(0, 12).map((key, n) => ({ title: `Evening no. ${n}`, start: `2026-11-${10 + n}`, key })),
      { source },
    );
    const { result } = await unified({ limit: 3 });
    expect(result).toMatchObject({ eventsFound: 25, eventsSaved: 12, fallbackProcessed: 25, limitReached: true });
    expect(result.events).toHaveLength(3);
  });

  it('shows no more events than the limit, or twenty, and says when there are more [P1-08]', async () => {
    const many = Array.from({ length: 25 }, (_, n) => ({
      title: `Evening no. ${n}`,
      start: `2026-11-${10 + (n % 20)}`,
    }));
    site.outside.web.put(PAGE, jsonLdPage(many));
    const shown = async (limit?: number) => {
      const { result } = await unified(limit === undefined ? {} : { limit });
      return [result.eventsFound, result.events.length, result.limitReached];
    };
    expect(await shown(3)).toEqual([25, 3, true]);
    expect(await shown()).toEqual([25, 20, true]);
    for (const limit of [0, 21, 2.5, -1]) {
      const refusal = await site.refusedPost(UNIFIED, { url: PAGE, ...COLUMBIA, limit });
      expect(refusal).toMatchObject({ status: 400, field: 'limit' });
    }
  });

  it('reads the feed of a page that lists nothing itself', async () => {
    site.outside.web.put(PAGE, '<html><head><link rel="alternate" type="text/calendar" href="/all.ics"></head></html>');
    site.outside.web.put('https://hall.example.org/all.ics', { type: 'text/calendar', body: icsFeed([SHOW]) });
    expect((await unified()).result).toMatchObject({ eventsFound: 1, method: 'ics' });
  });

  it('puts a page that nothing else can read to the model, within the budget of quality assurance', async () => {
    site.outside.web.put(PAGE, PROSE);
    expect(await unified()).toMatchObject({
      success: false,
      details: expect.arrayContaining([expect.objectContaining({ code: 'model-off' })]),
    });
    const answered = { record: 1, title: 'Folk Club', date: 'October 10', time: '7:30 pm', venue: 'Mars Bar' };
    site.outside.model = fakeModel(() => ({
      json: { events: [answered] },
      usage: { promptTokens: 700, answerTokens: 50, costMicroDollars: 95 },
    }));
    const { result } = await unified();
    expect(result).toMatchObject({
      eventsFound: 1,
      method: 'language-model',
      tokenUsage: { promptTokens: 700, completionTokens: 50, totalTokens: 750, estimatedCost: 0.000095 },
      events: [{ title: 'Folk Club', venue: null, confidence: expect.closeTo(0.98, 1) }],
    });
    expect(result.details).toContainEqual(expect.objectContaining({ code: 'model-value-invented' }));
    expect((await tokenBudget(site)).usage.byCategory).toMatchObject({ qualityAssurance: 750, contentAnalysis: 0 });
    expect((await unified()).result.tokenUsage.totalTokens).toBe(0);
  });

  it('reports why a page could not be fetched', async () => {
    site.outside.web.put(PAGE, { status: 503, body: 'busy' });
    const answer = await unified();
    expect(answer).toMatchObject({ success: false, result: { success: false, eventsFound: 0, events: [] } });
    expect(answer.error).toMatch(/503/);
  });
});

describe('the other two tests', () => {
  it('answer how many events there are, with a status [CALL-041] or a time in ms [CALL-053]; the city may be left out', async () => {
    site.outside.web.put(PAGE, jsonLdPage([SHOW]));
    expect(await site.post('testScrapingPipeline', PIPELINE, { url: PAGE })).toMatchObject({
      eventsFound: 1,
      status: 'success',
    });
    expect(await site.post('testIntelligentScraper', SCRAPER, { url: PAGE })).toEqual({
      success: true,
      eventsFound: 1,
      processingTime: expect.any(Number),
      error: null,
      method: 'jsonld',
    });
    expect((await auditRows(site)).map(({ after }) => after)).toEqual([
      { city: 'Columbia, SC', limit: null },
      { city: 'Columbia, SC', limit: null },
    ]);
  });

  it('tell a page without events from one that cannot be had', async () => {
    const status = async () =>
      (await site.post<{ status: string }>('testScrapingPipeline', PIPELINE, { url: PAGE })).status;
    site.outside.web.put(PAGE, '<html><body><p>We are a hall.</p></body></html>');
    expect(await status()).toBe('partial');
    site.outside.web.put(PAGE, { unreachable: true });
    expect(await status()).toBe('error');
  });
});

describe('what may be asked for', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.1/',
    'http://localhost:5190/',
    'https://user:secret@hall.example.org/',
    'https://marquee.example/events',
    'ftp://hall.example.org/',
    'javascript:alert(1)',
    'no address',
  ])('is never %s: nothing is asked of the network, no row is written [REL-19]', async (url) => {
    for (const path of [UNIFIED, PIPELINE, SCRAPER]) {
      const refusal = await site.refusedPost(path, { url, ...COLUMBIA });
      expect(refusal).toMatchObject({ status: 400, field: 'url' });
    }
    expect(site.outside.web.log).toEqual([]);
    expect(await auditRows(site)).toEqual([]);
  });

  it('is never a private address behind a redirect', async () => {
    site.outside.web.put(PAGE, { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } });
    const { result } = await unified();
    expect(result.success).toBe(false);
    expect(site.outside.web.log.map(({ url }) => new URL(url).host)).toEqual(['hall.example.org', 'hall.example.org']);
  });

  it('is not asked for where robots.txt forbids it', async () => {
    site.outside.web.put('https://hall.example.org/robots.txt', {
      type: 'text/plain',
      body: 'User-agent: *\nDisallow: /',
    });
    site.outside.web.put(PAGE, jsonLdPage([SHOW]));
    expect((await unified()).error).toMatch(/robots/i);
  });

  it('needs a city we know, and none is asked for while everything is shut down', async () => {
    expect(await site.refusedPost(UNIFIED, { url: PAGE, city: 'Nowhere', state: 'SC' })).toMatchObject({ status: 404 });
    expect(await site.refusedPost(UNIFIED, { url: PAGE })).toMatchObject({ status: 400, field: 'city' });
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', { reason: 'Drill' });
    expect(await site.refusedPost(UNIFIED, { url: PAGE, ...COLUMBIA })).toMatchObject({ status: 409 });
    expect(site.outside.web.log).toEqual([]);
  });
});
