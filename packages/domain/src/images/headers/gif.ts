import { type PictureSize, view } from './size.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/** GIF89a: blocks, one after another, to the trailer. Each step moves on, so that the walk ends with the file. */
export function readGif(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 14) return null;
  const data = view(bytes);
  return { width: data.getUint16(6, true), height: data.getUint16(8, true), isWhole: isWhole(bytes) };
}

function isWhole(bytes: Uint8Array): boolean {
  let hasImage = false;
  for (let at = 13 + tableBytes(bytes[10]); at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === TRAILER) return hasImage;
    if (kind === EXTENSION) at = afterBlocks(bytes, at + 2);
    else if (kind === IMAGE) {
      hasImage = true;
      at = afterBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]));
    } else return false;
  }
  return false;
}

/** A color table of that flag byte: three bytes for each of its colors. */
function tableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Blocks of up to 255 bytes end with an empty one. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}
