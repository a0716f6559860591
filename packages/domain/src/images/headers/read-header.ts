import { readAvif } from './avif.ts';
import { readGif } from './gif.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';
import type { PictureSize } from './size.ts';
import { readWebp } from './webp.ts';

const READERS: Readonly<Record<string, (bytes: Uint8Array) => PictureSize | null>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/avif': readAvif,
};

/**
 * The size of a picture from its header, without decoding it: what a file declares costs nothing, so that a file which would
 * unfold to gigabytes is refused by its own figures. Null if the header cannot be read.
 */
export function readHeader(bytes: Uint8Array, contentType: string): PictureSize | null {
  try {
    return READERS[contentType]?.(bytes) ?? null;
  } catch (error) {
    // A header that points outside the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
