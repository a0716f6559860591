import {
  ILLUSTRATION_HEIGHT as HEIGHT,
  type Illustration,
  ILLUSTRATION_WIDTH as WIDTH,
} from '@marquee/contract/preview-card';
import {
  categoryArt,
  categoryNamed,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type PosterArt,
  posterArt,
  SIGN_PATHS,
} from '@marquee/web/drawn';
import { inksOf, NIGHT } from './inks.ts';

const PLATE = {
  night: [NIGHT, 0.72, '#fff3d6'],
  ground: [NIGHT, 0.72, '#fff3d6'],
  paper: ['#fbf1dc', 0.88, '#1b1930'],
} as const;
/** The sign on its plate; as on the site, not a quarter of the width. */
const PLATE_RADIUS = 128;
const SIGN = 150;

/** A picture without words as SVG: the poster of an event, or one of a category, with the sign of the category. */
export function illustrationOf(of: Illustration): string {
  const art = of.kind === 'event' ? posterArt(of.poster) : categoryArt(categoryNamed(of.category), of.number);
  const inks = inksOf(art);
  const scale = Math.max(WIDTH / POSTER_WIDTH, HEIGHT / POSTER_HEIGHT);
  const [left, top] = [(WIDTH - POSTER_WIDTH * scale) / 2, (HEIGHT - POSTER_HEIGHT * scale) / 2];
  const shapes = art.shapes.map(
    ({ d, ink, opacity = 1 }) => `<path d="${d}" fill="${inks[ink]}" opacity="${opacity}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks.ground}"/><g transform="translate(${left} ${top}) scale(${scale})">${shapes.join('')}</g>${sign(art)}</svg>`;
}

function sign({ category, print }: PosterArt): string {
  const [plate, opacity, ink] = PLATE[print];
  const scale = SIGN / 24;
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  return `<circle cx="${x}" cy="${y}" r="${PLATE_RADIUS}" fill="${plate}" opacity="${opacity}"/><g transform="translate(${x - SIGN / 2} ${y - SIGN / 2}) scale(${scale})"><path d="${SIGN_PATHS[category]}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}
