import { beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './support.ts';

const HASH = 'ab'.repeat(32);
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await api.blobs.put(`media/${HASH}`, PICTURE, 'image/png');
});

describe('GET /media/:hash', () => {
  it('serves a stored picture, to be kept forever', async () => {
    const response = await api.raw(`/media/${HASH}`);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('sends nothing to who has it already', async () => {
    const etag = (await api.raw(`/media/${HASH}`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await api.raw(`/media/${HASH}`, { headers: { 'if-none-match': held } });
      expect(response.status, held).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
    }
    const other = await api.raw(`/media/${HASH}`, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it.each(['cd'.repeat(32), 'short', `${HASH}.png`, '../media', HASH.toUpperCase()])(
    'has nothing at %s',
    async (hash) => {
      expect(await api.refused(`/media/${hash}`)).toMatchObject({ status: 404 });
    },
  );

  it('reaches nothing but pictures: a stored page is not there', async () => {
    await api.blobs.put(`pages/${HASH}`, new TextEncoder().encode('<script>'), 'text/html');
    const response = await api.raw(`/media/..%2Fpages%2F${HASH}`);
    expect(response.status).toBe(404);
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/html; charset=utf-8'])(
    'never answers as %s, whatever was stored',
    async (type) => {
      const hash = 'ef'.repeat(32);
      await api.blobs.put(`media/${hash}`, new TextEncoder().encode('<script>alert(1)</script>'), type);
      const response = await api.raw(`/media/${hash}`);
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
    },
  );
});
