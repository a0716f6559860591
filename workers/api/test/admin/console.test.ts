import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

interface Found {
  cities: Array<{ slug: string }>;
  sources: Array<{ name: string }>;
  events: Array<{ title: string; slug: string }>;
}

describe('the search of the palette', () => {
  const search = async (q: string) => {
    const found = await site.get<Found>('searchConsole', `/api/admin/search?q=${encodeURIComponent(q)}`);
    return {
      cities: found.cities.map((city) => city.slug),
      sources: found.sources.map((source) => source.name),
      events: found.events.map((event) => event.title),
    };
  };

  beforeEach(async () => {
    await makeCity(site.db);
    await makeCity(site.db, { name: 'Columbus', state: 'GA', status: 'known' });
    await makeSource(site.db, { name: 'Congaree Stage', url: 'https://www.stage.example.org/events' });
    await store(site, [{ title: 'Folk Evening' }, { title: 'Poetry and "Folk"', start: '2026-10-12T19:00' }], {
      source: await makeSource(site.db, { name: 'Grange Hall', url: 'https://grange.example.org/' }),
    });
  });

  it('finds cities, sources and events by the beginning of a name, hosts, and words of titles', async () => {
    expect(await search('colu')).toEqual({ cities: ['columbia-sc', 'columbus-ga'], sources: [], events: [] });
    expect((await search('Columbus, GA')).cities).toEqual(['columbus-ga']);
    expect((await search('cong')).sources).toEqual(['Congaree Stage']);
    expect((await search('stage.example')).sources).toEqual(['Congaree Stage']);
    expect((await search('https://grange.example.org/events')).sources).toEqual(['Grange Hall']);
    expect((await search('folk')).events.toSorted()).toEqual(['Folk Evening', 'Poetry and "Folk"']);
    expect((await search('and "folk')).events).toEqual(['Poetry and "Folk"']);
    expect((await search('fo')).events).toEqual(['Folk Evening']);
    expect((await search('folk-evening-columbia-sc')).events).toEqual(['Folk Evening']);
  });

  it('gives eight of a kind at most', async () => {
    for (let i = 0; i < 12; i += 1) await makeSource(site.db, { name: `Hall ${i}` });
    expect((await search('hall')).sources).toHaveLength(8);
  });

  it.each(['"', "'", '%%', '**', 'NEAR(', 'title:', '\0\0\0', '🎃🎃', '..//'])(
    'takes %j as the text it is',
    async (text) => {
      expect(await search(`${text}x`)).toEqual({ cities: [], sources: [], events: [] });
    },
  );

  it.each(['', ' ', 'a'])('wants two letters: %j', async (text) => {
    expect(await site.refusedGet(`/api/admin/search?q=${encodeURIComponent(text)}`)).toMatchObject({ field: 'q' });
  });
});
