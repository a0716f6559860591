import { deflateSync } from 'node:zlib';

/** At most so many colours: flat drawings need few, and a palette makes a file a quarter of the size. */
const COLORS = 240;

/** A palette PNG of opaque RGBA pixels. */
export function palettePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const palette = choosePalette(pixels);
  const nearest = new Map<number, number>();
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0, p = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, p += 4) {
      const color = ((pixels[p] ?? 0) << 16) | ((pixels[p + 1] ?? 0) << 8) | (pixels[p + 2] ?? 0);
      let index = nearest.get(color);
      if (index === undefined) {
        index = nearestIn(palette, color);
        nearest.set(color, index);
      }
      rows[y * (width + 1) + 1 + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Median cut over the colours that occur, weighted by how often they do. */
function choosePalette(pixels: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let p = 0; p < pixels.length; p += 4) {
    const color = ((pixels[p] ?? 0) << 16) | ((pixels[p + 1] ?? 0) << 8) | (pixels[p + 2] ?? 0);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  // The flat colours themselves must survive exactly; only the blended edges are cut.
  const flat = Array.from(counts)
    .filter(([, n]) => n > 900)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 64)
    .map(([c]) => c);
  let boxes = [Array.from(counts).filter(([c]) => !flat.includes(c))];
  while (boxes.length < COLORS - flat.length) {
    const widest = boxes.reduce((a, b) => (spread(b).score > spread(a).score ? b : a));
    if (widest.length < 2) break;
    const { shift } = spread(widest);
    const sorted = widest.toSorted((a, b) => ((a[0] >> shift) & 255) - ((b[0] >> shift) & 255));
    const middle = Math.floor(sorted.length / 2);
    boxes = [...boxes.filter((box) => box !== widest), sorted.slice(0, middle), sorted.slice(middle)];
  }
  return [...flat, ...boxes.filter((box) => box.length > 0).map(average)];
}

function spread(box: Array<[number, number]>): { shift: number; score: number } {
  let best = { shift: 16, score: -1 };
  const weight = Math.log2(2 + box.reduce((sum, [, n]) => sum + n, 0));
  for (const shift of [16, 8, 0]) {
    let low = 255;
    let high = 0;
    for (const [color] of box) {
      const value = (color >> shift) & 255;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if ((high - low) * weight > best.score) best = { shift, score: (high - low) * weight };
  }
  return box.length < 2 ? { ...best, score: -1 } : best;
}

function average(box: Array<[number, number]>): number {
  const total = box.reduce((sum, [, n]) => sum + n, 0);
  const mean = (shift: number) => Math.round(box.reduce((sum, [c, n]) => sum + ((c >> shift) & 255) * n, 0) / total);
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}

function nearestIn(palette: readonly number[], color: number): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [i, candidate] of palette.entries()) {
    const red = (candidate >> 16) - (color >> 16);
    const green = ((candidate >> 8) & 255) - ((color >> 8) & 255);
    const blue = (candidate & 255) - (color & 255);
    const d = 3 * red * red + 4 * green * green + 2 * blue * blue;
    if (d < distance) {
      best = i;
      distance = d;
    }
  }
  return best;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let k = 0; k < 8; k += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}
