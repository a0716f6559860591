import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi } from '../support.ts';
import { documentOf, expectWhole, unescaped } from './support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

const TITLES = [
  '<img src=x onerror=alert(1)> Night',
  '</script><script>alert(1)</script> Night',
  '<!--</title></h1> <script> Night',
  `"quoted" 'twice' & &amp; back\`tick\` $& $1 Night`,
  '🎷🎺 爵士 Night 👩‍👩‍👧',
  'ليلة موسيقية في المدينة',
  'line\u2028and\u2029paragraph Night',
  `Long ${'and longer '.repeat(950)}Night`,
];

describe('a hostile title of an event', () => {
  it.each(TITLES.map((title) => [title.slice(0, 40), title]))('stays the text it is: %s', async (_, title = '') => {
    await store(api, [{ title, description: title, venue: title.slice(0, 200), organizer: title.slice(0, 200) }]);
    const { events } = await api.ok<Page>('listEvents', '/api/events');
    const [event] = events;
    if (!event) throw new Error('it was not listed');
    const page = await documentOf(api, `/events/${event.slug}`);
    expect(page.response.status).toBe(200);
    expectWhole(page.text);
    // In the document, as its heading, for machines, and for the application.
    expect(unescaped(/<h1[^>]*>([^<]*)<\/h1>/.exec(page.text)?.[1] ?? null)).toBe(event.title);
    expect(page.structured[0]).toMatchObject({ '@type': 'Event', name: event.title });
    expect(page.data[0]?.[1]).toMatchObject({ title: event.title });
    expect(Array.from(page.title ?? '').length).toBeLessThanOrEqual(110);
    expect(page.title?.isWellFormed()).toBe(true);
    expect(Array.from(page.description ?? '').length).toBeLessThanOrEqual(160);
    const list = await documentOf(api, '/events');
    expectWhole(list.text);
    expect(list.text).not.toMatch(/<script>|<img src=x/);
  });
});
