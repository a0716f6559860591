import { isAllowed, parseRobots } from '@marquee/fetching';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const places = async (path: string) => {
  const response = await api.raw(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'application/xml']);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
    ([, loc, lastmod]) => [loc?.replace('https://marquee.example', '').replaceAll('&amp;', '&'), lastmod ?? null],
  );
};

describe('the sitemaps', () => {
  it('are named by robots.txt, and there is one for each live city', async () => {
    await makeCity(api.db, { name: 'Hidden', isHidden: true });
    await makeCity(api.db, { name: 'Greer', status: 'configured' });
    await store(api, [{ title: 'Oyster Roast' }]);
    expect(await (await api.raw('/robots.txt')).text()).toContain('Sitemap: https://marquee.example/sitemap.xml\n');
    expect((await places('/sitemap.xml')).map(([path]) => path)).toEqual([
      '/sitemaps/site.xml',
      '/sitemaps/columbia-sc-1.xml',
    ]);
    expect((await places('/sitemaps/site.xml')).map(([path]) => path)).toEqual(['/', '/cities']);
  });

  it.each(['Googlebot', 'Googlebot-Image', 'Google-Calendar-Importer', 'Feedly'])(
    'are beside a robots.txt that lets %s fetch what people subscribe with, and nothing else of the API',
    async (robot) => {
      const rules = parseRobots(await (await api.raw('/robots.txt')).text());
      const fetched = (paths: string[]) => paths.filter((path) => isAllowed(rules, robot, path));
      const open = [
        '/',
        '/events?city=Columbia&state=SC',
        '/api/feeds/events.ics?city=Columbia&state=SC&category=Music',
        '/api/feeds/events.rss',
        '/api/feeds/events.json?q=jazz',
        '/api/events/oyster-roast-columbia-sc/calendar.ics',
        '/api/shared-itineraries/abc/calendar.ics?x=1',
        '/api/placeholder/600/400',
        '/media/abc?w=480',
        '/previews/listing.png?city=Columbia',
        '/embed?city=Columbia&state=SC',
      ];
      expect(fetched(open)).toEqual(open);
      const closed = [
        '/admin',
        '/api/events',
        '/api/events/oyster-roast',
        '/api/admin/users.csv',
        '/api/account/export',
      ];
      expect(fetched([...closed, '/api/feeds', '/api/itineraries/1/calendar.ics', '/api/login'])).toEqual([]);
    },
  );

  it('name a city, its categories with events, and its coming events with their last change', async () => {
    await store(api, [{ title: 'Oyster Roast', description: 'Food and live music by a band.' }]);
    const entries = await places('/sitemaps/columbia-sc-1.xml');
    expect(entries[0]?.[0]).toBe('/events?city=Columbia&state=SC');
    expect(entries.slice(1, -1).length).toBeGreaterThan(0);
    expect(entries.at(-2)?.[0]).toBe('/cities/columbia-sc/sources');
    for (const [path] of entries.slice(1, -2)) expect(path).toMatch(/^\/events\?city=Columbia&state=SC&category=[A-Z]/);
    expect(entries.at(-1)).toEqual(['/events/oyster-roast-columbia-sc', '2026-10-01T12:00:00.000Z']);
  });

  it('name the venues at which something is coming', async () => {
    await store(api, [{ title: 'Oyster Roast', venue: 'Granby Hall' }]);
    const paths = async () => (await places('/sitemaps/columbia-sc-1.xml')).map(([path]) => path);
    expect(await paths()).toContain('/venue/granby-hall-columbia-sc');
    await api.db.run(sql`DELETE FROM listing`);
    expect(await paths()).not.toContain('/venue/granby-hall-columbia-sc');
  });

  it('are as many for a city as its events need, and at most ten', async () => {
    await store(api, [{ title: 'Oyster Roast' }]);
    for (const [total, pages] of [
      [5_001, 2],
      [900_000, 10],
    ] as const) {
      await api.db.run(sql`UPDATE listing_counts SET total = ${total} WHERE scope = 'columbia-sc'`);
      expect((await places('/sitemap.xml')).length - 1).toBe(pages);
      expect((await api.raw(`/sitemaps/columbia-sc-${pages + 1}.xml`)).status).toBe(404);
    }
  });

  it('are nowhere else', async () => {
    for (const name of ['nowhere-sc-1.xml', 'columbia-sc-0.xml', 'columbia-sc.xml', 'x', '%00'])
      expect([name, (await api.raw(`/sitemaps/${name}`)).status]).toEqual([name, 404]);
  });
});
