import type { Layout } from '../layout/layout.ts';
import type { Piece } from '../layout/pieces.ts';

/** `Category:⏎For families` is no title. */
const OTHER_LABEL =
  /^(?:address|admission|ages?|audience|author|branch|categor(?:y|ies)|contact|cost|created by|department|duration|email|fees?|host(?:ed by)?|importance|instructors?|languages?|location|organi[sz]ers?|owne[dr](?: by)?|phone|place|posted by|presented by|price|priority|recurring(?: event)?|registration|repeats|room|series|sponsor(?:ed by)?|sponsors|status|submitted by|tags?|tickets|type|venue|website|where):?$/i;

/** The title that a piece would give; null if it cannot be one, or if it is the value of another label. */
export function ownTitle(piece: Piece, layout: Layout): string | null {
  return isLabelled(layout.pieces[piece.index - 1], piece) ? null : layout.titleOf(piece);
}

function isLabelled(label: Piece | undefined, { start }: Piece): boolean {
  return label?.text.endsWith(':') === true && start - label.end <= 1 && OTHER_LABEL.test(label.text);
}
