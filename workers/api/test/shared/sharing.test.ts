import { beforeEach, describe, expect, it } from 'vitest';
import { asking } from '../accounts/people.ts';
import { type Page, SHELL, titles } from '../support.ts';
import { ADMIN, callsOf, FRESH_MS, LIST, OLDEST_MS, type SharedApi, signInAdmin, startShared } from './support.ts';

let api: SharedApi;
beforeEach(async () => {
  api = await startShared();
});

const PAGES = ['/', '/events?city=Columbia&state=SC', '/cities', '/cities/columbia-sc/sources'];
const PATHS = [
  LIST,
  '/api/events/search/jazz?city=Columbia&state=SC',
  '/api/categories/counts?city=Columbia&state=SC',
  '/api/venues/counts?city=Columbia&state=SC',
  '/api/event-fewer-filters?city=Columbia&state=SC&free=true',
  '/api/location/featured-cities',
  '/api/location/search?query=col',
  '/api/cities/stats',
  '/api/cities/columbia-sc/sources',
  '/api/cities/recent?state=SC',
  '/api/feeds/events.ics?city=Columbia&state=SC',
  '/api/feeds/events.rss?city=Columbia&state=SC',
  '/api/feeds/events.json?city=Columbia&state=SC',
  '/embed?city=Columbia&state=SC',
  '/sitemap.xml',
  ...PAGES,
];

async function slugOfBarn(): Promise<string> {
  const { events } = await (await api.ask(LIST)).json<Page>();
  return events.find(({ title }) => title === 'Barn Dance')?.slug ?? '';
}

describe('a public answer', () => {
  it('is read once for everybody who asks the same within a minute', async () => {
    const slug = await slugOfBarn();
    const own = [`/api/events/${slug}`, `/events/${slug}`, `/api/events/${slug}/calendar.ics`];
    for (const path of [...PATHS, ...own]) {
      await api.ask(path);
      const texts = new Set<string>();
      expect([
        path,
        await callsOf(api, async () => {
          for (let n = 0; n < 5; n += 1) texts.add(await (await api.ask(path)).text());
        }),
      ]).toEqual([path, 0]);
      expect(texts.size).toBe(1);
    }
  });

  it('says how old it is, and is not sent again to who has it', async () => {
    for (const path of [LIST, '/events?city=Columbia&state=SC', '/embed?city=Columbia&state=SC']) {
      const first = await api.ask(path);
      expect([path, first.headers.get('age'), first.headers.get('cache-status')]).toEqual([path, null, null]);
      api.clock.advance(20_000);
      const second = await api.ask(path);
      expect([second.headers.get('age'), second.headers.get('cache-status')]).toEqual(['20', 'Marquee; hit; ttl=25']);
      const etag = second.headers.get('etag') ?? '';
      expect(etag).toMatch(/^(?:W\/)?"[\w-]+"$/);
      expect(etag).toBe(first.headers.get('etag'));
      const third = await api.ask(path, { headers: { 'if-none-match': `"other", ${etag}` } });
      expect([third.status, await third.text(), third.headers.get('age')]).toEqual([304, '', '20']);
      api.clock.advance(OLDEST_MS);
    }
  });

  it('is renewed by one request, while all others get it, and never given when it is a minute old', async () => {
    const first = await (await api.ask(LIST)).json<Page>();
    await api.db.run("UPDATE events SET title = 'Barn Ball' WHERE title = 'Barn Dance'");
    api.clock.advance(FRESH_MS + 1_000);
    let pages: Page[] = [];
    const calls = await callsOf(api, async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => api.ask(LIST)));
      pages = await Promise.all(answers.map((answer) => answer.json<Page>()));
    });
    expect(calls).toBe(1);
    for (const page of pages) expect(titles(page)).toEqual(titles(first));
    const renewed = await api.ask(LIST);
    expect(renewed.headers.get('age')).toBe('0');
    expect(titles(await renewed.json())).toContain('Barn Ball');
    await api.db.run("UPDATE events SET title = 'Barn Prom' WHERE title = 'Barn Ball'");
    api.clock.advance(OLDEST_MS);
    const late = await api.ask(LIST);
    expect([late.headers.get('age'), titles(await late.json()).includes('Barn Prom')]).toEqual([null, true]);
  });

  it('costs a crowd of 1,000 one read', async () => {
    const calls = await callsOf(api, async () => {
      const answers = await Promise.all(Array.from({ length: 1_000 }, () => api.ask(LIST)));
      for (const answer of answers) expect(titles(await answer.json())).toContain('Barn Dance');
    });
    expect(calls).toBe(1);
  });

  it('is taken from another isolate of the data center, with its age', async () => {
    await api.ask(LIST);
    // Asked for again, so that others may want it.
    api.clock.advance(FRESH_MS + 1_000);
    await api.ask(LIST);
    api.clock.advance(10_000);
    const { ask } = api.isolate();
    await ask('/robots.txt');
    let answer: Response | null = null;
    expect(await callsOf(api, async () => (answer = await ask(LIST)))).toBe(0);
    expect((answer as Response | null)?.headers.get('age')).toBe('10');
    api.clock.advance(OLDEST_MS);
    await ask('/robots.txt');
    expect(await callsOf(api, () => ask(LIST))).toBe(1);
  });

  it('is read as before where the cache of the data center fails, never answers, or gives nonsense', async () => {
    for (const get of [
      () => Promise.reject(new Error('out of reach')),
      () => new Promise<never>(() => {}),
      () => Promise.resolve({ at: api.clock.now() + 99_000, headers: {}, bytes: new Uint8Array(3) }),
      () => Promise.resolve({ at: 0, headers: {}, bytes: new Uint8Array(3) }),
    ]) {
      const put = () => Promise.reject(new Error('full'));
      const broken = await startShared({
        sharing: { freshMs: FRESH_MS, oldestMs: OLDEST_MS, standsMs: 0, dataCenter: { get, put } },
      });
      for (let n = 0; n < 3; n += 1) {
        const answer = await broken.ask(LIST);
        expect([answer.status, titles(await answer.json()).includes('Barn Dance')]).toEqual([200, true]);
        broken.clock.advance(FRESH_MS + 1_000);
      }
    }
  });
});

