/** A picture as a canvas gives it: RGBA, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** A rectangle that may be turned: its middle, its sides in pixels, and its angle in radians, clockwise. */
export interface TurnedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

/** How a model wants its colors: `(value / 255 - mean) / deviation`, for red, green and blue. */
export interface Scale {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

/** The part of a picture in a box, drawn at a size, as a model's input: all of red, then green, then blue. */
export function planesOf(
  pixels: Pixels,
  box: TurnedBox,
  size: { width: number; height: number },
  { mean, deviation }: Scale,
): Float32Array {
  const area = size.width * size.height;
  const planes = new Float32Array(3 * area);
  const [across, down] = [box.width / size.width, box.height / size.height];
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  // Where a pixel of the result covers several of the picture, their mean is taken.
  const [stepsAcross, stepsDown] = [stepsFor(across), stepsFor(down)];
  const taken = stepsAcross * stepsDown * 255;
  const sum = new Float64Array(3);
  for (let row = 0; row < size.height; row += 1)
    for (let column = 0; column < size.width; column += 1) {
      sum.fill(0);
      for (let j = 0; j < stepsDown; j += 1)
        for (let i = 0; i < stepsAcross; i += 1) {
          const u = (column + (i + 0.5) / stepsAcross) * across - box.width / 2;
          const v = (row + (j + 0.5) / stepsDown) * down - box.height / 2;
          addColor(pixels, box.x + u * cos - v * sin - 0.5, box.y + u * sin + v * cos - 0.5, sum);
        }
      const at = row * size.width + column;
      planes[at] = ((sum[0] ?? 0) / taken - mean[0]) / deviation[0];
      planes[area + at] = ((sum[1] ?? 0) / taken - mean[1]) / deviation[1];
      planes[2 * area + at] = ((sum[2] ?? 0) / taken - mean[2]) / deviation[2];
    }
  return planes;
}

/** Adds the color between four pixels, by their distances; beyond an edge it is that of the edge. This runs millions of times. */
function addColor({ width, height, data }: Pixels, wantedX: number, wantedY: number, sum: Float64Array): void {
  const x = Math.min(width - 1, Math.max(0, wantedX));
  const y = Math.min(height - 1, Math.max(0, wantedY));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const here = (top * width + left) * 4;
  const right = left + 1 < width ? 4 : 0;
  const below = top + 1 < height ? width * 4 : 0;
  for (let color = 0; color < 3; color += 1) {
    const at = here + color;
    const above = (data[at] ?? 0) * (1 - fx) + (data[at + right] ?? 0) * fx;
    const under = (data[at + below] ?? 0) * (1 - fx) + (data[at + below + right] ?? 0) * fx;
    sum[color] = (sum[color] ?? 0) + above * (1 - fy) + under * fy;
  }
}

function stepsFor(scale: number): number {
  return Math.min(4, Math.max(1, Math.round(scale)));
}
