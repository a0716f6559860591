import { DOCUMENT } from '../../decide/weights/document.ts';
import { attribute, type ElementNode, headingLevel } from './dom.ts';
import type { ShownPiece } from './shown-text.ts';
import type { Stretch } from './title-places.ts';
import type { VisibleText } from './visible-text.ts';
import { holdsAny } from './within.ts';

class Known {
  slot: string | undefined = undefined;
  form: string | undefined = undefined;
  marking: Marking | undefined = undefined;
  prominence: number | undefined = undefined;
  name: string | undefined = undefined;
}

/** A stretch of text of uniform appearance: a heading, a link, a part of a line between other parts. A class, as the nodes of `document/html/parse.ts`. */
export class Piece implements Stretch {
  readonly start: number;
  end: number;
  text: string;
  /** The element that determines its appearance. */
  readonly carrier: ElementNode;
  /** The number of its line of visible text. */
  line: number;
  /** The number of lines of the same heading or link before it. */
  readonly part: number;
  /** Its index among the pieces of the page. */
  readonly index: number;
  /** What `candidates/names/` computes about it, on first use. */
  readonly known = new Known();

  constructor(start: number, text: string, carrier: ElementNode, at: { line: number; part: number; index: number }) {
    this.start = start;
    this.end = start + text.length;
    this.text = text;
    this.carrier = carrier;
    this.line = at.line;
    this.part = at.part;
    this.index = at.index;
  }
}

/** How the elements that contain little else mark a piece: 1 if they do, otherwise 0. */
export interface Marking {
  /** `h1` to `h4`. */
  heading: number;
  lowHeading: number;
  /** With a heading's class. */
  headed: number;
  /** Bold, or a term of a list. */
  bold: number;
  /** With a class that says that it is a title. */
  called: number;
  /** With a class of another field. */
  other: number;
  link: number;
}

/** They change the appearance of a word, not its role. */
const FORMAT = new Set('em i u font sup sub small mark abbr bdi bdo wbr q cite code s del ins'.split(' '));
/** Some themes mark parts of an event with them. */
const PART_CLASS = /venue|location|title|price|cost/i;
const HEADING = new Set('h1 h2 h3 h4 h5 h6 dt th'.split(' '));
const WHOLE = new Set([...HEADING, 'a', 'b', 'strong', 'address']);

/** The pieces of a page in order. A heading or link is one piece unless it contains a date or time. */
export function piecesOf(visible: VisibleText, mentions: readonly Stretch[]): Piece[] {
  const wholes = new Map<ElementNode, ElementNode | null>();
  const parts = new Map<ElementNode, number>();
  const pieces: Piece[] = [];
  let line = 0;
  for (let index = 0; index < visible.pieces.length; index += 1) {
    const { start, element } = visible.pieces[index] as ShownPiece;
    const next = visible.pieces[index + 1]?.start ?? visible.text.length;
    const text = visible.text.slice(start, next).trimEnd();
    if (start > 0 && visible.text.charCodeAt(start - 1) === 10) line += 1;
    const carrier = carrierOf(element, visible, mentions, wholes);
    const last = pieces.at(-1);
    const isJoined = last?.carrier === carrier && (last.line === line || isOneHeading(last, text, wholes.get(element)));
    if (last && isJoined) {
      last.line = line;
      last.end = start + text.length;
      last.text = visible.text.slice(last.start, last.end);
    } else {
      const isWhole = WHOLE.has(carrier.name);
      const part = isWhole ? (parts.get(carrier) ?? 0) : 0;
      if (isWhole) parts.set(carrier, part + 1);
      pieces.push(new Piece(start, text, carrier, { line, part, index: pieces.length }));
    }
  }
  return pieces;
}

/** `<h3>Songs of<br>the Sea</h3>`: one heading over two lines, and not the names of two acts. */
function isOneHeading(above: Piece, text: string, whole: ElementNode | null | undefined): boolean {
  if (whole !== above.carrier || headingLevel(whole.name) === 0) return false;
  if (/^(?:with|w\/|feat|featuring|ft|plus|and special|hosted|presented|by)\b/i.test(text)) return false;
  return GOES_ON.test(above.text) || /^\p{Ll}/u.test(text) || !/[\s]/.test(above.text);
}

/** A line that ends in the middle of a name. */
const GOES_ON = /(?:[:,&+–—]|\s-|\b(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with))$/i;

function carrierOf(
  element: ElementNode,
  visible: VisibleText,
  mentions: readonly Stretch[],
  wholes: Map<ElementNode, ElementNode | null>,
): ElementNode {
  let carrier = element;
  while (carrier.parent && FORMAT.has(carrier.name) && !PART_CLASS.test(attribute(carrier, 'class') ?? ''))
    carrier = carrier.parent;
  return wholeAround(carrier, visible, mentions, wholes) ?? carrier;
}

function wholeAround(
  element: ElementNode,
  visible: VisibleText,
  mentions: readonly Stretch[],
  wholes: Map<ElementNode, ElementNode | null>,
): ElementNode | null {
  const known = wholes.get(element);
  if (known !== undefined) return known;
  let found: ElementNode | null = null;
  for (let node: ElementNode | null = element, steps = 0; node && steps < 5; node = node.parent, steps += 1) {
    if (!WHOLE.has(node.name)) continue;
    const range = visible.rangeOf(node);
    if (!range || range[1] - range[0] > 300 || holdsAny(mentions, range[0], range[1])) break;
    // A link around several lines is a card: each line has its own appearance.
    if (!HEADING.has(node.name) && visible.text.slice(range[0], range[1]).includes('\n')) break;
    found = node;
    if (HEADING.has(node.name)) break;
  }
  wholes.set(element, found);
  return found;
}

/** Every blank that separates classes, and the control characters. */
const BLANK = 0x20;

/** Its name and first class without digits, which the members of a list share. A class with the element's own id is only its own. */
export function signature(element: ElementNode): string {
  element.signature ??= readSignature(element);
  return element.signature;
}

function readSignature(element: ElementNode): string {
  const classes = attribute(element, 'class');
  if (!classes) return `${element.name}.`;
  const id = attribute(element, 'id');
  return `${element.name}.${firstClass(id ? withoutOwn(classes, id) : classes)}`;
}

/** `comp-k3f9a MzQv item` of `#comp-k3f9a` */
function withoutOwn(classes: string, id: string): string {
  if (!classes.includes(id)) return classes;
  const [first = '', ...others] = classes.trim().split(/\s+/);
  return first.includes(id) && others.length > 0 ? withoutOwn(others.join(' '), id) : classes;
}

function firstClass(classes: string): string {
  let start = 0;
  while (start < classes.length && classes.charCodeAt(start) <= BLANK) start += 1;
  let end = start;
  let figures = 0;
  for (; end < classes.length; end += 1) {
    const code = classes.charCodeAt(end);
    if (code <= BLANK) break;
    if (code >= 0x30 && code <= 0x39) figures += 1;
  }
  const first = classes.slice(start, end);
  if (figures === 0) return first.slice(0, 40);
  return (figures >= DOCUMENT.pieces.fewestFigures ? first.replace(KEY, '') : first).replace(/\d+/g, '').slice(0, 40);
}

/** `id-7e6eed1256b211f0b4ebac1f6bbcd628`, `item-3f2b…-9d1c`: the key of one record, its letters included. */
const KEY = /(?:[0-9a-f]{16,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;
