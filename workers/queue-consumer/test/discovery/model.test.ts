import { ENOUGH_SOURCES, MODEL_INTERVAL_MS, MODEL_SITES } from '@marquee/contract';
import { toggleControl } from '@marquee/domain/controls';
import { setSafeMode } from '@marquee/domain/discovery';
import { setStrategies } from '@marquee/domain/efficiency';
import type { Caller } from '@marquee/kernel';
import { type FakeModel, fakeModel } from '@marquee/testkit';
import { DAY_MS, HOUR_MS, makeSource } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCity, allot, calendarOf, candidates, discover, MAP, session } from './discovering.ts';

const system: Caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request-1' };
const PARKED = '<html><body><h1>gone.example.org</h1><p>This domain is for sale.</p></body></html>';
const CLUB = { 'https://club.example.org/': calendarOf('Club') };

/** A city that no map knows, and a model that knows it. */
async function aForgottenCity(addresses: unknown, web: Parameters<typeof aCity>[1] = CLUB) {
  const engine = await aCity([], web);
  const model: FakeModel = fakeModel(() => ({ json: { addresses } }));
  engine.model = model;
  return { engine, model };
}
const notes = async (engine: Parameters<typeof session>[0]) => (await session(engine))?.notes ?? '';

describe('a model is asked last for sites that nothing else names', () => {
  it('once nothing without tokens is left: what it names is checked like any other site, and only the true one becomes a source [BEY-12]', async () => {
    const { engine, model } = await aForgottenCity(
      [
        'club.example.org',
        'https://gone.example.org',
        'https://nobody.example.org/events',
        'http://169.254.169.254/latest',
        'https://www.facebook.com/club',
        'ask for Jim',
      ],
      { ...CLUB, 'https://gone.example.org/': PARKED },
    );
    await discover(engine);
    expect(await candidates(engine)).toMatchObject([
      { url: 'https://club.example.org/', state: 'accepted', method: 'model' },
      { url: 'https://gone.example.org/', state: 'rejected', verdict: 'parked' },
      { url: 'https://nobody.example.org/events', state: 'rejected' },
    ]);
    expect(await engine.db.all(sql`SELECT url, discovery_method FROM sources`)).toEqual([
      { url: 'https://club.example.org/', discovery_method: 'model' },
    ]);
    expect(await session(engine)).toMatchObject({ tokens: 1_000, method: 'language model', accepted: 1 });
    expect(await notes(engine)).toContain('The language model named 6 sites, for 1,000 tokens.');
    expect(await engine.db.all(sql`SELECT category, used, reserved FROM token_days`)).toEqual([
      { category: 'sourceDiscovery', used: 1_000, reserved: 0 },
    ]);
    expect(model.asked[0]?.parts[0]?.text).toContain('The town is Columbia, SC.');
  });

  it('while a site without tokens is left to check it is not asked; a city with enough sources never', async () => {
    const { engine, model } = await aForgottenCity([]);
    await engine.db.run(sql`INSERT INTO source_candidates (id, url, address_key, host, city_slug, method, found_because, session_id, next_check_at, created_at)
      VALUES ('c', 'https://club.example.org/', 'club.example.org', 'club.example.org', 'columbia-sc', 'map', '', 's', 0, 0)`);
    await discover(engine);
    expect(model.asked).toEqual([]);
    for (let n = 0; n < ENOUGH_SOURCES; n += 1)
      await makeSource(engine.db, {
        url: `https://h${n}.example.org/`,
        host: `h${n}.example.org`,
        nextDueAt: Number.MAX_SAFE_INTEGER,
      });
    await discover(engine);
    expect(model.asked).toEqual([]);
    expect(await notes(engine)).not.toContain('language model');
  });

  it('it is asked about a city once a week, and told what is known', async () => {
    const { engine, model } = await aForgottenCity(['https://club.example.org']);
    await discover(engine);
    engine.clock.advance(DAY_MS);
    await discover(engine);
    expect(model.asked).toHaveLength(1);
    expect(await notes(engine)).toContain('was asked for more in the last seven days');
    engine.clock.advance(MODEL_INTERVAL_MS);
    await discover(engine);
    expect(model.asked).toHaveLength(2);
    expect(model.asked[1]?.parts[1]?.text).toContain('club.example.org');
    expect(await engine.db.all(sql`SELECT id FROM sources`)).toHaveLength(1);
  });

  it.each([
    ['nothing'],
    [{ addresses: 'all of them' }],
    [null],
    [{ addresses: [{ url: 7 }, 8, null, 'x'.repeat(9_000)] }],
  ])('an answer like %j is paid for and brings nothing', async (answer) => {
    const { engine, model } = await aForgottenCity([]);
    model.reply = () => ({ json: answer });
    await discover(engine);
    expect(await candidates(engine)).toEqual([]);
    expect(await session(engine)).toMatchObject({ tokens: 1_000, candidates: 0 });
    expect(await engine.db.all(sql`SELECT id FROM dead_letters`)).toEqual([]);
  });

  it('Safe Mode asks for half as many, and no answer counts for more than that', async () => {
    const { engine, model } = await aForgottenCity(
      Array.from({ length: 500 }, (_, n) => `https://h${n}.example.org`),
      {},
    );
    await setSafeMode(engine, system, { enabled: true });
    await discover(engine);
    expect(model.asked[0]?.parts[0]?.text).toContain(`at most ${MODEL_SITES / 2} sites`);
    expect(await candidates(engine)).toHaveLength(MODEL_SITES / 2);
  });
});

describe('nothing is asked, and the session says why', () => {
  it('without a key', async () => {
    const engine = await aCity([], {});
    await discover(engine);
    expect(await notes(engine)).toContain('No language model is configured.');
    expect(await session(engine)).toMatchObject({ method: 'language model not asked', tokens: 0 });
  });

  it('with a budget of zero', async () => {
    const { engine, model } = await aForgottenCity(['https://club.example.org']);
    await allot(engine, 0);
    await discover(engine);
    expect(model.asked).toEqual([]);
    expect(await notes(engine)).toContain('The budget for sourceDiscovery is zero.');
    expect(await session(engine)).toMatchObject({ method: 'language model not asked', tokens: 0 });
    expect(await candidates(engine)).toEqual([]);
    // As soon as there is one it is asked.
    await allot(engine, 5_000);
    await discover(engine);
    expect(model.asked).toHaveLength(1);
  });

  it('in the quiet mode', async () => {
    const { engine, model } = await aForgottenCity(['https://club.example.org']);
    await setStrategies(engine, system, { strategies: { aiQuietMode: { enabled: true } } });
    await discover(engine);
    expect(model.asked).toEqual([]);
    expect(await notes(engine)).toContain('The quiet mode is on');
  });

  it('while autonomous discovery is off', async () => {
    const { engine, model } = await aForgottenCity(['https://club.example.org']);
    await toggleControl(engine, system, { control: 'autonomousDiscovery', enabled: false });
    await discover(engine);
    engine.clock.advance(2 * HOUR_MS);
    expect(model.asked).toEqual([]);
    expect(engine.web.asked().filter((url) => !url.startsWith(MAP))).toEqual([]);
  });
});
