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

/** A page as a browser reads it. */
async function opened(path: string) {
  const response = await api.raw(path);
  const text = await response.text();
  const document = parseDocument(text);
  const all = (name: string, of = '') =>
    DomUtils.findAll(
      (element) => element.name === name && (of === '' || (element.attribs.class ?? '').split(' ').includes(of)),
      document.children,
    );
  const texts = (name: string, of = '') => all(name, of).map((element) => DomUtils.textContent(element).trim());
  const { attribs = {} } = all('body')[0] ?? {};
  return { response, text, all, texts, attribs };
}

const SHOWS = [
  { title: 'Opera', start: '2026-10-01T20:00', venue: 'The Silo', labels: ['Music'] },
  { title: 'Fair', start: '2026-10-01', venue: 'The Green' },
  { title: 'Off', start: '2026-10-01T19:00', status: 'cancelled' as const },
  { title: 'Brunch', start: '2026-10-02T11:00', labels: ['Food'] },
  { title: 'Later', start: '2026-10-13T11:00' },
];

describe('GET /tonight [BEY-56]', () => {
  it('is a slide for each event that takes place today or tomorrow, what has an hour first, with the code of its page', async () => {
    await store(api, SHOWS);
    const { response, all, texts, attribs } = await opened('/tonight');
    const slides = all('section', 'slide').filter(({ attribs: { class: name } }) => name === 'slide');
    expect(texts('h2').slice(0, 3)).toEqual(['Opera', 'Fair', 'Brunch']);
    expect(slides.map((slide) => slide.attribs)).toMatchObject([
      {
        'data-day': '2026-10-01',
        'data-hour': '20',
        'data-until': '2026-10-01T22:00',
        'data-zone': 'America/New_York',
      },
      { 'data-day': '2026-10-01', 'data-until': '2026-10-01T23:59' },
      { 'data-day': '2026-10-02', 'data-hour': '11', 'data-until': '2026-10-02T13:00' },
    ]);
    expect(attribs).toMatchObject({
      'data-zone': 'America/New_York',
      'data-today': 'Today',
      'data-tonight': 'Tonight',
    });
    expect(attribs).not.toHaveProperty('data-all');
    // One for each event, and those of the two notices.
    expect(all('svg', 'qr')).toHaveLength(5);
    expect(texts('h1')).toEqual(['What’s on in Columbia, SC']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('loads nothing from elsewhere, and nobody may frame or read it', async () => {
    const { response, all } = await opened('/tonight');
    const [style] = all('style');
    const hash = await styleHash(DomUtils.textContent(style ? [style] : []));
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src '${hash}'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(all('script').map(({ attribs }) => attribs.src)).toEqual(['/tonight.js']);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is narrowed as a list is, in Spanish, light or dark; days that are asked for take turns', async () => {
    await store(api, SHOWS);
    const { text, texts, attribs } = await opened('/tonight?categories=Food&when=week&lang=es&theme=light');
    expect(texts('h2').slice(0, 1)).toEqual(['Brunch']);
    expect(text).toContain('<html lang="es" class="light">');
    expect(texts('p', 'narrowed')).toEqual(['Comida · Próximos 7 días']);
    expect(texts('p', 'source')[0]).toMatch(/^Publicado por/);
    expect(attribs).toHaveProperty('data-all');
  });

  it('of an evening goes on into the next one, and of an empty day with what comes next', async () => {
    await store(api, SHOWS);
    expect((await opened('/tonight?when=tonight')).texts('h2')[0]).toBe('Opera');
    expect((await opened('/tonight?q=later')).texts('h2')[0]).toBe('Later');
  });

  it('says that a city is not known, and refuses what nobody understands', async () => {
    const { response, text } = await opened('/tonight?city=Nowhere&state=SC');
    expect(response.status).toBe(404);
    expect(text).toContain('This list is about a city we do not know');
    expect(await api.refused('/tonight?theme=pink')).toMatchObject({ status: 400, field: 'theme' });
    expect(await api.refused('/week?when=always')).toMatchObject({ status: 400, field: 'when' });
  });
});

describe('GET /week [BEY-56]', () => {
  it('is seven days on a sheet, each event with its code, and one for all of them', async () => {
    await store(api, SHOWS);
    const { all, texts, text } = await opened('/week');
    expect(texts('h2')).toEqual(['Thursday, October 1', 'Friday, October 2']);
    expect(texts('h3')).toEqual(['All Day Fair', '7:00 PM Off', '8:00 PM Opera', '11:00 AM Brunch']);
    expect(all('svg', 'qr')).toHaveLength(5);
    expect(text).toContain('Thu, Oct 1 – Wed, Oct 7, 2026');
    // Few events are large.
    expect(text).toContain('class="sheet large"');
  });

  it('that is full has some of every day, and says how many more there are', async () => {
    await store(
      api,
      ['01', '02', '03', '04', '05', '06', '07'].flatMap((day) =>
        Array.from({ length: 9 }, (_, n) => ({ title: `Show ${day} ${n}`, start: `2026-10-${day}T1${n}:00` })),
      ),
    );
    const { texts, text } = await opened('/week');
    expect(texts('h2')).toHaveLength(7);
    expect(texts('h3').length).toBeGreaterThanOrEqual(20);
    expect(texts('h2')[0]).toMatch(/^Thursday, October 1 \+[4-7] more online$/);
    expect(text).not.toContain('sheet large');
  });

  it('begins on the day that is asked for and is never longer than a week', async () => {
    await store(api, SHOWS);
    expect((await opened('/week?from=2026-10-02&to=2026-11-30&lang=es')).texts('h2')).toEqual([
      'Viernes, 2 de octubre',
    ]);
    expect((await opened('/week?from=2026-10-08')).texts('h3')).toEqual(['11:00 AM Later']);
    expect((await opened('/week?from=2026-11-15')).text).toContain('Nothing is listed for these days yet.');
  });

  it('shows hostile texts as text', async () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
    await store(api, [{ title: `Opera ${hostile}`, start: '2026-10-01T20:00', venue: hostile }]);
    for (const path of ['/week', '/tonight', `/week?q=${encodeURIComponent('Opera "><script>')}`]) {
      const { all } = await opened(path);
      expect(all('img')).toEqual([]);
      expect(all('script').every(({ attribs }) => /^\/(?:print|tonight)\.js$/.test(attribs.src ?? ''))).toBe(true);
    }
  });
});
