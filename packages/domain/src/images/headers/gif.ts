import { type PictureSize, view } from './size.ts';

/** Some writers leave bytes behind the trailer. */
const TRAILER = 0x3b;
const BEHIND = 64;

export function readGif(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 14) return null;
  const data = view(bytes);
  const isWhole = bytes.subarray(Math.max(13, bytes.length - BEHIND)).includes(TRAILER);
  return { width: data.getUint16(6, true), height: data.getUint16(8, true), isWhole };
}
