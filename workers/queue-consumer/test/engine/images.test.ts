import { atomically } from '@marquee/db';
import { fetchImage, readColor } from '@marquee/domain/images';
import { Unavailable } from '@marquee/kernel';
import { jsonLdPage, pngOf } from '@marquee/testkit';
import { DAY_MS, inWords, MINUTE_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';
import { aVenue, listed, PAGE, read } from './reading.ts';

const PICTURE = 'https://hall.example.org/folk.png';
const PNG = pngOf(600, 400);
const SHOW = { title: 'Folk Evening', start: '2026-10-10T19:30', image: PICTURE };

let venue: Awaited<ReturnType<typeof aVenue>>;
beforeEach(async () => {
  venue = await aVenue([SHOW]);
  venue.engine.web.put(PICTURE, { type: 'image/png', body: PNG });
});

async function readWithPictures() {
  await read(venue.engine, venue.source);
  await runUntilQuiet(venue.engine, 20 * MINUTE_MS);
}
const asksFor = (url: string) => venue.engine.web.log.filter((request) => request.url === url).length;
const imageUrl = async () => (await listed(venue.engine))[0]?.imageUrl;

describe('pictures', () => {
  it('are fetched, kept under their hash and shown from our own address', async () => {
    await readWithPictures();
    const url = await imageUrl();
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}$/);
    expect(venue.engine.blobs.stored.get((url ?? '').slice(1))).toEqual({ bytes: PNG, contentType: 'image/png' });
  });

  it('are fetched once for many events, and not again at the next read', async () => {
    venue.engine.web.put(PAGE, jsonLdPage([SHOW, { ...SHOW, title: 'Another evening', start: '2026-10-11T19:30' }]));
    await readWithPictures();
    expect((await listed(venue.engine)).every((event) => event.imageUrl !== null)).toBe(true);
    venue.engine.web.put(PAGE, jsonLdPage([{ ...SHOW, description: 'Edited.' }]));
    await readWithPictures();
    expect(asksFor(PICTURE)).toBe(1);
  });

  it('that changed address replace the old one', async () => {
    await readWithPictures();
    const before = await imageUrl();
    const poster = 'https://hall.example.org/new-poster.png';
    venue.engine.web.put(poster, { type: 'image/png', body: pngOf(600, 400, 'new') });
    venue.engine.web.put(PAGE, jsonLdPage([{ ...SHOW, image: poster }]));
    await readWithPictures();
    expect(await imageUrl()).not.toBe(before);
    expect(asksFor(poster)).toBe(1);
  });

  it.each([
    ['a page that calls itself a picture', { type: 'image/png', body: '<html><script>alert(1)</script></html>' }],
    ['a drawing that can carry script', { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
    ['nothing', { status: 404 }],
  ])('that are %s are not stored, and not asked for at every read', async (_what, answer) => {
    venue.engine.web.put(PICTURE, answer);
    await readWithPictures();
    expect(await imageUrl()).toBeNull();
    expect([...venue.engine.blobs.stored.keys()].filter((key) => key.startsWith('media/'))).toEqual([]);
    venue.engine.web.put(PAGE, jsonLdPage([{ ...SHOW, description: 'Edited.' }]));
    await readWithPictures();
    expect(asksFor(PICTURE)).toBe(1);
    expect(await venue.engine.db.all(sql`SELECT 1 FROM dead_letters`)).toEqual([]);
  });

  it('whose host is busy are tried again', async () => {
    venue.engine.web.put(PICTURE, { status: 503, headers: { 'retry-after': '60' } });
    await read(venue.engine, venue.source);
    await runUntilQuiet(venue.engine, MINUTE_MS / 2);
    expect(await imageUrl()).toBeNull();
    venue.engine.web.put(PICTURE, { type: 'image/png', body: PNG });
    await runUntilQuiet(venue.engine, 20 * MINUTE_MS);
    expect(await imageUrl()).toMatch(/^\/media\//);
    expect((await runRows(venue.engine)).map((run) => run.outcome)).toEqual(['done', 'retry', 'done']);
  });

  it('keep their size, and say why they are refused [IMG-04]', async () => {
    await readWithPictures();
    const [kept] = await venue.engine.db.all(sql`SELECT width, height, origin, refusal FROM images`);
    expect(kept).toEqual({ width: 600, height: 400, origin: 'source', refusal: null });
    const small = 'https://hall.example.org/small.png';
    venue.engine.web.put(small, { type: 'image/png', body: pngOf(90, 60) });
    venue.engine.web.put(PAGE, jsonLdPage([{ ...SHOW, title: 'Another', image: small }]));
    await readWithPictures();
    const [refused] = await venue.engine.db.all<{ refusal: string; hash: string }>(
      sql`SELECT refusal, hash FROM images WHERE refusal IS NOT NULL`,
    );
    expect(inWords(refused?.refusal)).toBe('It is too small: 90 × 60 pixels; a picture needs 200 × 120.');
    expect(venue.engine.blobs.stored.has(`media/${refused?.hash}`)).toBe(false);
    expect((await runRows(venue.engine)).at(-1)?.detail).toBe(inWords(refused?.refusal));
  });

  it('keep their dominant color, asked once for the same bytes, and events carry it', async () => {
    const asked: string[] = [];
    venue.engine.colorOf = async (_picture, contentType) => {
      asked.push(contentType);
      return '#204060';
    };
    await readWithPictures();
    expect((await listed(venue.engine))[0]?.imageColor).toBe('#204060');
    const elsewhere = 'https://hall.example.org/copy.png';
    venue.engine.web.put(elsewhere, { type: 'image/png', body: PNG });
    venue.engine.web.put(PAGE, jsonLdPage([SHOW, { ...SHOW, title: 'Another', image: elsewhere }]));
    await readWithPictures();
    expect((await listed(venue.engine)).map(({ imageColor }) => imageColor)).toEqual(['#204060', '#204060']);
    expect(asked).toEqual(['image/png']);
  });

  it('are shown without a color while it cannot be read; it is asked for again with their address', async () => {
    venue.engine.colorOf = () => Promise.reject(new Unavailable('The color of a picture was not read: status 500'));
    await readWithPictures();
    expect((await listed(venue.engine))[0]).toMatchObject({ imageUrl: expect.any(String), imageColor: null });
    expect((await runRows(venue.engine)).map((run) => run.outcome)).toEqual(['done', 'done']);
    venue.engine.colorOf = () => Promise.resolve('#704030');
    const payload = { eventId: (await listed(venue.engine))[0]?.id ?? '', url: PICTURE };
    venue.engine.clock.advance(31 * DAY_MS);
    const { statements = [] } = await fetchImage(venue.engine, payload, { attempts: 1 });
    await atomically(venue.engine.db, statements);
    expect(await venue.engine.db.all(sql`SELECT image_color AS color FROM events`)).toEqual([{ color: '#704030' }]);
  });

  it.each([
    ['in a format that the decoder does not read', 'image/webp', 600],
    ['of more than eight million pixels', 'image/png', 4000],
  ])('%s are not sent to it', async (_what, contentType, side) => {
    const sent: string[] = [];
    const deps = {
      ...venue.engine,
      colorOf: async () => {
        sent.push(contentType);
        return '#000000';
      },
    };
    const picture = { hash: 'a', bytes: PNG, contentType, width: side, height: side };
    expect(await readColor(deps, picture)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('that stand on twenty different shows of a source are of none of them', async () => {
    const shows = (count: number, title: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => ({
        ...SHOW,
        title: title(n),
        start: `2026-10-${String(2 + (n % 25)).padStart(2, '0')}T1${n % 10}:00`,
      }));
    venue.engine.web.put(PAGE, jsonLdPage(shows(19, (n) => `Evening number ${n}`)));
    await readWithPictures();
    expect((await listed(venue.engine)).filter((event) => event.imageUrl !== null)).toHaveLength(19);
    venue.engine.web.put(PAGE, jsonLdPage(shows(21, (n) => `Evening number ${n}`)));
    await readWithPictures();
    expect((await listed(venue.engine)).filter((event) => event.imageUrl !== null)).toEqual([]);
    const refusals = await venue.engine.db.all(sql`SELECT refusal FROM images`);
    expect(inWords(refusals)).toEqual([{ refusal: 'The same picture stands on 20 different events of its source.' }]);
    expect(asksFor(PICTURE)).toBe(1);
  });
});
