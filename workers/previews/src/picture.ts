import {
  PREVIEW_HEIGHT as HEIGHT,
  type PreviewCard,
  type PreviewPoster,
  PREVIEW_WIDTH as WIDTH,
} from '@marquee/contract/preview-card';
import { escaped, POSTER_HEIGHT, POSTER_WIDTH, posterArt } from '@marquee/web/drawn';
import type { Font } from './font.ts';
import { inksOf, LAMP } from './inks.ts';
import { clipped, drawable, widthOf, wrapped } from './lines.ts';

export interface Fonts {
  title: Font;
  text: Font;
}

/** The names by which the renderer finds the fonts. */
export const TITLE_FACE = 'font-family="Bodoni Moda" font-weight="700"';
export const TEXT_FACE = 'font-family="Instrument Sans SemiBold"';
export const BOARD = '#1c1a38';
export const IVORY = '#f5eedd';
export const QUIET = '#b9b2c9';

const CANOPY = 44;
/** The words stand left of the perforation, the posters right of it. */
const TEAR = 760;
const LEFT = 64;
const TEXT_WIDTH = TEAR - LEFT - 48;
/** Between the kicker and the foot. */
const MIDDLE = { top: 164, bottom: 506 };
const TOP_WITHOUT_KICKER = 96;
const GAP = 26;
const KICKER_SIZE = 28;
const PLACE_SIZE = 30;
const PLACE_LEADING = 40;
const MAX_TITLE_LINES = 4;
const SMALLEST_TITLE = 48;
const TITLE_SIZES = [88, 80, 72, 64, 56, SMALLEST_TITLE] as const;
const TITLE_LEADING = 1.08;

/** The picture as SVG: a ticket below the bulbs of the canopy, the words on its left part, the poster on its stub. */
export function pictureOf(card: PreviewCard, fonts: Fonts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${stub(card.posters)}<rect width="${TEAR}" height="${HEIGHT}" fill="${BOARD}"/>${perforation()}${canopy()}${words(card, fonts)}</svg>`;
}

function canopy(): string {
  const step = 40;
  const bulbs = Array.from({ length: WIDTH / step }, (_, index) => {
    const x = step / 2 + index * step;
    return `<circle cx="${x}" cy="${CANOPY / 2}" r="13" fill="${LAMP}" opacity="0.16"/><circle cx="${x}" cy="${CANOPY / 2}" r="6.5" fill="${LAMP}"/>`;
  });
  return `<rect width="${WIDTH}" height="${CANOPY}" fill="#0c0b1a"/>${bulbs.join('')}`;
}

function perforation(): string {
  const holes = Array.from(
    { length: 15 },
    (_, index) => `<circle cx="${TEAR}" cy="${CANOPY + 22 + index * 40}" r="11"/>`,
  );
  return `<g fill="${BOARD}">${holes.join('')}</g>`;
}

function stub(posters: readonly PreviewPoster[]): string {
  const [width, height] = [WIDTH - TEAR, HEIGHT - CANOPY];
  const [first] = posters;
  if (posters.length < 4) return first ? poster(first, { x: TEAR, y: CANOPY, width, height }) : '';
  return posters
    .slice(0, 4)
    .map((one, index) => {
      const [x, y] = [TEAR + (index % 2) * (width / 2), CANOPY + Math.floor(index / 2) * (height / 2)];
      const frame = `<clipPath id="of-${index}"><rect x="${x}" y="${y}" width="${width / 2}" height="${height / 2}"/></clipPath>`;
      return `${frame}<g clip-path="url(#of-${index})">${poster(one, { x, y, width: width / 2, height: height / 2 })}</g>`;
    })
    .join('');
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same drawing as on the site (apps/web/src/drawn/poster.ts), as large as its frame at least; what hangs over is covered later. */
export function poster(event: PreviewPoster, { x, y, width, height }: Frame): string {
  const art = posterArt(event);
  const inks = inksOf(art);
  const scale = Math.max(width / POSTER_WIDTH, height / POSTER_HEIGHT);
  const [left, top] = [x + (width - POSTER_WIDTH * scale) / 2, y + (height - POSTER_HEIGHT * scale) / 2];
  const shapes = art.shapes.map(
    ({ d, ink, opacity = 1 }) => `<path d="${d}" fill="${inks[ink]}" opacity="${opacity}"/>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${inks.ground}"/><g transform="translate(${left} ${top}) scale(${scale})">${shapes.join('')}</g>`;
}

function words(card: PreviewCard, fonts: Fonts): string {
  const place = lines(card.place, fonts.text, PLACE_SIZE, 2);
  const placeHeight = place.length > 0 ? GAP + place.length * PLACE_LEADING : 0;
  const start = card.kicker === '' ? TOP_WITHOUT_KICKER : MIDDLE.top;
  const room = MIDDLE.bottom - start - placeHeight;
  const title = titleOf(card, fonts.title, room);
  const leading = title.size * TITLE_LEADING;
  const top = start + Math.max(0, (room - title.lines.length * leading) / 2);
  const below = top + title.lines.length * leading + GAP;
  return [
    ...lines(card.kicker, fonts.text, KICKER_SIZE, 1).map((line) =>
      text(line, LEFT, 128, KICKER_SIZE, TEXT_FACE, LAMP),
    ),
    ...title.lines.map((line, index) =>
      text(line, LEFT, top + title.size * 0.86 + index * leading, title.size, TITLE_FACE, IVORY),
    ),
    ...place.map((line, index) =>
      text(line, LEFT, below + PLACE_SIZE + index * PLACE_LEADING, PLACE_SIZE, TEXT_FACE, QUIET),
    ),
    foot(card, fonts),
  ].join('\n');
}

function foot({ name, tagline }: PreviewCard, fonts: Fonts): string {
  const shown = drawable(name, fonts.title);
  const beside = LEFT + widthOf(shown, fonts.title, 40) + 22;
  const [line = ''] = lines(tagline, fonts.text, 22, 1, TEAR - beside - 30);
  return `<rect x="${LEFT}" y="528" width="${TEXT_WIDTH}" height="2" fill="#454270"/>${text(shown, LEFT, 584, 40, TITLE_FACE, LAMP)}${text(line, beside, 583, 22, TEXT_FACE, QUIET)}`;
}

/** The largest size at which the title fits; at the smallest it is cut. */
function titleOf({ title, otherTitle }: PreviewCard, font: Font, room: number): { lines: string[]; size: number } {
  const shown = drawable(title, font) || drawable(otherTitle, font);
  for (const size of TITLE_SIZES) {
    const fit = wrapped(shown, { font, size, width: TEXT_WIDTH, maxLines: linesIn(room, size) });
    if (fit) return { lines: fit, size };
  }
  const box = { font, size: SMALLEST_TITLE, width: TEXT_WIDTH, maxLines: linesIn(room, SMALLEST_TITLE) };
  return { lines: clipped(shown, box), size: SMALLEST_TITLE };
}

const linesIn = (room: number, size: number) => Math.min(MAX_TITLE_LINES, Math.floor(room / (size * TITLE_LEADING)));

function lines(given: string, font: Font, size: number, maxLines: number, width: number = TEXT_WIDTH): string[] {
  const shown = drawable(given, font);
  return shown === '' ? [] : clipped(shown, { font, size, width, maxLines });
}

export function text(line: string, x: number, y: number, size: number, face: string, fill: string): string {
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" ${face} fill="${fill}">${escaped(line)}</text>`;
}
