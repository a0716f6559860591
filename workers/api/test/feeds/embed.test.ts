import { makeCity, store } from '@marquee/testkit/workerd';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeEach, describe, expect, it } from 'vitest';
import { styleHash } from '../../src/style-hash.ts';
import { type Api, startApi } from '../support.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
});

/** The list as a browser reads it. */
async function framed(query = '') {
  const response = await api.raw(`/embed${query}`);
  const text = await response.text();
  const document = parseDocument(text);
  const all = (name: string) => DomUtils.findAll((element) => element.name === name, document.children);
  return { response, text, all, titles: all('h2').map((title) => DomUtils.textContent(title)) };
}

describe('GET /embed [BEY-15]', () => {
  it('is a list for a frame on any site: no script, one style, and every link leads to a page of ours', async () => {
    await store(api, [
      { title: 'Opera', start: '2026-10-12T20:00', venue: 'The Silo', labels: ['Music'] },
      { title: 'Festival', start: '2026-10-09', end: '2026-10-11', status: 'cancelled' },
    ]);
    const { response, text, all, titles } = await framed('?category=ignored&when=week&theme=dark');
    expect(titles).toEqual([]);
    expect(text).toContain('Nothing is listed for these days yet.');
    const whole = await framed('?theme=dark');
    expect(whole.titles).toEqual(['Cancelled Festival', 'Opera']);
    expect(all('script')).toEqual([]);
    expect(whole.text).toContain('<html lang="en" class="dark">');
    expect(whole.all('a').map(({ attribs }) => attribs.href)).toEqual([
      'https://marquee.example/events?city=Columbia&state=SC&within=0',
      'https://marquee.example/events/festival-columbia-sc',
      'https://marquee.example/events/opera-columbia-sc',
      'https://marquee.example',
      'https://marquee.example/events?city=Columbia&state=SC&within=0',
    ]);
    for (const { attribs } of whole.all('a')) expect(attribs).toMatchObject({ target: '_blank', rel: 'noopener' });
    const { headers } = response;
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; .*frame-ancestors \*$/,
    );
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('vary')).toBeNull();
    const again = await api.raw('/embed?theme=dark', {
      headers: { 'if-none-match': whole.response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('is narrowed as a feed is, says so in the language of its address, and has at most what it is asked for', async () => {
    await store(
      api,
      Array.from({ length: 12 }, (_, n) => ({
        title: `Jazz ${n}`,
        start: `2026-10-${10 + n}T20:00`,
        labels: ['Music'],
      })),
    );
    expect((await framed()).titles).toHaveLength(10);
    const { titles, text } = await framed('?q=jazz&categories=Music&limit=3&lang=es&from=2026-10-12');
    expect(titles).toEqual(['Jazz 2', 'Jazz 3', 'Jazz 4']);
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Qué hay en Columbia, SC');
    expect(text).toContain('“jazz” · Música · 12 oct 2026');
    expect(text).toContain('&amp;lang=es"');
  });

  it('has the size and the accent that are asked for, in the style that its policy names, and any site may read it [BEY-56]', async () => {
    await store(api, [{ title: 'Opera', start: '2026-10-12T20:00' }]);
    const { response, text, all } = await framed('?size=large&theme=dark&accent=%23FFFF00');
    expect(text).toContain('<html lang="en" class="dark large">');
    expect(text).toMatch(/--accent:light-dark\(#[\da-f]{6},#ffff00\)/);
    const [style] = all('style');
    const hash = await styleHash(DomUtils.textContent(style ? [style] : []));
    expect(response.headers.get('content-security-policy')).toContain(`style-src '${hash}'`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('shows hostile texts as text', async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
    await store(api, [{ title: `Opera ${hostile}`, start: '2026-10-12T20:00', venue: hostile }]);
    const { all, titles } = await framed();
    expect(titles[0]).toContain('<script>');
    expect([...all('script'), ...all('img')]).toEqual([]);
    const asked = await framed(`?q=${encodeURIComponent(hostile)}`);
    expect([...asked.all('script'), ...asked.all('img')]).toEqual([]);
    expect(asked.text).toContain('&lt;script&gt;');
  });

  it.each([
    ['limit=51', 'limit'],
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    [`q=${'x'.repeat(101)}`, 'q'],
    ['from=2026-13-45', 'from'],
    ['to=%00', 'to'],
    ['when=always', 'when'],
    ['theme=pink', 'theme'],
    ['size=huge', 'size'],
    ['accent=red', 'accent'],
    ['accent=%23fff%7D%3Croot', 'accent'],
    ['lang=xx', 'lang'],
    ['categories=Nonsense', 'categories'],
  ])('refuses %s in a sentence', async (query, field) => {
    expect(await api.refused(`/embed?${query}`)).toMatchObject({ status: 400, field });
  });

  it('says in the frame that a city is not known', async () => {
    const { response, text } = await framed('?city=Nowhere&state=SC');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(text).toContain('This list is about a city we do not know');
  });
});
