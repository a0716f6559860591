import { oncePer } from '../../base/kept.ts';
import { PIECES } from '../../decide/weights/pieces.ts';
import { attribute, type ElementNode, headingLevel } from '../../document/html/dom.ts';
import type { Marking, Piece } from '../../document/html/pieces.ts';
import { holdsAny } from '../../document/html/within.ts';
import type { Layout } from './layout.ts';

const GOOD = /title|headline|heading|event-?name|(?:^|[\s_-])name(?:$|[\s_-])|summary/i;
/** `…calendar-month__event-title-link`: the last word names the kind. */
const CALLED =
  /(?<!(?:venue|location|place|categor(?:y|ies)|tag|organi[sz]er|host|author|sub|series|section|widget)[-_]{0,2})(?:title|headline|heading|event-?name)(?:[-_]{1,2}(?:link|text|wrap(?:per)?|inner))?(?:\s|$)/i;
const BAD =
  /venue|location|place|address|categor|(?:^|[\s_-])tags?(?:$|[\s_-])|(?:^|[\s_-])cats?(?:$|[\s_-])|date|time|price|cost|descr|excerpt|author|host|organi[sz]er|present|promo|sub-?(?:title|head)|tagline|(?:^|[\s_-])ages?(?:$|[\s_-])|door|button|btn|cta|month|(?:^|[\s_-])day|support|opener|label|badge|status|meta(?:$|[\s_-])|city|genre|eyebrow|kicker|overline|type(?:$|[\s_-])/i;
/** Styled as a heading without being one, `<p class="h3">`. */
const HEADED = /(?:^|\s)h[1-4](?:$|\s)/;
/** Bold, or a term of a list. */
export const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'dt']);

/** Computed once for each piece. */
export function markingOf(piece: Piece, layout: Layout): Marking {
  piece.known.marking ??= readMarking(piece, layout);
  return piece.known.marking;
}

function readMarking(piece: Piece, layout: Layout): Marking {
  const found = { heading: 0, lowHeading: 0, headed: 0, bold: 0, called: 0, other: 0, link: 0 };
  const callings = callingsOn(layout);
  for (
    let node: ElementNode | null = piece.carrier, up = 0;
    node && up < PIECES.marking.lookUp;
    node = node.parent, up += 1
  ) {
    const range = layout.visible.rangeOf(node);
    // A container with other content says nothing about this piece.
    if (
      !range ||
      range[1] - range[0] > (piece.end - piece.start) * PIECES.marking.longerTimes + PIECES.marking.longerChars
    )
      break;
    const { name } = node;
    const level = headingLevel(name);
    const { called, other, headed } = callings(attribute(node, 'class') ?? '', attribute(node, 'itemprop') ?? '');
    if (level > 0) found[level <= 4 ? 'heading' : 'lowHeading'] = 1;
    else if (headed) found.headed = 1;
    if (name === 'a' && attribute(node, 'href')) found.link = 1;
    if (BOLD.has(name)) found.bold = 1;
    if (called) found.called = 1;
    else if (other && !holdsOtherDay(range, piece, layout)) found.other = 1;
  }
  return found;
}

/** `<p class="photo-date">Wed Mar 21<br>Son Lux</p>`: the class is that of the day beside the piece. */
function holdsOtherDay([start, end]: readonly [number, number], piece: Piece, layout: Layout): boolean {
  return holdsAny(layout.marks, start, piece.start) || holdsAny(layout.marks, piece.end, end);
}

/** What an element's classes and property call its text. */
interface Calling {
  called: boolean;
  other: boolean;
  headed: boolean;
}

/** The parts of a list have the same classes: those of a page are read once. */
const callingsOn = oncePer<Layout, (classes: string, property: string) => Calling>(() => {
  const read = new Map<string, Calling>();
  return (classes, property) => {
    const names = property === '' ? classes : `${classes}\n${property}`;
    const calling = read.get(names) ?? readCalling(classes, `${classes} ${property}`);
    read.set(names, calling);
    return calling;
  };
});

/** `field-type-datetime`, `field--label-hidden`: how a system stores and labels a field says nothing about its role. */
const OF_SYSTEM = /(?:^|\s)(?:field-{1,2}(?:type|label)|views-(?:label|row|col))-\S+/g;

function readCalling(classes: string, all: string): Calling {
  const names = all.includes('field-') || all.includes('views-') ? all.replace(OF_SYSTEM, '') : all;
  const isTitle = CALLED.test(names);
  const other = !isTitle && BAD.test(names);
  return { called: isTitle || (!other && GOOD.test(names)), other, headed: HEADED.test(classes) };
}
