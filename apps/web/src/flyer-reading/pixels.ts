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
  { width, height, data }: Pixels,
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
  for (let row = 0; row < size.height; row += 1)
    for (let column = 0; column < size.width; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let j = 0; j < stepsDown; j += 1)
        for (let i = 0; i < stepsAcross; i += 1) {
          const u = (column + (i + 0.5) / stepsAcross) * across - box.width / 2;
          const v = (row + (j + 0.5) / stepsDown) * down - box.height / 2;
          const x = Math.min(width - 1, Math.max(0, box.x + u * cos - v * sin - 0.5));
          const y = Math.min(height - 1, Math.max(0, box.y + u * sin + v * cos - 0.5));
          const [left, top] = [Math.floor(x), Math.floor(y)];
          const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
          const [fx, fy] = [x - left, y - top];
          const at = [top * width + left, top * width + right, bottom * width + left, bottom * width + right] as const;
          const share = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy] as const;
          for (let corner = 0; corner < 4; corner += 1) {
            const pixel = (at[corner] ?? 0) * 4;
            const weight = share[corner] ?? 0;
            red += (data[pixel] ?? 0) * weight;
            green += (data[pixel + 1] ?? 0) * weight;
            blue += (data[pixel + 2] ?? 0) * weight;
          }
        }
      const taken = stepsAcross * stepsDown * 255;
      const at = row * size.width + column;
      planes[at] = (red / taken - mean[0]) / deviation[0];
      planes[area + at] = (green / taken - mean[1]) / deviation[1];
      planes[2 * area + at] = (blue / taken - mean[2]) / deviation[2];
    }
  return planes;
}

function stepsFor(scale: number): number {
  return Math.min(4, Math.max(1, Math.round(scale)));
}
