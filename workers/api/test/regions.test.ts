import { inRegion } from '@marquee/domain/databases';
import { makeCity, makeSource, requestsTo, secondDatabase, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { type Page, startApi, titles } from './support.ts';

const LIST = '/api/events?city=Columbia&state=SC';

/** The API on a main database that has Camden and a region's that has Columbia; what it answers is shared. */
async function twoDatabases() {
  const api = await startApi({ sharing: { freshMs: 45_000, oldestMs: 60_000, standsMs: 3_600_000, dataCenter: null } });
  const region = await secondDatabase();
  const databases = new Map([['DB_2', region]]);
  for (const db of [api.db, region]) {
    await makeCity(db);
    await makeCity(db, { name: 'Camden', latitude: 34.2465, longitude: -80.607 });
  }
  await api.db.run(
    sql`INSERT INTO city_databases VALUES ('columbia-sc', 'DB_2', 'home', 0), ('columbia-sc', 'DB', 'left', 0)`,
  );
  const engine = inRegion({ ...api.outside, databases }, 'DB_2');
  const source = await makeSource(region, { name: 'The Hall' });
  await store(engine, [{ title: 'Quiz', venue: 'The Hall', start: '2026-10-09T19:00' }], { source });
  await store(api.outside, [{ title: 'Camden Fair', start: '2026-10-11T10:00' }], { city: 'camden-sc' });
  return { api, region, engine, source, ...requestsTo(createApp({ ...api, databases })) };
}

describe('the API on two databases', () => {
  it('answers lists, pages, searches, feeds and sitemaps of a city from its own', async () => {
    const { raw } = await twoDatabases();
    const list = (await (await raw(LIST)).json()) as Page;
    expect(titles(list)).toEqual(['Quiz']);
    expect(list.city.status).toBe('live');
    const slug = list.events[0]?.slug ?? '';
    const texts = await Promise.all(
      [
        `/events/${slug}`,
        '/events?city=Columbia&state=SC',
        '/venue/the-hall-columbia-sc',
        '/api/events/search/quiz?city=Columbia&state=SC',
        '/api/feeds/events.rss?city=Columbia&state=SC',
        '/api/feeds/events.ics?city=Columbia&state=SC',
        '/sitemaps/columbia-sc-1.xml',
      ].map(async (path) => ({ path, response: await raw(path) })),
    );
    for (const { path, response } of texts) expect([path, response.status]).toEqual([path, 200]);
    const bodies = await Promise.all(texts.map(({ response }) => response.text()));
    for (const [i, body] of bodies.entries())
      expect([texts[i]?.path, /quiz/i.test(body)]).toEqual([texts[i]?.path, true]);
    expect(titles(await (await raw('/api/events?city=Camden&state=SC')).json())).toEqual(['Camden Fair']);
    const { events } = (await (await raw('/api/events?state=SC')).json()) as Page;
    expect(events.map(({ title }) => title)).toEqual(['Quiz', 'Camden Fair']);
  });

  it('gives no answer that stood before something changed in the other database', async () => {
    const { api, raw, engine, source } = await twoDatabases();
    expect(titles(await (await raw(LIST)).json())).toEqual(['Quiz']);
    await store(
      engine,
      [
        { title: 'Quiz', venue: 'The Hall', start: '2026-10-09T19:00' },
        { title: 'Late Show', venue: 'The Hall', start: '2026-10-10T21:00' },
      ],
      { source },
    );
    api.clock.advance(61_000);
    expect(titles(await (await raw(LIST)).json())).toEqual(['Quiz', 'Late Show']);
  });

  it('asks the directory nothing where there is one database', async () => {
    const api = await startApi();
    await makeCity(api.db);
    await api.db.run(sql`DROP TABLE city_databases`);
    expect((await api.raw(LIST)).status).toBe(200);
    await api.db.run(
      sql`CREATE TABLE city_databases (city_slug text NOT NULL, database text NOT NULL, state text NOT NULL, since integer NOT NULL, PRIMARY KEY(city_slug, database)) WITHOUT ROWID`,
    );
  });
});
