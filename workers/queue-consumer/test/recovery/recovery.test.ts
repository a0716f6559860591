import { LATER_RECOVERY_MS } from '@marquee/contract';
import { sources } from '@marquee/db';
import { toggleControl } from '@marquee/domain/controls';
import { listRecoveries, recoveryStats, scheduleRecovery } from '@marquee/domain/recovery';
import { scheduleSources } from '@marquee/domain/scheduling';
import type { Caller } from '@marquee/kernel';
import { type Answer, type FakeModel, fakeModel } from '@marquee/testkit';
import {
  DAY_MS,
  engineDeps,
  freshStorage,
  inWords,
  makeCity,
  makeSource,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allot, calendarOf } from '../discovery/discovering.ts';
import { runUntilQuiet } from '../support.ts';

const HOST = 'https://hall.example.org';
const OLD = `${HOST}/shows`;
const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const gone = { status: 404, body: 'Gone.' };
const home = (links: string) =>
  `<html lang="en"><body><p>Welcome to the hall of all the arts.</p>${links}</body></html>`;

/** A source that was read once and then lost its page. */
async function aLostSource(web: Record<string, Answer | string>): Promise<TestEngine> {
  const engine = engineDeps(await freshStorage(), { [OLD]: calendarOf('Hall') });
  await makeCity(engine.db);
  await makeSource(engine.db, { id: 's1', url: OLD, nextDueAt: engine.clock.now() });
  await scheduleSources(engine);
  await runUntilQuiet(engine);
  for (const [url, answer] of Object.entries({ [OLD]: gone, ...web })) engine.web.put(url, answer);
  await engine.db.update(sources).set({ consecutiveFailures: 3, health: 'http-error' }).where(eq(sources.id, 's1'));
  engine.clock.advance(DAY_MS);
  return engine;
}

async function look(engine: TestEngine): Promise<number> {
  const jobs = await scheduleRecovery(engine);
  await runUntilQuiet(engine);
  return jobs;
}
const source = async (engine: TestEngine) => (await engine.db.select().from(sources).where(eq(sources.id, 's1')))[0];
interface Attempt {
  url: string;
  status: string;
  alternative_url: string | null;
  method: string | null;
  tier: string | null;
  tokens: number;
  requests: number;
  detail: string;
  tried: string;
}
const attempts = async (engine: TestEngine) =>
  inWords(await engine.db.all(sql`SELECT * FROM source_recoveries ORDER BY attempted_at`)) as Attempt[];
const shown = async (engine: TestEngine) =>
  (await engine.db.all(sql`SELECT key FROM sightings WHERE source_id = 's1' AND withdrawn_at IS NULL`)).length;

