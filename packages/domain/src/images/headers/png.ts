import { ascii, type PictureSize, view } from './size.ts';

/** PNG (W3C PNG §5): IHDR first, data, IEND last. Each step moves on by a chunk, so hostile lengths end the loop. */
export function readPng(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 33 || ascii(bytes, 12, 4) !== 'IHDR') return null;
  const data = view(bytes);
  let hasData = false;
  let isWhole = false;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = ascii(bytes, at + 4, 4);
    const next = at + 12 + data.getUint32(at);
    if (next > bytes.length) break;
    hasData ||= type === 'IDAT';
    if (type === 'IEND') {
      isWhole = hasData;
      break;
    }
    at = next;
  }
  return { width: data.getUint32(16), height: data.getUint32(20), isWhole };
}
