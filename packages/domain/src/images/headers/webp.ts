import { ascii, type PictureSize, view } from './size.ts';

/** WebP (RFC 9649): lossy, lossless or extended, by the first chunk. The container says how long the file is. */
export function readWebp(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 30) return null;
  const data = view(bytes);
  const isWhole = data.getUint32(4, true) + 8 <= bytes.length;
  const size = sizeOf(ascii(bytes, 12, 4), data);
  return size && { ...size, isWhole };
}

function sizeOf(chunk: string, data: DataView): { width: number; height: number } | null {
  if (chunk === 'VP8X') return { width: 1 + threeBytes(data, 24), height: 1 + threeBytes(data, 27) };
  if (chunk === 'VP8L') {
    if (data.getUint8(20) !== 0x2f) return null;
    const bits = data.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (chunk !== 'VP8 ' || threeBytes(data, 23) !== 0x2a019d) return null;
  return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
}

function threeBytes(data: DataView, at: number): number {
  return data.getUint16(at, true) | (data.getUint8(at + 2) << 16);
}
