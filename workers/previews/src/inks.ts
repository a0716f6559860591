import type { PosterArt } from '@marquee/web/drawn';

/** apps/web/src/ui/tokens.css and apps/web/src/features/events/poster/poster.module.css, whose mixes a renderer of SVG cannot compute. */
export const NIGHT = '#131226';
export const LAMP = '#ffc966';
const PAPER = '#fbf1dc';
const WHITE = '#ffffff';

const HUES: Record<PosterArt['category'], string> = {
  Music: '#c2408f',
  Food: '#d2691e',
  Arts: '#7b52c7',
  Outdoor: '#3f8f4f',
  Sports: '#2878b5',
  Social: '#b8860b',
  Nightlife: '#5a55c9',
  Health: '#1d958b',
  Business: '#5b6b86',
  Education: '#b0533c',
  Technology: '#0f87a8',
  Other: '#857b6d',
};

export interface Inks {
  ground: string;
  1: string;
  2: string;
  3: string;
}

/** How far a venue's color stands from its category's, in degrees of hue. */
const TURNS = [0, 24, -24, 46, -46] as const;

export function inksOf({ category, print, tint }: Pick<PosterArt, 'category' | 'print' | 'tint'>): Inks {
  const tone = turned(HUES[category], TURNS[tint] ?? 0);
  switch (print) {
    case 'night':
      return {
        ground: mix(tone, 0.12, NIGHT),
        1: mix(tone, 0.66, NIGHT),
        2: mix(tone, 0.86, WHITE),
        3: mix(LAMP, 0.82, tone),
      };
    case 'ground':
      return { ground: mix(tone, 0.72, NIGHT), 1: mix(tone, 0.4, NIGHT), 2: LAMP, 3: mix(tone, 0.55, WHITE) };
    case 'paper':
      return { ground: PAPER, 1: mix(tone, 0.84, PAPER), 2: mix(tone, 0.58, NIGHT), 3: mix(LAMP, 0.85, PAPER) };
  }
}

const LEAST_CHROMA = 0.075;

/** The color with another hue, as light, and never gray: `oklch(from … l max(c, 0.075) calc(h + degrees))` of CSS Color 5. */
function turned(hex: string, degrees: number): string {
  const [lightness, a, b] = labOf(hex);
  const angle = Math.atan2(b, a) + (degrees * Math.PI) / 180;
  const chroma = Math.max(Math.hypot(a, b), LEAST_CHROMA);
  return hexOf([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

type Lab = readonly [number, number, number];

/** `color-mix(in oklab, one share, other)` of CSS Color 5, by the matrices of CSS Color 4 §10. */
export function mix(one: string, share: number, other: string): string {
  const [a, b] = [labOf(one), labOf(other)];
  return hexOf(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as unknown as Lab);
}

function labOf(hex: string): Lab {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear
    .map((value) => {
      const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
      return Math.round(255 * Math.min(1, Math.max(0, encoded)))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}
