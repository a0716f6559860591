import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny } from '../../document/html/within.ts';
import type { Layout } from '../pieces/layout.ts';
import type { PageCiter } from '../pieces/page-citer.ts';
import type { Sighting } from '../sighting.ts';
import { townOf } from './read-place.ts';

const TOWN_TEXT = /^\p{Lu}[\p{L}.' -]{1,30},\s[\p{L}. ]{2,20}(?:\s\d{5}(?:-\d{4})?)?$/u;
/** `Woodcrest Fields, Cherry Hill, NJ`, `Woodcrest Fields – Cherry Hill, NJ` */
const IN_ONE_LINE = /^(\p{Lu}.{1,68}?)(?:,|\s[-–—|•·])\s(\p{Lu}[\p{L}.' -]{1,30},\s[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?)$/u;
const NAME = /^\p{Lu}[^:!?$]{2,69}$/u;
const SENTENCE = /\p{Ll}{2}\.$/u;

/** The name on the line above its town, or before it: `Woodcrest Fields⏎Cherry Hill, NJ`. */
export function aboveTown(
  pieces: readonly Piece[],
  title: Stretch,
  layout: Layout,
  cite: PageCiter,
): Pick<Sighting, 'venue' | 'city' | 'state'> {
  const isName = (piece: Piece, text: string) =>
    NAME.test(text) &&
    !SENTENCE.test(text) &&
    layout.titleOf(piece) !== null &&
    !(piece.start < title.end && title.start < piece.end) &&
    !holdsAny(layout.marks, piece.start, piece.end) &&
    !holdsAny(layout.times, piece.start, piece.end);
  for (const [index, piece] of pieces.entries()) {
    const above = pieces[index - 1];
    const [, name = '', behind = ''] = IN_ONE_LINE.exec(piece.text) ?? [];
    const isTown = TOWN_TEXT.test(piece.text);
    const { city, state } = townOf(isTown ? piece.text : behind);
    if (!city || !state) continue;
    const town = { city: cite.field(city, piece), state: cite.field(state, piece) };
    if (!isTown && isName(piece, name))
      return { venue: cite.field(name, { start: piece.start, end: piece.start + name.length }), ...town };
    if (isTown && above && above.line < piece.line && isName(above, above.text.trim()))
      return { venue: cite.field(above.text.trim(), above), ...town };
  }
  return {};
}
