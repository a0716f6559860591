import { Unavailable } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { type PreviewService, remoteColors } from '../src/adapters/preview-drawer.ts';

const PICTURE = new Uint8Array([1, 2, 3]);
const answering = (response: () => Response | Promise<Response>): PreviewService => ({
  fetch: () => Promise.resolve(response()),
});

describe('the color of a picture', () => {
  it('is asked with the bytes and their type, and answered as a color or none', async () => {
    const asked: Array<[string | null, Uint8Array]> = [];
    const colorOf = remoteColors({
      fetch: async (url, init) => {
        const request = new Request(url, init);
        asked.push([request.headers.get('content-type'), new Uint8Array(await request.arrayBuffer())]);
        return Response.json({ color: asked.length === 1 ? '#204060' : null });
      },
    });
    expect(await colorOf(PICTURE, 'image/png')).toBe('#204060');
    expect(await colorOf(PICTURE, 'image/jpeg')).toBeNull();
    expect(asked).toEqual([
      ['image/png', PICTURE],
      ['image/jpeg', PICTURE],
    ]);
  });

  it.each([
    ['a Worker that fails', () => new Response(null, { status: 500 })],
    ['an answer that is no JSON', () => new Response('<html>')],
    ['a color that is none', () => Response.json({ color: 'red;background:url(//evil.example)' })],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is not known after %s, which can pass', async (_what, response) => {
    await expect(remoteColors(answering(response))(PICTURE, 'image/png')).rejects.toBeInstanceOf(Unavailable);
  });
});
