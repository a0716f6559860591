import { Resvg } from '@resvg/resvg-wasm';
import { dominantColor } from './dominant-color.ts';
import { type RendererFile, startRenderer } from './start-renderer.ts';

/** Pixels on each side of what the color is read from. */
const SIDE = 16;
const ADDRESS = 'https://picture/';
const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><image href="${ADDRESS}" width="${SIDE}" height="${SIDE}" preserveAspectRatio="none"/></svg>`;

/**
 * The dominant color of a PNG, JPEG or GIF as `#rrggbb`, from the picture drawn onto 16 × 16 pixels. Null if it cannot be decoded or has
 * a transparent part. Throws for any other format: the renderer goes by the first bytes of the file, and takes no SVG here.
 */
export async function pictureColor(renderer: RendererFile, picture: Uint8Array): Promise<string | null> {
  await startRenderer(renderer);
  const frame = new Resvg(FRAME, { font: { fontBuffers: [] } });
  try {
    frame.resolveImage(ADDRESS, picture);
    const image = frame.render();
    const color = dominantColor(image.pixels);
    image.free();
    return color;
  } finally {
    frame.free();
  }
}
