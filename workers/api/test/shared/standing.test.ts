import { env } from 'cloudflare:test';
import { noticingDatabase, openDatabase, placeChanges, SHOWN_TABLES } from '@marquee/db';
import { MINUTE_MS } from '@marquee/kernel';
import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking } from '../accounts/people.ts';
import { ADMIN, callsOf, FRESH_MS, LIST, OLDEST_MS, type SharedApi, signInAdmin, startShared } from './support.ts';

const HOUR_MS = 60 * MINUTE_MS;
const HTML = '/events?city=Columbia&state=SC';
const SEARCH = '/api/events/search/jazz?city=Columbia&state=SC';
const COUNTS = '/api/categories/counts?city=Columbia&state=SC';
const FEED = '/api/feeds/events.ics?city=Columbia&state=SC';

const noticed = () => openDatabase(noticingDatabase((env as unknown as { DB: D1Database }).DB));

let api: SharedApi;
/** The database as Workers have it. */
let db: ReturnType<typeof noticed>;
beforeEach(async () => {
  api = await startShared({ sharing: { freshMs: FRESH_MS, oldestMs: OLDEST_MS, standsMs: HOUR_MS, dataCenter: null } });
  db = noticed();
});

/** An isolate reports its counts once a minute, which is a call of the database. */
async function passMinute(): Promise<void> {
  api.clock.advance(OLDEST_MS);
  await api.ask('/robots.txt');
}

async function minuteLater(path: string): Promise<string> {
  await passMinute();
  return (await api.ask(path)).text();
}

const slugOf = async (title: string) => {
  const [row] = await db.all<{ slug: string }>(`SELECT slug FROM events WHERE title = '${title}'`);
  return row?.slug ?? '';
};

describe('an answer of a place of which nothing changes', () => {
  it('is given again for the price of its counts', async () => {
    const slug = await slugOf('Barn Dance');
    for (const path of [LIST, HTML, SEARCH, COUNTS, FEED, '/', `/api/events/${slug}`, `/events/${slug}`]) {
      const first = await (await api.ask(path)).text();
      const told = new Set<string>();
      let calls = 0;
      for (let minute = 0; minute < 5; minute += 1) {
        await passMinute();
        calls += await callsOf(api, async () => told.add(await (await api.ask(path)).text()));
      }
      expect([path, told.size, told.has(first), calls]).toEqual([path, 1, true, 5]);
    }
  });

  it('is young again, because it was looked at', async () => {
    await api.ask(LIST);
    api.clock.advance(OLDEST_MS);
    await api.ask(LIST);
    api.clock.advance(20_000);
    expect((await api.ask(LIST)).headers.get('age')).toBe('20');
  });

  it('stands an hour at most', async () => {
    await api.ask(LIST);
    for (let minute = 0; minute < 59; minute += 1) expect(await minuteLater(LIST)).not.toContain('By hand');
    // As from a console of the database: nothing counts it.
    await api.db.run("UPDATE events SET title = 'By hand' WHERE title = 'Barn Dance'");
    expect(await minuteLater(LIST)).toContain('By hand');
  });

  it('shares one look with all answers of its place', async () => {
    const paths = [LIST, `${LIST}&sort=date-desc`, `${LIST}&limit=1`, COUNTS];
    for (const path of paths) await api.ask(path);
    await passMinute();
    expect(
      await callsOf(api, async () => {
        for (const path of paths) await api.ask(path);
      }),
    ).toBe(1);
  });
});

describe('an answer of a place that somebody looks at who never ends', () => {
  it('is given to the next who asks about the place', async () => {
    const next = `${LIST}&limit=1`;
    for (const path of [LIST, next]) await api.ask(path);
    await passMinute();
    const before = api.faulty.calls;
    api.faulty.mood = 'stalled';
    // Who asks so goes away: nothing that they began ends.
    void api.ask(LIST);
    await expect.poll(() => api.faulty.calls).toBeGreaterThan(before);
    api.faulty.mood = 'well';
    api.clock.advance(2_000);
    expect(await callsOf(api, async () => expect((await api.ask(next)).status).toBe(200))).toBe(1);
  });
});

