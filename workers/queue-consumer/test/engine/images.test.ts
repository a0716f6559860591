import { jsonLdPage } from '@marquee/testkit';
import { MINUTE_MS } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';
import { aVenue, listed, PAGE, read } from './reading.ts';

const PICTURE = 'https://hall.example.org/folk.png';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
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
    venue.engine.web.put(poster, { type: 'image/png', body: new Uint8Array([...PNG, 9]) });
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
});
