import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PreviewCard } from '@marquee/contract';
import { pictureDrawer } from '../../workers/previews/src/draw.ts';
import { joinFonts, readFont } from '../../workers/previews/src/font.ts';

const require = createRequire(import.meta.url);
const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../workers/previews/fonts/${name}.bin`, import.meta.url)));

const FILES = {
  title: [file('title-latin'), file('title-latin-ext')],
  text: [file('text-latin'), file('text-latin-ext')],
};

export const fonts = {
  title: joinFonts(FILES.title.map(readFont)),
  text: joinFonts(FILES.text.map(readFont)),
};

/** The drawer of the Worker, with its renderer and its fonts. */
export const draw = pictureDrawer(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')), FILES);

export const CARD: PreviewCard = {
  kicker: 'Saturday, December 5, 2026 · 7:30 PM',
  title: 'Oyster Roast',
  otherTitle: 'Food in Columbia, SC',
  place: 'Granby Hall · Columbia, SC',
  name: 'Marquee',
  tagline: 'What is on tonight, and every night after.',
  posters: [{ title: 'Oyster Roast', venue: 'Granby Hall', categories: ['Food'] }],
};
