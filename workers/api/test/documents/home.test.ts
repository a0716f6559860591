import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { documentOf, expectWhole } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

/** Evenings from tomorrow on, and one tonight: the clock of these tests stands at a noon. */
const shows = (n: number) =>
  Array.from({ length: n }, (_, index) => ({
    title: `Show ${index + 1}`,
    description: 'An evening on the town.',
    start: new Date(api.clock.now() + index * 86_400_000).toISOString().slice(0, 10).concat('T19:30'),
  }));

describe('the document of Home', () => {
  it('has tonight, a choice of coming events, and the answers the application would request first', async () => {
    await store(api, shows(20));
    const page = await documentOf(api, '/');
    expect(page.response.status).toBe(200);
    expect(page.canonical).toBe('https://marquee.example/');
    expect(page.text).toMatch(/<h1[^>]*>What is on tonight, and every night after\.<\/h1>/);
    expect(page.text).toMatch(/<h2[^>]*>Tonight/);
    const cards = [...page.text.matchAll(/<h3 class="event-card_title" dir="auto"><a href="(\/events\/[^"]+)">/g)];
    expect(cards).toHaveLength(12);
    expectWhole(page.text);
    const answer = await (await api.raw('/api/events?city=Columbia&state=SC&limit=50')).json();
    const counts = await (await api.raw('/api/categories/counts?city=Columbia&state=SC&within=25')).json();
    expect(page.data).toEqual([
      [['listEvents', { query: { city: 'Columbia', state: 'SC', limit: 50, boosted: 'true' } }], answer],
      [['countCategories', { query: { city: 'Columbia', state: 'SC', within: '25' } }], counts],
    ]);
  });

  it('is whole without any events', async () => {
    const page = await documentOf(api, '/');
    expect(page.response.status).toBe(200);
    expectWhole(page.text);
    expect(page.text).not.toContain('Tonight');
    expect(page.text).toContain('action="/events"');
  });
});