describe('a place that was found', () => {
  const AROUND = `${LIST}&within=25`;
  const asFirst = (n: number) => `${AROUND}&limit=${n + 1}`;

  it('is found for everything that is asked about it within ten seconds', async () => {
    await api.ask(AROUND);
    await api.ask(LIST);
    // In other words it would ask once more.
    const searching = '/api/events/search/jazz?city=Columbia&state=SC&within=25&sort=date-asc&exact=true';
    for (const path of [
      `${AROUND}&sort=popularity`,
      `${AROUND}&free=true`,
      searching,
      `${LIST}&limit=7`,
      `${COUNTS}&within=25`,
    ])
      expect([path, await callsOf(api, () => api.ask(path))]).toEqual([path, 1]);
  });

  it('is looked for again when a town around it changes, which is in every first answer within a minute', async () => {
    await makeCity(db, { name: 'Irmo', latitude: 34.09, longitude: -81.18 });
    const townsIn = async (path: string) => {
      const { nearby } = await (await api.ask(path)).json<{ nearby: Array<{ city: string }> }>();
      return nearby.map(({ city }) => city);
    };
    expect(await townsIn(AROUND)).toEqual([]);
    await store({ ...api, db }, [{ title: 'Okra Strut', start: '2026-10-12T19:00', key: 'okra' }], { city: 'irmo-sc' });
    for (let second = 0; second < 60; second += 5) {
      await api.ask(asFirst(second));
      api.clock.advance(5_000);
    }
    for (let second = 0; second < 60; second += 5) expect(await townsIn(asFirst(second))).toEqual(['Irmo']);
  });

  it('is hidden from who asks first, as from everybody', async () => {
    await api.ask(AROUND);
    await db.run("UPDATE cities SET is_hidden = 1 WHERE slug = 'columbia-sc'");
    for (let second = 0; second < 60; second += 5) {
      await api.ask(asFirst(second));
      api.clock.advance(5_000);
    }
    for (let second = 0; second < 60; second += 5) {
      const page = (await (await api.ask(asFirst(second))).json()) as { events: unknown[]; city: { status: string } };
      expect([page.city.status, page.events]).toEqual(['coming-soon', []]);
    }
  });
});

/** Written by triggers of tables that count, or along with them. */
const FOLLOWING = ['listing_counts', 'event_search', 'event_search_words'];
/** Their writer counts places itself: its claims change nothing that is shown. */
const ITSELF = ['enhancements'];

