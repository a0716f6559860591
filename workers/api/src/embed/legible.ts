/** The accent where a site names none, and the grounds that text in it stands on: the page, and a card of the large size. */
export const ACCENTS = { light: '#7d4a00', dark: '#ffc966' } as const;
const GROUNDS = { light: ['#fbf6ea', '#fffdf8'], dark: ['#131226', '#191832'] } as const;

/** WCAG 2.2, 1.4.3. */
const LEAST = 4.5;
const STEPS = 50;

/** A color for text in each theme: as it was given if it can be read there, else mixed with as little black or white as it takes. */
export function legible(accent: string): { light: string; dark: string } {
  return { light: mixedUntilRead(accent, 0, GROUNDS.light), dark: mixedUntilRead(accent, 255, GROUNDS.dark) };
}

function mixedUntilRead(accent: string, end: number, grounds: readonly string[]): string {
  const given = channelsOf(accent);
  for (let step = 0; step < STEPS; step++) {
    const mixed = given.map((channel) => Math.round(channel + ((end - channel) * step) / STEPS));
    if (grounds.every((ground) => contrast(mixed, channelsOf(ground)) >= LEAST)) return hexOf(mixed);
  }
  return hexOf(given.map(() => end));
}

/** Contrast of two colors, 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Of sRGB, 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `7d4a00` or `#7d4a00` */
export const channelsOf = (color: string): number[] =>
  [0, 2, 4].map((at) => Number.parseInt(color.replace('#', '').slice(at, at + 2), 16));

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
