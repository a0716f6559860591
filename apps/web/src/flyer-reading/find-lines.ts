import { type Pixels, planesOf, type TurnedBox } from './pixels.ts';

/** What the model that finds text was taught with. */
const SCALE = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;
/** The longer side of the picture that the model looks at; both sides are multiples of 32. */
const LONGEST = 960;
const MULTIPLE = 32;
/** A pixel of text, and the mean of a line. */
const LEAST = { pixel: 0.3, mean: 0.55 };
const LEAST_PIXELS = 16;
/** The model marks the core of a line; the line is larger by this share of area over circumference. */
const GROWTH = 1.6;
/** Of a short piece the longest direction says nothing about its angle. */
const LONG = 2.5;
const MOST_LINES = 200;

export interface Looked {
  planes: Float32Array;
  width: number;
  height: number;
}

/** The input of the model that finds text. */
export function lookAt(pixels: Pixels): Looked {
  const scale = LONGEST / Math.max(pixels.width, pixels.height);
  const side = (pixelsOfSide: number) => Math.max(MULTIPLE, Math.round((pixelsOfSide * scale) / MULTIPLE) * MULTIPLE);
  const size = { width: side(pixels.width), height: side(pixels.height) };
  const whole = { x: pixels.width / 2, y: pixels.height / 2, width: pixels.width, height: pixels.height, angle: 0 };
  return { planes: planesOf(pixels, whole, size, SCALE), ...size };
}

/**
 * The lines of text, from the model's answer: how likely each pixel belongs to text. Boxes are in pixels of the picture, the largest lines
 * first if there are too many.
 */
export function linesIn(
  likely: Float32Array,
  { width, height }: { width: number; height: number },
  picture: { width: number; height: number },
): TurnedBox[] {
  const [across, down] = [picture.width / width, picture.height / height];
  const pieces = piecesOf(likely, width, height).map((pixels) => spreadOf(pixels, width, across, down));
  const long = pieces.filter(({ ratio }) => ratio >= LONG).map(({ angle }) => angle);
  const usual = long.toSorted((a, b) => a - b)[Math.floor(long.length / 2)] ?? 0;
  return pieces
    .map(({ points, ratio, angle }) =>
      boxAround(points, ratio >= LONG && Math.abs(angle) < Math.PI / 3 ? angle : usual),
    )
    .toSorted((a, b) => b.height - a.height)
    .slice(0, MOST_LINES);
}

/** Connected pixels of text. */
function piecesOf(likely: Float32Array, width: number, height: number): number[][] {
  const seen = new Uint8Array(width * height);
  const found: number[][] = [];
  for (let first = 0; first < seen.length; first += 1) {
    if (seen[first] === 1 || (likely[first] ?? 0) < LEAST.pixel) continue;
    seen[first] = 1;
    const piece = [first];
    let sum = 0;
    for (let next = 0; next < piece.length; next += 1) {
      const at = piece[next] ?? 0;
      sum += likely[at] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const beside = row * width + column;
          if (seen[beside] === 1 || (likely[beside] ?? 0) < LEAST.pixel) continue;
          seen[beside] = 1;
          piece.push(beside);
        }
    }
    if (piece.length >= LEAST_PIXELS && sum / piece.length >= LEAST.mean) found.push(piece);
  }
  return found;
}

interface Spread {
  points: Array<readonly [number, number]>;
  /** Of the longest direction. */
  angle: number;
  /** How much longer it is than the other. */
  ratio: number;
}

function spreadOf(pixels: readonly number[], width: number, across: number, down: number): Spread {
  const points = pixels.map((at) => [((at % width) + 0.5) * across, (Math.floor(at / width) + 0.5) * down] as const);
  const [x, y] = middleOf(points);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [px, py] of points) {
    xx += (px - x) ** 2;
    xy += (px - x) * (py - y);
    yy += (py - y) ** 2;
  }
  const [half, root] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  return {
    points,
    angle: Math.atan2(2 * xy, xx - yy) / 2,
    ratio: Math.sqrt((half + root) / Math.max(half - root, 1)),
  };
}

function middleOf(points: ReadonlyArray<readonly [number, number]>): [number, number] {
  const sum = points.reduce(([x, y], [px, py]) => [x + px, y + py] as const, [0, 0] as const);
  return [sum[0] / points.length, sum[1] / points.length];
}

function boxAround(points: ReadonlyArray<readonly [number, number]>, angle: number): TurnedBox {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  const growth = (width * height * GROWTH) / (width + height);
  const [u, v] = [(left + right) / 2, (top + bottom) / 2];
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: width + growth, height: height + growth, angle };
}
