/** Levels of each channel that count as one color: 256 / 32. */
const STEP_BITS = 5;
/** Below this a pixel lets through what is behind it. */
const OPAQUE = 250;

interface Group {
  pixels: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * The color of most pixels as `#rrggbb`: the mean of the largest group of alike ones. Null for a picture with a transparent part, whose
 * own color behind it would hide what it shows, and for one without pixels. `rgba`: four bytes for each pixel.
 */
export function dominantColor(rgba: Uint8Array): string | null {
  const groups = new Map<number, Group>();
  let largest: Group | null = null;
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < OPAQUE) return null;
    const key = ((red >> STEP_BITS) << 6) | ((green >> STEP_BITS) << 3) | (blue >> STEP_BITS);
    const group = groups.get(key) ?? { pixels: 0, red: 0, green: 0, blue: 0 };
    groups.set(key, group);
    group.pixels += 1;
    group.red += red;
    group.green += green;
    group.blue += blue;
    if (largest === null || group.pixels > largest.pixels) largest = group;
  }
  if (largest === null) return null;
  const { pixels, red, green, blue } = largest;
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / pixels)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
