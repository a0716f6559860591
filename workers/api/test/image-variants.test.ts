import type { VariantType } from '@marquee/platform';
import { describe, expect, it } from 'vitest';
import { type Api, startApi } from './support.ts';

const HASH = 'ab'.repeat(32);
const ORIGINAL = new Uint8Array(4_000).fill(7);
const BROWSER = { headers: { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' } };
const OLDER = { headers: { accept: 'image/webp,*/*' } };

/** An API whose images become a tenth as large, and what it was asked to make. */
async function withResizer(
  make = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => bytes.slice(0, bytes.length / 10),
) {
  const asked: Array<[number, VariantType]> = [];
  const api = await startApi({
    resizeImage: async (bytes, width, type) => {
      asked.push([width, type]);
      return make(bytes);
    },
  });
  await api.blobs.put(`media/${HASH}`, ORIGINAL, 'image/png');
  return { api, asked };
}

async function got(api: Api, path: string, init?: RequestInit) {
  const response = await api.raw(path, init);
  return {
    response,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    bytes: (await response.arrayBuffer()).byteLength,
  };
}

const FOREVER = 'public, max-age=31536000, immutable';

describe('GET /media/:hash?w=', () => {
  it('serves a smaller picture in the best format that the browser accepts, made once', async () => {
    const { api, asked } = await withResizer();
    for (const _ of [1, 2]) {
      expect(await got(api, `/media/${HASH}?w=480`, BROWSER)).toMatchObject({
        type: 'image/avif',
        bytes: 400,
        caching: FOREVER,
      });
      expect(await got(api, `/media/${HASH}?w=720`, OLDER)).toMatchObject({ type: 'image/webp', bytes: 400 });
    }
    expect(asked).toEqual([
      [480, 'image/avif'],
      [720, 'image/webp'],
    ]);
  });

  it('tells caches that it depends on what the client accepts, and does not send again what it has', async () => {
    const { api } = await withResizer();
    const { response } = await got(api, `/media/${HASH}?w=480`, BROWSER);
    expect(response.headers.get('vary')).toContain('accept');
    const etag = response.headers.get('etag') ?? '';
    const again = await api.raw(`/media/${HASH}?w=480`, { headers: { ...BROWSER.headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(
      (await got(api, `/media/${HASH}?w=480`, { headers: { ...OLDER.headers, 'if-none-match': etag } })).response
        .status,
    ).toBe(200);
  });

  it('serves the original to a client that accepts neither format', async () => {
    const { api, asked } = await withResizer();
    expect(await got(api, `/media/${HASH}?w=480`)).toMatchObject({
      type: 'image/png',
      bytes: ORIGINAL.length,
      caching: FOREVER,
    });
    expect(asked).toEqual([]);
  });

  it('keeps the original where it is smaller than what became of it', async () => {
    const { api, asked } = await withResizer((bytes) => new Uint8Array(bytes.length * 2));
    for (const _ of [1, 2])
      expect(await got(api, `/media/${HASH}?w=1280`, BROWSER)).toMatchObject({
        type: 'image/png',
        bytes: ORIGINAL.length,
      });
    expect(asked).toHaveLength(1);
  });

  it('serves the original for minutes while none can be made, and keeps none', async () => {
    const { api } = await withResizer(() => {
      throw new Error('quota');
    });
    expect(await got(api, `/media/${HASH}?w=480`, BROWSER)).toMatchObject({
      type: 'image/png',
      bytes: ORIGINAL.length,
      caching: 'public, max-age=300',
    });
    expect(api.blobs.stored.size).toBe(1);
  });

  it('serves the original where no images are configured', async () => {
    const api = await startApi();
    await api.blobs.put(`media/${HASH}`, ORIGINAL, 'image/png');
    expect(await got(api, `/media/${HASH}?w=480`, BROWSER)).toMatchObject({ type: 'image/png', caching: FOREVER });
  });

  it('leaves a GIF as it is, because it may move', async () => {
    const { api, asked } = await withResizer();
    await api.blobs.put(`media/${HASH}`, ORIGINAL, 'image/gif');
    expect(await got(api, `/media/${HASH}?w=480`, BROWSER)).toMatchObject({
      type: 'image/gif',
      bytes: ORIGINAL.length,
    });
    expect(asked).toEqual([]);
  });

  it.each(['1', '481', '99999', '-480', '480.0', '', 'x'])('has no width %j', async (width) => {
    const { api, asked } = await withResizer();
    expect((await api.raw(`/media/${HASH}?w=${width}`, BROWSER)).status).toBe(400);
    expect(asked).toEqual([]);
  });

  it('makes nothing of what is not there', async () => {
    const { api, asked } = await withResizer();
    for (const hash of ['cd'.repeat(32), 'short', '..%2Fvariants'])
      expect((await api.raw(`/media/${hash}?w=480`, BROWSER)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
