import type { Piece } from '../../document/html/pieces.ts';
import { slotOf } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import { headingAround } from './heading-sections.ts';

/** `<h2>Archive Discoveries 2026:</h2><h2>Unseen Curiosities</h2>`: whether a heading is the lower line of the one right above it. */
export function isLowerLine(piece: Piece, layout: Layout): boolean {
  const above = layout.pieces[piece.index - 1];
  if (!above || slotOf(above) !== slotOf(piece) || layout.titleOf(above) === null) return false;
  const heading = headingAround(piece.carrier);
  return heading !== null && heading !== headingAround(above.carrier);
}