describe('a lost source is looked for without tokens', () => {
  it('and found by a link of its home page: it moves there with its events [RECOV-06, ENT-026, ENT-027]', async () => {
    const engine = await aLostSource({
      [`${HOST}/`]: home('<a href="/calendar-2027">Events calendar</a>'),
      [`${HOST}/calendar-2027`]: calendarOf('Hall'),
    });
    expect(await shown(engine)).toBe(3);
    await look(engine);
    expect(await attempts(engine)).toMatchObject([
      { url: OLD, status: 'validated', alternative_url: `${HOST}/calendar-2027`, method: 'home-link', tokens: 0 },
    ]);
    expect(await source(engine)).toMatchObject({
      url: `${HOST}/calendar-2027`,
      movedFrom: OLD,
      status: 'active',
      consecutiveFailures: 0,
    });
    expect((await source(engine))?.nextDueAt).toBeLessThanOrEqual(engine.clock.now());
    expect(await recoveryStats(engine, {})).toMatchObject({
      recoveryRate: 1,
      domainsSaved: 1,
      totalAttempts: 1,
      tokensSaved: 21_000,
      cities: [{ city: 'Columbia', lost: 1, recovered: 1 }],
      ways: [{ recovered: 0 }, { way: 'homepage', recovered: 1 }, { recovered: 0 }],
    });
    const place = { city: 'Columbia', state: 'SC', limit: 5 };
    expect(await listRecoveries(engine, { ...place, recovered: 'true' })).toMatchObject([
      { tokenCost: 0, validatedSources: [{ url: OLD, status: 'validated', tier: 'high' }] },
    ]);
    expect(await listRecoveries(engine, { ...place, recovered: 'false' })).toEqual([]);
    expect(await shown(engine)).toBe(3);
    await scheduleSources(engine);
    await runUntilQuiet(engine);
    expect(await source(engine)).toMatchObject({ health: 'ok', lastYield: 3 });
    expect(await shown(engine)).toBe(3);
    expect(await engine.db.all(sql`SELECT DISTINCT page_url FROM sightings`)).toEqual([
      { page_url: `${HOST}/calendar-2027` },
    ]);
  });

  it('at a usual path, where nothing links to it', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home(''), [`${HOST}/calendar`]: calendarOf('Hall') });
    await look(engine);
    expect(await attempts(engine)).toMatchObject([{ alternative_url: `${HOST}/calendar`, method: 'usual-path' }]);
  });

  it('in the sitemap, which is read within bounds however long it is', async () => {
    const many = Array.from({ length: 30_000 }, (_, n) => `<url><loc>${HOST}/page/${n}</loc></url>`).join('');
    const engine = await aLostSource({
      [`${HOST}/`]: home(''),
      [`${HOST}/sitemap.xml`]: {
        type: 'application/xml',
        body: `<urlset><url><loc>${HOST}/visit/happenings</loc></url><url><loc>https://other.example/events</loc></url>${many}</urlset>`,
      },
      [`${HOST}/visit/happenings`]: calendarOf('Hall'),
    });
    await look(engine);
    const [attempt] = await attempts(engine);
    expect(attempt).toMatchObject({ alternative_url: `${HOST}/visit/happenings`, method: 'sitemap' });
    expect(attempt?.requests).toBeLessThan(20);
  });

  it('a page with other events is not it; nothing is lost, and it is looked for once a day, later once a week', async () => {
    const engine = await aLostSource({
      [`${HOST}/`]: home('<a href="/events">Events</a>'),
      [`${HOST}/events`]: calendarOf('Bingo'),
    });
    await look(engine);
    const [attempt] = await attempts(engine);
    expect(attempt).toMatchObject({ status: 'invalid', alternative_url: null });
    expect(attempt?.tried).toContain('It lists none of the 3 events that are known from this source.');
    expect(await source(engine)).toMatchObject({ url: OLD, status: 'active' });
    expect(await shown(engine)).toBe(3);
    expect(await look(engine)).toBe(0);
    for (let day = 0; day < 6; day += 1) {
      engine.clock.advance(DAY_MS);
      expect(await look(engine)).toBe(1);
    }
    engine.clock.advance(DAY_MS);
    expect(await look(engine)).toBe(0);
    engine.clock.advance(LATER_RECOVERY_MS);
    expect(await look(engine)).toBe(1);
  });

  it('a host that does not answer costs one request and is unreachable', async () => {
    const engine = await aLostSource({ [OLD]: { status: 503, body: '' } });
    await look(engine);
    expect(await attempts(engine)).toMatchObject([{ status: 'unreachable', alternative_url: null, requests: 1 }]);
  });

  it('while discovery is off nothing is looked for, and a source that is read again is left alone', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home('') });
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: false });
    expect(await look(engine)).toBe(0);
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: true });
    await engine.db.update(sources).set({ consecutiveFailures: 0, health: 'ok' });
    expect(await look(engine)).toBe(0);
    expect(await attempts(engine)).toEqual([]);
  });

  it('a page that lists nothing any more, three reads in a row, is lost as well', async () => {
    const engine = await aLostSource({
      [OLD]: home('<p>Our calendar has moved.</p><a href="/whats-on">What’s on</a>'),
      [`${HOST}/whats-on`]: calendarOf('Hall'),
      [`${HOST}/`]: home(''),
    });
    await engine.db.update(sources).set({ consecutiveFailures: 0, health: 'ok', nextDueAt: engine.clock.now() });
    for (let read = 0; read < 3; read += 1) {
      expect(await look(engine)).toBe(0);
      await engine.db.update(sources).set({ nextDueAt: engine.clock.now() });
      await scheduleSources(engine);
      await runUntilQuiet(engine);
      engine.clock.advance(DAY_MS / 2);
    }
    expect(await look(engine)).toBe(1);
    expect(await source(engine)).toMatchObject({ url: `${HOST}/whats-on`, emptyReads: 0 });
  });
});

