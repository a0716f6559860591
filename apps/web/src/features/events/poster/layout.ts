import type { Category } from '@marquee/contract';

/** How a poster is set: where its words stand, in which letters, and where what is drawn stands. */
export type Layout = 'stage' | 'bill' | 'notice' | 'block' | 'menu' | 'calm';

const LAYOUTS: Record<Category, Layout> = {
  Music: 'stage',
  Nightlife: 'stage',
  Arts: 'bill',
  Other: 'bill',
  Education: 'notice',
  Business: 'notice',
  Technology: 'notice',
  Sports: 'block',
  Outdoor: 'block',
  Food: 'menu',
  Social: 'menu',
  Health: 'calm',
};

export const layoutOf = (category: Category): Layout => LAYOUTS[category];

/** The room for a title in hundredths of the poster's width, as poster.module.css has it, and how wide its letters run. */
const ROOMS: Record<Layout, { width: number; height: number; run: number }> = {
  stage: { width: 53, height: 28, run: 1 },
  bill: { width: 80, height: 24, run: 1 },
  notice: { width: 62, height: 32, run: 1.04 },
  block: { width: 84, height: 20, run: 1.3 },
  menu: { width: 75, height: 22, run: 1 },
  calm: { width: 56, height: 30, run: 1 },
};

/** Sizes of a title in tenths of a hundredth of the poster's width; each is a `data-size` of poster.module.css. */
const SIZES = [150, 130, 114, 100, 88, 78, 69, 61] as const;
export type TitleSize = (typeof SIZES)[number];
const LEADING = 1.08;

/** The largest size at which the words of a title fit into their room without a word being broken; the smallest if none does. */
export function titleSize(title: string, layout: Layout): TitleSize {
  const { width, height, run } = ROOMS[layout];
  const words = title.trim().split(/\s+/).slice(0, 60).map(emsOf);
  const fits = SIZES.find((size) => {
    const most = width / (size / 10) / run;
    return linesOf(words, most) * (size / 10) * LEADING <= height;
  });
  return fits ?? 61;
}

/** Lines that words of these widths take; infinite if one is wider than a line. */
function linesOf(words: readonly number[], most: number): number {
  let [lines, used] = [1, 0];
  for (const ems of words) {
    if (ems > most) return Number.POSITIVE_INFINITY;
    const longer = used === 0 ? ems : used + 0.26 + ems;
    if (longer <= most) used = longer;
    else [lines, used] = [lines + 1, ems];
  }
  return lines;
}

/** About as wide as a word is in the display face, in ems. */
function emsOf(word: string): number {
  let ems = 0;
  for (const letter of word.slice(0, 80)) ems += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.54;
  return ems;
}
const WIDTHS: ReadonlyArray<readonly [RegExp, number]> = [
  [/[iljft.,:;'’!|()[\]]/, 0.34],
  [/[mw]/, 0.86],
  [/[MW@&%]/, 0.96],
  [/[A-Z0-9À-Þ]/, 0.7],
  // Of scripts whose letters are squares.
  [/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|\p{Extended_Pictographic}/u, 1.05],
];