describe('the question of a shared answer', () => {
  it('is the same in any order and spelling, and with what nobody knows', async () => {
    const same: Array<[first: string, ...others: string[]]> = [
      [
        '/api/events?city=Columbia&state=SC&categories=Music,Food',
        '/api/events?state=sc&categories=food,MUSIC&city=columbia',
        '/api/events?city=%43OLUMBIA&state=SC&categories=Food,,Music,&limit=50&free=false',
        '/api/events?city=+columbia+&state=%53%43&categories=Music%2CFood&within=0',
      ],
      ['/api/feeds/events.rss?city=Columbia&state=SC', '/api/feeds/events.rss?utm_source=x&state=sc&city=COLUMBIA'],
      ['/embed?city=Columbia&state=SC', '/embed?limit=10&theme=auto&state=SC&city=Columbia&x=1'],
      [
        '/events?city=Columbia&state=SC&sort=price-asc',
        '/events?fbclid=1&sort=price-asc&state=sc&city=Columbia',
        '/events?sort=price-asc&city=%43olumbia&state=SC&within=25&utm_campaign=y',
      ],
      ['/', '/?gclid=2', '/?city=Irmo'],
      ['/cities', '/cities?a=b'],
    ];
    for (const [first, ...others] of same) {
      const text = await (await api.ask(first)).text();
      for (const other of others) {
        let told = '';
        expect([other, await callsOf(api, async () => (told = await (await api.ask(other)).text()))]).toEqual([
          other,
          0,
        ]);
        expect(told).toBe(text);
      }
    }
  });

  it('is another one where the answer is', async () => {
    const others = [
      LIST,
      `${LIST}&sort=date-desc`,
      `${LIST}&boosted=true`,
      `${LIST}&limit=1`,
      '/api/events?city=Columbia&state=NC',
      '/events?city=Columbia&state=SC',
      '/events?city=COLUMBIA&state=SC',
      '/events?city=Columbia&state=SC&lang=es',
    ];
    for (const path of others) expect([path, (await callsOf(api, () => api.ask(path))) > 0]).toEqual([path, true]);
    const spanish = { headers: { 'accept-language': 'es' } };
    expect(await (await api.ask('/cities', spanish)).text()).toContain('<html lang="es">');
    expect(await (await api.ask('/cities')).text()).toContain('<html lang="en">');
    for (const path of ['/cities?lang=en', '/cities?l%61ng=en'])
      expect(await (await api.ask(path, spanish)).text(), path).toContain('<html lang="en">');
    expect(await (await api.ask('/cities', spanish)).text()).toContain('<html lang="es">');
  });

  it('names the deployment: what another version or another page shell left is not given', async () => {
    const asked = (version: string, shell: string) => {
      const { ask } = api.isolate({ version, shell: () => Promise.resolve(shell) });
      return ask('/robots.txt').then(() => callsOf(api, () => ask('/cities')));
    };
    const other = SHELL.replace('index-1', 'index-2');
    // Asked for twice, a minute apart: the data center has it.
    const first = api.isolate({ version: '1' });
    await first.ask('/cities');
    api.clock.advance(FRESH_MS + 1_000);
    await first.ask('/cities');
    expect([await asked('1', SHELL), await asked('2', SHELL), await asked('1', other)]).toEqual([0, 1, 1]);
    const { ask } = api.isolate({ version: '1', shell: () => Promise.resolve(other) });
    expect(await (await ask('/cities')).text()).toContain('index-2');
  });
});

describe('what somebody hides', () => {
  it('is gone at once for them, and for everybody a minute later', async () => {
    await signInAdmin(api);
    const paths = [LIST, '/events?city=Columbia&state=SC', '/api/feeds/events.ics?city=Columbia&state=SC'];
    const shows = async (path: string, init?: RequestInit) =>
      (await (await api.ask(path, init)).text()).includes('Barn Dance');
    for (const path of paths) expect([path, await shows(path)]).toEqual([path, true]);
    const slug = await slugOfBarn();
    expect(await shows(`/events/${slug}`)).toBe(true);
    const hidden = await api.ask('/api/admin/cities/columbia-sc/hide', {
      ...asking({ body: {} }),
      headers: { 'content-type': 'application/json', ...ADMIN },
    });
    expect(hidden.status).toBe(200);
    for (const path of paths) expect([path, await shows(path, { headers: ADMIN })]).toEqual([path, false]);
    // Every ten seconds: at no moment is it shown longer than a minute.
    for (let second = 0; second < 60; second += 10) {
      for (const path of paths) await shows(path);
      api.clock.advance(10_000);
    }
    for (const path of paths) expect([path, await shows(path)]).toEqual([path, false]);
  });

  it('is not in what the browser of who changed it kept', async () => {
    await signInAdmin(api);
    for (const path of [LIST, '/events?city=Columbia&state=SC']) {
      const mine = await api.ask(path, { headers: ADMIN });
      expect([path, mine.headers.get('cache-control')]).toEqual([path, 'private, no-cache']);
      expect(mine.headers.get('vary')).toContain('Cookie');
      expect((await api.ask(path)).headers.get('cache-control')).toContain('public');
    }
  });
});
