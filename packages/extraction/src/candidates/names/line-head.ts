import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { Layout } from '../pieces/layout.ts';
import { ownTitle } from './own-title.ts';

/**
 * The name that a text goes on from: `<a>The Long Strings</a>, Harbor Hall, 8 pm`. What begins with a comma is no title if a marked name
 * begins its line, even where the other records have no marked name.
 */
export function headOfLine(piece: Piece, record: Stretch, layout: Layout): Piece | null {
  if (!/^,\s/.test(piece.text)) return null;
  const head = layout.pieces[piece.index - 1];
  if (!head || head.start < record.start || !MARKED.test(head.carrier.name)) return null;
  const { text } = layout.visible;
  const isBeside = text.slice(head.end, piece.start).trim() === '' && !text.slice(head.end, piece.start).includes('\n');
  const isFirst = text.slice(text.lastIndexOf('\n', head.start - 1) + 1, head.start).trim() === '';
  return isBeside && isFirst && ownTitle(head, layout) !== null ? head : null;
}

const MARKED = /^(?:a|b|strong)$/;
