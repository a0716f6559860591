import { ascii, type PictureSize, view } from './size.ts';

/** Boxes that hold the sizes of the items (ISO/IEC 23008-12): `meta` is a full box, four bytes longer. */
const HOLDS: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 };
const MOST_BOXES = 500;

/** AVIF: the largest of the sizes is the picture, the others are its thumbnail or its tiles. */
export function readAvif(bytes: Uint8Array): PictureSize | null {
  const data = view(bytes);
  const found: { width: number; height: number; isWhole: boolean } = { width: 0, height: 0, isWhole: false };
  let boxes = 0;
  const walk = (from: number, to: number, isTop: boolean) => {
    let hasData = false;
    for (let at = from; at + 8 <= to; ) {
      boxes += 1;
      if (boxes > MOST_BOXES) return;
      const type = ascii(bytes, at + 4, 4);
      const stated = data.getUint32(at);
      // 0: to the end of the file; 1: the length follows in eight bytes.
      const long = stated === 1 && at + 16 <= to ? Number(data.getBigUint64(at + 8)) : stated;
      const end = stated === 0 ? to : at + long;
      if (long < 8 && stated !== 0) return;
      if (end > to) return;
      hasData ||= type === 'mdat';
      const inner = HOLDS[type];
      if (inner !== undefined) walk(at + inner, end, false);
      if (type === 'ispe' && at + 20 <= end) {
        const [width, height] = [data.getUint32(at + 12), data.getUint32(at + 16)];
        if (width * height > found.width * found.height) Object.assign(found, { width, height });
      }
      at = end;
    }
    if (isTop) found.isWhole = hasData;
  };
  walk(0, bytes.length, true);
  return found.width > 0 ? found : null;
}