describe('what standing answers read', () => {
  it('is counted whenever it is written', async () => {
    const slug = await slugOf('Barn Dance');
    const texts: string[] = [];
    const real = (env as unknown as { DB: D1Database }).DB;
    const listening = new Proxy(real, {
      get(target, name) {
        if (name === 'prepare') return (text: string) => (texts.push(text), target.prepare(text));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const isolate = api.isolate({ db: openDatabase(listening) });
    await isolate.ask('/robots.txt');
    texts.length = 0;
    const around = `${LIST}&boosted=true&within=25`;
    const filtered = [`${around}&free=true`, `${LIST}&venue=Granby+Hall`, `${LIST}&featured=true`];
    const others = [
      SEARCH,
      COUNTS,
      FEED,
      '/',
      HTML,
      '/embed?city=Columbia&state=SC',
      '/api/venues/counts?city=Columbia&state=SC',
    ];
    const ofEvent = [`/api/events/${slug}`, `/events/${slug}`, `/api/events/${slug}/calendar.ics`];
    for (const path of [around, ...filtered, ...others, ...ofEvent])
      expect([path, (await isolate.ask(path)).status]).toEqual([path, 200]);
    const [names] = [await db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")];
    const read = names
      .map(({ name }) => name)
      .filter((name) => texts.some((text) => new RegExp(`(?:FROM|JOIN)\\s+"?${name}\\b`, 'i').test(text)));
    expect(read.length).toBeGreaterThan(8);
    expect(read.filter((name) => ![...SHOWN_TABLES, ...FOLLOWING, ...ITSELF].includes(name))).toEqual([]);
  });
});

describe('a change', () => {
  const CHANGES: Record<string, (slug: string) => Promise<unknown>> = {
    'of a title, in the builder': () => db.run("UPDATE events SET title = 'Changed' WHERE title = 'Barn Dance'"),
    'of the status': (slug) => db.run(`UPDATE "events" SET "status" = 'cancelled' WHERE slug = '${slug}'`),
    'of a venue’s own name': () => db.run("UPDATE venue_profiles SET name = 'New Hall'"),
    'of a city that is hidden': () => db.run("UPDATE cities SET is_hidden = 1 WHERE slug = 'columbia-sc'"),
    'of a source’s name': () => db.run("UPDATE sources SET name = 'Renamed'"),
    'of a picture': (slug) => db.run(`UPDATE events SET image_hash = 'x', image_color = NULL WHERE slug = '${slug}'`),
    'that deletes': (slug) => db.run(`DELETE FROM event_aliases WHERE alias = '${slug}'`),
    'in a batch': () =>
      db.$client.batch([db.$client.prepare("UPDATE events SET title = 'Changed' WHERE title = 'Barn Dance'")]),
  };

  for (const [name, change] of Object.entries(CHANGES)) {
    it(`${name} is in every answer a minute later`, async () => {
      const slug = await slugOf('Barn Dance');
      const paths = [LIST, HTML, `/api/events/${slug}`];
      for (const path of paths) await api.ask(path);
      await passMinute();
      expect(await callsOf(api, () => api.ask(LIST))).toBe(1);
      await change(slug);
      for (let second = 0; second < 60; second += 10) {
        for (const path of paths) await api.ask(path);
        api.clock.advance(10_000);
      }
      for (const path of paths) {
        const [alone, shared] = [await api.ask(path, { headers: ADMIN }), await api.ask(path)];
        expect([path, shared.status]).toEqual([path, alone.status]);
        // Of what is missing, each answer names its own request.
        if (alone.status === 200) expect([path, await shared.text()]).toEqual([path, await alone.text()]);
      }
    });
  }

  it('by the engine is counted for its own city alone, and shown within a minute', async () => {
    await api.ask(LIST);
    await db.insert(placeChanges).values({ place: '*', n: 7 }).onConflictDoNothing();
    const everywhere = () => db.all<{ n: number }>("SELECT n FROM place_changes WHERE place = '*'");
    const before = await everywhere();
    await store({ ...api, db }, [{ title: 'New Opera', start: '2026-10-12T19:00', key: 'opera' }]);
    expect(await minuteLater(LIST)).toContain('New Opera');
    expect(await everywhere()).toEqual(before);
    expect(await db.all("SELECT n FROM place_changes WHERE place = 'columbia-sc'")).toHaveLength(1);
  });

  it('of a person at the console is seen by everybody within a minute', async () => {
    await signInAdmin(api);
    const isolate = api.isolate({ db });
    for (const path of [LIST, HTML, FEED]) await isolate.ask(path);
    api.clock.advance(OLDEST_MS);
    for (const path of [LIST, HTML, FEED]) expect(await (await isolate.ask(path)).text()).toContain('Barn Dance');
    const hidden = await isolate.ask('/api/admin/cities/columbia-sc/hide', {
      ...asking({ body: {} }),
      headers: { 'content-type': 'application/json', ...ADMIN },
    });
    expect(hidden.status).toBe(200);
    for (let second = 0; second < 60; second += 10) {
      for (const path of [LIST, HTML, FEED]) await isolate.ask(path);
      api.clock.advance(10_000);
    }
    for (const path of [LIST, HTML, FEED]) expect(await (await isolate.ask(path)).text()).not.toContain('Barn Dance');
  });
});

describe('what changes by itself', () => {
  it('is over for everybody a minute after its end, though nothing was written', async () => {
    const paths = [LIST, HTML, SEARCH, FEED];
    const [row] = await api.db.all<{ ends: number }>(
      "SELECT max(l.ends_at) AS ends FROM listing l JOIN events e ON e.seq = l.event_seq WHERE e.title = 'Late Jazz'",
    );
    const ends = row?.ends ?? 0;
    expect(ends).toBeGreaterThan(api.clock.now());
    api.clock.advance(ends - api.clock.now() - 5 * MINUTE_MS);
    for (const path of paths)
      expect([path, (await (await api.ask(path)).text()).includes('Late Jazz')]).toEqual([path, true]);
    for (let minute = 0; minute < 4; minute += 1) for (const path of paths) await minuteLater(path);
    api.clock.advance(2 * MINUTE_MS);
    for (const path of paths)
      expect([path, (await (await api.ask(path)).text()).includes('Late Jazz')]).toEqual([path, false]);
  });
});
