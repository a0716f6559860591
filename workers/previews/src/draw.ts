import type { Illustration, PreviewCard } from '@marquee/contract/preview-card';
import { Resvg } from '@resvg/resvg-wasm';
import { joinFonts, readFont } from './font.ts';
import { illustrationOf } from './illustration.ts';
import { type Fonts, pictureOf } from './picture.ts';
import { type RendererFile, startRenderer } from './start-renderer.ts';
import { tallPictureOf } from './tall-picture.ts';

/** TrueType files: the letters of a face are split over several. */
export interface FontFiles {
  title: readonly Uint8Array[];
  text: readonly Uint8Array[];
}

/** Makes the function that draws a card or an illustration as PNG. The renderer starts at the first picture. */
export function pictureDrawer(
  renderer: RendererFile,
  files: FontFiles,
): (asked: PreviewCard | Illustration) => Promise<Uint8Array> {
  const fontBuffers = [...files.title, ...files.text];
  let fonts: Fonts | undefined;
  return async (asked) => {
    await startRenderer(renderer);
    fonts ??= { title: joinFonts(files.title.map(readFont)), text: joinFonts(files.text.map(readFont)) };
    const picture = new Resvg(drawingOf(asked, fonts), {
      font: { fontBuffers },
    });
    try {
      const image = picture.render();
      const png = image.asPng();
      image.free();
      return png;
    } finally {
      picture.free();
    }
  };
}

function drawingOf(asked: PreviewCard | Illustration, fonts: Fonts): string {
  if ('kind' in asked) return illustrationOf(asked);
  const { shape = 'link' } = asked;
  return shape === 'link' ? pictureOf(asked, fonts) : tallPictureOf(asked, fonts, shape);
}
