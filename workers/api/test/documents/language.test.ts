import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, type Page, startApi } from '../support.ts';
import { documentOf, expectWhole } from './support.ts';

let api: Api;
let event: string;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Concert', description: 'Live music by a band.' }]);
  const { events } = await api.ok<Page>('listEvents', '/api/events');
  event = `/events/${events[0]?.slug}`;
});

const langOf = (text: string) => /<html lang="([^"]*)">/.exec(text)?.[1];
const spoken = async (path: string, headers: Record<string, string> = {}) =>
  langOf((await documentOf(api, path, { headers })).text);

describe('the language of a document', () => {
  it('is the one of the address, else the chosen one, else the first one of the browser that has texts', async () => {
    const browser = { 'accept-language': 'fr-CA, es-MX;q=0.8, en;q=0.5' };
    const chosen = { ...browser, cookie: 'a=b; marquee.language=en; c=d' };
    expect(await spoken('/')).toBe('en');
    expect(await spoken('/', browser)).toBe('es');
    expect(await spoken('/', { 'accept-language': 'en-US, es;q=0.9' })).toBe('en');
    expect(await spoken('/', chosen)).toBe('en');
    expect(await spoken('/?lang=es', chosen)).toBe('es');
    expect(await spoken('/?lang=en', browser)).toBe('en');
  });

  it('is that of all it says, and its addresses name the other one', async () => {
    const list = await documentOf(api, '/events?city=Columbia&state=SC&lang=es');
    expect(list.title).toBe('Qué hacer en Columbia, SC · Marquee');
    expect(list.text).toContain('Experiencias selectas');
    expect(list.text).toContain('<noscript>Marquee necesita JavaScript');
    expect(list.text).not.toMatch(/Curated Experiences|>Free<|Any day|Discover/);
    expect(list.meta('og:locale')).toBe('es_US');
    const english = 'https://marquee.example/events?city=Columbia&state=SC';
    expect(list.canonical).toBe(`${english}&lang=es`);
    expect(list.meta('og:url')).toBe(`${english}&lang=es`);
    const alternates = (text: string) =>
      [...text.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, one, href]) => [
        one,
        href?.replaceAll('&amp;', '&'),
      ]);
    const both = [
      ['en', english],
      ['es', `${english}&lang=es`],
      ['x-default', english],
    ];
    expect(alternates(list.text)).toEqual(both);
    const inEnglish = await documentOf(api, '/events?city=Columbia&state=SC');
    expect(inEnglish.canonical).toBe(english);
    expect(alternates(inEnglish.text)).toEqual(both);
    expect((await documentOf(api, '/events?city=Columbia&state=SC&category=music&lang=es')).title).toBe(
      'Música en Columbia, SC · Marquee',
    );

    const page = await documentOf(api, `${event}?lang=es`);
    expect(page.text).toContain('Conseguir boletos');
    expect(page.description).toMatch(/^[A-ZÁÉÍÓÚ][a-záéíóú]+, \d+ de [a-z]+ de \d{4} · /);
    // What the source wrote stays as it is, and so do the answers that the application takes over.
    expect(page.text).toContain('Live music by a band.');
    expect(page.data).toEqual((await documentOf(api, event)).data);
    expect((await documentOf(api, '/cities?lang=es')).text).toContain('Carolina del Sur');
    expect((await documentOf(api, '/events/nothing?lang=es')).title).toBe('No encontramos el evento · Marquee');
    for (const { text } of [list, page]) expectWhole(text);
  });

  it('is kept apart by caches, and has its own tag', async () => {
    const [english, spanish] = [await documentOf(api, '/'), await documentOf(api, '/?lang=es')];
    for (const { response } of [english, spanish])
      expect(response.headers.get('vary')?.split(/,\s*/)).toEqual(
        expect.arrayContaining(['Accept-Language', 'Cookie']),
      );
    const tag = english.response.headers.get('etag') ?? '';
    expect(spanish.response.headers.get('etag')).not.toBe(tag);
    const asked = { 'if-none-match': tag, 'accept-language': 'es' };
    expect((await api.raw('/', { headers: asked })).status).toBe(200);
    expect((await api.raw('/', { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it.each([
    ['?lang=xx', {}],
    ['?lang=', {}],
    ['?lang=%00', {}],
    ['?lang=toString', {}],
    ['?lang=%3Cscript%3E', {}],
    [`?lang=${'es'.repeat(900)}`, {}],
    ['?lang=en&lang=es', {}],
    ['', { cookie: 'marquee.language=__proto__' }],
    ['', { cookie: 'marquee.language=%E0%A4%A' }],
    ['', { 'accept-language': 'es;q=0, *;q=0.1' }],
    ['', { 'accept-language': ';;;,,,q=,=;q' }],
    ['', { 'accept-language': 'xx-YY;q=0.1,'.repeat(800) }],
  ])('is English for what names none: %s %j', async (query, headers) => {
    const page = await documentOf(api, `/${query}`, { headers });
    expect(page.response.status).toBe(200);
    expect(langOf(page.text)).toBe('en');
    expectWhole(page.text);
  });

  it('is not mixed by requests at the same time', async () => {
    const [english, spanish] = [(await documentOf(api, event)).text, (await documentOf(api, `${event}?lang=es`)).text];
    const asked = Array.from({ length: 12 }, (_, index) => index % 2 === 0);
    const texts = await Promise.all(
      asked.map(async (isSpanish) => (await documentOf(api, isSpanish ? `${event}?lang=es` : event)).text),
    );
    expect(texts).toEqual(asked.map((isSpanish) => (isSpanish ? spanish : english)));
  });
});
