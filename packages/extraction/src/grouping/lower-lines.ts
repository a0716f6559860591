import { type ElementNode, headingLevel } from '../html/dom.ts';
import type { Layout } from '../layout/layout.ts';
import type { Piece } from '../layout/pieces.ts';
import { slotOf } from '../titles/title-slots.ts';

/** `<h2>Archive Discoveries 2026:</h2><h2>Unseen Curiosities</h2>`: whether a heading is the lower line of the one right above it. */
export function isLowerLine(piece: Piece, layout: Layout): boolean {
  const above = layout.pieces[piece.index - 1];
  if (!above || slotOf(above) !== slotOf(piece) || layout.titleOf(above) === null) return false;
  const heading = headingAround(piece);
  return heading !== null && heading !== headingAround(above);
}

const LOOK_UP = 3;

function headingAround({ carrier }: Piece): ElementNode | null {
  for (let node: ElementNode | null = carrier, up = 0; node && up < LOOK_UP; node = node.parent, up += 1)
    if (headingLevel(node.name) > 0) return node;
  return null;
}
