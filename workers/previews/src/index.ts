import type { Illustration, PreviewCard } from '@marquee/contract/preview-card';
import { jsonLog, messageOf, REQUEST_ID_HEADER, requestIdOf } from '@marquee/kernel';
import renderer from '@resvg/resvg-wasm/index_bg.wasm';
import textLatin from '../fonts/text-latin.bin';
import textLatinExt from '../fonts/text-latin-ext.bin';
import titleLatin from '../fonts/title-latin.bin';
import titleLatinExt from '../fonts/title-latin-ext.bin';
import { pictureDrawer } from './draw.ts';
import { pictureColor } from './picture-color.ts';

const draw = pictureDrawer(renderer, {
  title: [titleLatin, titleLatinExt].map((file) => new Uint8Array(file)),
  text: [textLatin, textLatinExt].map((file) => new Uint8Array(file)),
});

/**
 * The Worker that draws preview images: takes a card or what an illustration is of, returns a PNG. Of a picture (`image/…`) it returns
 * the dominant color as JSON, because it has the only decoder.
 * The API Worker and the queue consumer are bound to it (docs/decisions/029-preview-images.md, 061-images.md).
 */
export default {
  async fetch(request) {
    if (request.method !== 'POST') return new Response(null, { status: 204 });
    try {
      if (request.headers.get('content-type')?.startsWith('image/'))
        return Response.json({ color: await pictureColor(renderer, new Uint8Array(await request.arrayBuffer())) });
      const png = await draw(await request.json<PreviewCard | Illustration>());
      return new Response(png, { headers: { 'content-type': 'image/png' } });
    } catch (error) {
      const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
      jsonLog('previews', () => ({ requestId })).error('a picture could not be drawn or read', {
        error: messageOf(error),
      });
      return new Response(null, { status: 500 });
    }
  },
} satisfies ExportedHandler;
