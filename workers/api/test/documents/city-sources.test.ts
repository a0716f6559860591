import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { documentOf, expectWhole } from './support.ts';

const PATH = '/cities/columbia-sc/sources';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const since = () => api.clock.now() - 9 * 86_400_000;

async function aHall() {
  const hall = await makeSource(api.db, {
    name: 'Harbor <b>Hall</b>',
    runs: 4,
    health: 'ok',
    lastYield: 1,
    lastSuccessAt: since(),
  });
  await store(api, [{ title: 'Folk Evening Concert', venue: 'Harbor Hall' }], { source: hall });
  await makeSource(api.db, {
    name: 'Gone Theater',
    runs: 9,
    health: 'no-events',
    emptyReads: 4,
    lastYield: 0,
    lastSuccessAt: since(),
    silentSince: since(),
    lastListed: { events: 3, categories: { Arts: 3 }, places: 1, place: 'Gone Theater' },
  });
}

describe('the page of what we read in a city [BEY-51]', () => {
  it('says it before any script, in both languages, and hands over its data', async () => {
    await aHall();
    const { response, text, title, canonical, data, structured } = await documentOf(api, PATH);
    expect(response.status).toBe(200);
    expect(title).toBe('What we read in Columbia, SC · Marquee');
    expect(canonical).toBe(`https://marquee.example${PATH}`);
    expectWhole(text);
    for (const words of [
      'Harbor &lt;b&gt;Hall&lt;/b&gt;',
      'Answered Sep 22, 2026',
      'Silent since Sep 22, 2026',
      'last listed 3 events',
      'about 25% of what is on here',
      'href="/submit?what=website"',
      'How we estimate',
    ])
      expect(text).toContain(words);
    expect(data.map(([key]) => key)).toEqual([['getCitySources', { params: { slug: 'columbia-sc' } }]]);
    expect(structured).toHaveLength(1);
    const spanish = await documentOf(api, `${PATH}?lang=es`);
    expect(spanish.text).toContain('En silencio desde el 22 sept 2026');
  });

  it('is linked from the foot of the city’s list, and in its sitemap', async () => {
    await store(api, [{ title: 'Oyster Roast' }]);
    expect((await documentOf(api, '/events?city=Columbia&state=SC')).text).toContain(`href="${PATH}"`);
    expect(await (await api.raw('/sitemaps/columbia-sc-1.xml')).text()).toContain(
      `<loc>https://marquee.example${PATH}</loc>`,
    );
  });

  it('is not there for a city that is not open', async () => {
    await makeCity(api.db, { name: 'Hidden', isHidden: true });
    for (const path of ['/cities/hidden-sc/sources', '/cities/atlantis-xx/sources', '/cities/%22%3E/sources']) {
      const { response, robots } = await documentOf(api, path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(robots).toContain('noindex');
    }
  });
});