describe('a model is asked last where a lost source went', () => {
  const LINKS = '<a href="/about">Our story</a><a href="/gatherings">Come and sit with us</a>';
  const asking = (answer: unknown): FakeModel => fakeModel(() => ({ json: answer }));

  it('it picks among the links of the home page, and the page it picks is read before it counts', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home(LINKS), [`${HOST}/gatherings`]: calendarOf('Hall') });
    const model = asking({ links: [2, 1, 99], addresses: [] });
    engine.model = model;
    await look(engine);
    expect(model.asked[0]?.parts[1]?.text).toContain('2. Come and sit with us – /gatherings');
    expect(await attempts(engine)).toMatchObject([
      { status: 'validated', alternative_url: `${HOST}/gatherings`, method: 'model-link', tokens: 1_000 },
    ]);
    expect(await source(engine)).toMatchObject({ url: `${HOST}/gatherings`, movedFrom: OLD });
    expect((await recoveryStats(engine, {})).ways).toMatchObject([{}, { way: 'homepage', recovered: 1 }, {}]);
  });

  it('it names an address of the site that nothing links to; one of another site is not even asked', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home(LINKS), [`${HOST}/on-stage`]: calendarOf('Hall') });
    engine.model = asking({
      links: [],
      addresses: ['https://other.example.org/x', '/on-stage', 'javascript:alert(1)'],
    });
    await look(engine);
    expect(await attempts(engine)).toMatchObject([{ alternative_url: `${HOST}/on-stage`, method: 'model-address' }]);
    expect(engine.web.asked().filter((url) => url.includes('other.example.org'))).toEqual([]);
    expect((await recoveryStats(engine, {})).ways).toMatchObject([{}, {}, { way: 'multi-suggestion', recovered: 1 }]);
  });

  it('a page with other events is not it, however sure the model is; a home page that stays is paid for once', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home(LINKS), [`${HOST}/gatherings`]: calendarOf('Bingo') });
    const model = asking({ links: [2], addresses: [] });
    engine.model = model;
    await look(engine);
    expect(await attempts(engine)).toMatchObject([{ status: 'invalid', alternative_url: null, tokens: 1_000 }]);
    engine.clock.advance(DAY_MS);
    await look(engine);
    expect(model.asked).toHaveLength(1);
    expect((await attempts(engine))[1]).toMatchObject({ status: 'invalid', tokens: 0 });
  });

  it('where a way without tokens leads to the page it is not asked', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home(''), [`${HOST}/calendar`]: calendarOf('Hall') });
    const model = asking({ links: [1], addresses: [] });
    engine.model = model;
    await look(engine);
    expect(model.asked).toEqual([]);
  });

  it('without a key, or with a budget of zero, nothing is asked, and the attempt says so', async () => {
    const engine = await aLostSource({ [`${HOST}/`]: home(LINKS) });
    await look(engine);
    expect((await attempts(engine))[0]?.detail).toContain('No language model is configured.');
    const model = asking({ links: [2], addresses: [] });
    engine.model = model;
    await allot(engine, 0);
    engine.clock.advance(DAY_MS);
    await look(engine);
    expect(model.asked).toEqual([]);
    expect((await attempts(engine))[1]).toMatchObject({ tokens: 0 });
    expect((await attempts(engine))[1]?.detail).toContain('The budget for sourceDiscovery is zero.');
  });
});
