import { NAMES } from '../../decide/weights/names.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Layout } from '../pieces/layout.ts';

/** `Category:⏎For families` is no title. */
const OTHER_LABEL =
  /^(?:address|admission|ages?|audience|author|branch|categor(?:y|ies)|contact|cost|created by|department|duration|email|fees?|host(?:ed by)?|importance|instructors?|languages?|location|organi[sz]ers?|owne[dr](?: by)?|phone|place|posted by|presented by|price|priority|recurring(?: event)?|registration|repeats|room|series|sponsor(?:ed by)?|sponsors|status|submitted by|tags?|tickets|type|venue|website|where):?$/i;

/** The title that a piece would give; null if it cannot be one, if it is the value of another label, or if it names a file. */
export function ownTitle(piece: Piece, layout: Layout): string | null {
  if (isLabelled(layout.pieces[piece.index - 1], piece)) return null;
  const title = layout.titleOf(piece);
  return title === null || isPaper(piece) ? null : title;
}

const FILE = /\.(?:pdf|docx?|pptx?|xlsx?)(?:$|[?#])/i;
const PAPER =
  /\b(?:agendas?|minutes|packets?|presentations?|slides|handouts?|remarks|materials|reports?|resolutions?|(?:display )?boards|memos?|exhibits?)\b/i;

/** `<a href="/files/feb-26.pptx">Presentation on the corridor</a>`, below the day of a meeting. */
function isPaper({ carrier, text }: Piece): boolean {
  for (let node: ElementNode | null = carrier, up = 0; node && up < NAMES.ownTitle.lookUp; node = node.parent, up += 1)
    if (node.name === 'a') return FILE.test(attribute(node, 'href') ?? '') && PAPER.test(text);
  return false;
}

function isLabelled(label: Piece | undefined, { start }: Piece): boolean {
  return label !== undefined && start - label.end <= 1 && label.text.endsWith(':') && OTHER_LABEL.test(label.text);
}
