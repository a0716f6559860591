import { type PictureSize, view } from './size.ts';

/** Frames of JPEG (ITU-T T.81, table B.1): C0 to CF without C4, C8 and CC, which are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const START_OF_SCAN = 0xda;

/** JPEG: the size stands in the frame before the first scan; the end marker comes after it, sometimes with bytes behind it. */
export function readJpeg(bytes: Uint8Array): PictureSize | null {
  const data = view(bytes);
  let size: { width: number; height: number } | null = null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || hasNoLength(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === START_OF_SCAN) return size && { ...size, isWhole: endsAfter(bytes, at) };
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + data.getUint16(at + 2);
  }
  return size && { ...size, isWhole: false };
}

function endsAfter(bytes: Uint8Array, scan: number): boolean {
  for (let at = bytes.length - 2; at > scan; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}
