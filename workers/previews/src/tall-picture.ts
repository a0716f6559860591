import { PICTURE_SHAPES, type PictureShape, type PreviewCard } from '@marquee/contract/preview-card';
import { LAMP } from './inks.ts';
import { clipped, drawable, widthOf, wrapped } from './lines.ts';
import { BOARD, type Fonts, IVORY, poster, QUIET, TEXT_FACE, TITLE_FACE, text } from './picture.ts';

/** Where things stand, in parts of the width; the poster fills what is left above the words. */
interface Layout {
  /** Of the height: where the words begin. */
  words: number;
  title: { most: number; least: number; lines: number };
}

const LAYOUTS: Record<Exclude<PictureShape, 'link'>, Layout> = {
  square: { words: 0.46, title: { most: 0.098, least: 0.05, lines: 3 } },
  story: { words: 0.5, title: { most: 0.118, least: 0.06, lines: 5 } },
  sheet: { words: 0.48, title: { most: 0.115, least: 0.055, lines: 5 } },
};
const SIDE = 0.075;
const STEPS = 8;
const LEADING = 1.06;

/** A picture that is as tall as it is wide or taller: the poster above, the words below, under the bulbs of the canopy. SVG. */
export function tallPictureOf(card: PreviewCard, fonts: Fonts, shape: Exclude<PictureShape, 'link'>): string {
  const { width, height } = PICTURE_SHAPES[shape];
  const layout = LAYOUTS[shape];
  const canopyHeight = width * 0.042;
  const tear = height * layout.words;
  const [first] = card.posters;
  const art = first ? poster(first, { x: 0, y: canopyHeight, width, height: tear - canopyHeight }) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${art}<rect y="${tear}" width="${width}" height="${height - tear}" fill="${BOARD}"/>${holes(width, tear)}${canopy(width, canopyHeight)}${words(card, fonts, { width, height, tear, layout })}</svg>`;
}

function canopy(width: number, height: number): string {
  const count = 27;
  const bulbs = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) * width) / count;
    return `<circle cx="${x.toFixed(1)}" cy="${height / 2}" r="${height * 0.3}" fill="${LAMP}" opacity="0.16"/><circle cx="${x.toFixed(1)}" cy="${height / 2}" r="${height * 0.15}" fill="${LAMP}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="#0c0b1a"/>${bulbs.join('')}`;
}

function holes(width: number, tear: number): string {
  const step = width / 27;
  const all = Array.from(
    { length: 27 },
    (_, index) => `<circle cx="${((index + 0.5) * step).toFixed(1)}" cy="${tear}" r="${step * 0.27}"/>`,
  );
  return `<g fill="${BOARD}">${all.join('')}</g>`;
}

interface Room {
  width: number;
  height: number;
  tear: number;
  layout: Layout;
}

function words(card: PreviewCard, fonts: Fonts, { width, height, tear, layout }: Room): string {
  const left = width * SIDE;
  const wide = width - 2 * left;
  const [small, foot] = [width * 0.034, width * 0.042];
  const footTop = height - width * 0.135;
  const kicker = drawable(card.kicker, fonts.text);
  const kickerLines = kicker === '' ? [] : clipped(kicker, { font: fonts.text, size: small, width: wide, maxLines: 1 });
  const place = drawable(card.place, fonts.text);
  const placeLines = place === '' ? [] : clipped(place, { font: fonts.text, size: small, width: wide, maxLines: 2 });
  const top = tear + width * 0.085 + kickerLines.length * small * 1.3;
  const room = footTop - width * 0.03 - top - placeLines.length * small * 1.35 - small;
  const title = titleOf(card, fonts, { wide, room, width, ...layout.title });
  const leading = title.size * LEADING;
  const below = top + title.lines.length * leading + small * 1.1;
  const name = drawable(card.name, fonts.title);
  const beside = left + widthOf(name, fonts.title, foot) + foot * 0.6;
  const [tagline = ''] = clipped(drawable(card.tagline, fonts.text), {
    font: fonts.text,
    size: foot * 0.56,
    width: width - left - beside,
    maxLines: 1,
  });
  return [
    ...kickerLines.map((line) => text(line, left, tear + width * 0.085, small, TEXT_FACE, LAMP)),
    ...title.lines.map((line, index) =>
      text(line, left, top + title.size * 0.9 + index * leading, title.size, TITLE_FACE, IVORY),
    ),
    ...placeLines.map((line, index) =>
      text(line, left, below + small * 0.7 + index * small * 1.35, small, TEXT_FACE, QUIET),
    ),
    `<rect x="${left}" y="${footTop}" width="${wide}" height="${Math.max(2, width * 0.002)}" fill="#454270"/>`,
    text(name, left, footTop + foot * 1.75, foot, TITLE_FACE, LAMP),
    text(tagline, beside, footTop + foot * 1.73, foot * 0.56, TEXT_FACE, QUIET),
  ].join('\n');
}

/** The largest size at which the title fits; at the smallest it is cut. */
function titleOf(
  { title, otherTitle }: PreviewCard,
  { title: font }: Fonts,
  { wide, room, width, most, least, lines }: { wide: number; room: number; width: number } & Layout['title'],
): { lines: string[]; size: number } {
  const shown = drawable(title, font) || drawable(otherTitle, font);
  for (let step = 0; step <= STEPS; step += 1) {
    const size = width * (most - ((most - least) * step) / STEPS);
    const maxLines = Math.min(lines, Math.floor(room / (size * LEADING)));
    const fit = wrapped(shown, { font, size, width: wide, maxLines });
    if (fit) return { lines: fit, size };
  }
  const size = width * least;
  return {
    lines: clipped(shown, { font, size, width: wide, maxLines: Math.max(1, Math.floor(room / (size * LEADING))) }),
    size,
  };
}
