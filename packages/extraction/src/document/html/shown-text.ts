import { LIMITS } from '../../base/limits.ts';
import { attribute, type ElementNode, isElement, type TextNode } from './dom.ts';
import { standApart } from './stand-apart.ts';

const UNSEEN = 'script style template head svg iframe object canvas audio video select datalist textarea';
const INLINE =
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time tt u var wbr img';
/** How elements display their content; all others are blocks. */
const FLOWS = new Map<string, 'unseen' | 'inline'>([
  ...UNSEEN.split(' ').map((name) => [name, 'unseen'] as const),
  ...INLINE.split(' ').map((name) => [name, 'inline'] as const),
]);
/** Whether an element is part of the line around it. */
export function isInline({ name }: ElementNode): boolean {
  return FLOWS.get(name) === 'inline';
}

/** At most this much of the text before a piece is examined. */
const TAIL_CHARS = 20;

/** Where a piece of text begins, and the element that contains it. A class, as the nodes of `parse.ts`. */
export class ShownPiece {
  readonly start: number;
  readonly element: ElementNode;

  constructor(start: number, element: ElementNode) {
    this.start = start;
    this.element = element;
  }
}

/** Where text begins behind a blank line: two line breaks, or an empty paragraph. */
export interface BlankLine {
  start: number;
  /** The element with the text on both sides of it. */
  container: ElementNode;
}

/** Records the stretch of text that an element shows. */
export type Notice = (element: ElementNode, start: number, end: number) => void;

/** Collects the text that elements show: runs of blanks become one blank, each block starts a new line. */
export class ShownText {
  text = '';
  readonly pieces: ShownPiece[] = [];
  readonly blankLines: BlankLine[] = [];
  /** There was more text than the limit. */
  isCut = false;
  private readonly notice: Notice | null;
  /** The tail of the text: slicing the growing text would copy all of it. */
  private tail = '';
  /** The separator between the last piece and the next: nothing, a blank or a line break. */
  private gap: '' | ' ' | '\n' = '';
  /** The offset of the last line. */
  private lineStart = 0;
  /** The number of open preformatted elements, in which line breaks are kept. */
  private preformatted = 0;
  /** The line breaks since the last text. */
  private lineBreaks = 0;
  /** The element with the last of them. */
  private breaksIn: ElementNode | null = null;
  /** The number of texts that are blanks which do not collapse. */
  private keptBlanks = 0;

  constructor(notice: Notice | null = null) {
    this.notice = notice;
  }

  add(element: ElementNode): void {
    const flow = FLOWS.get(element.name);
    if (flow === 'unseen' || isHidden(element)) return;
    if (element.name === 'br') this.breakLine(1, element.parent);
    const { length } = this.text;
    const { keptBlanks, lineBreaks } = this;
    this.addInside(element, flow !== 'inline');
    // `<p>&nbsp;</p>`, `<div><br></div>`
    if (this.text.length === length && (element.name === 'p' || element.name === 'div'))
      if (this.keptBlanks > keptBlanks || this.lineBreaks > lineBreaks) this.breakLine(2, element.parent);
  }

  private breakLine(count: number, container: ElementNode | null): void {
    this.lineBreaks += count;
    this.breaksIn = container;
  }

  /** @param isBlock it starts and ends a line */
  addInside(element: ElementNode, isBlock: boolean): void {
    if (isBlock) this.gap = '\n';
    const before = this.text.length;
    const isPreformatted = element.name === 'pre';
    if (isPreformatted) this.preformatted += 1;
    for (const child of element.children) {
      if (isElement(child)) this.add(child);
      else if (this.preformatted > 0) this.showLines(child);
      else this.show(child);
    }
    if (isPreformatted) this.preformatted -= 1;
    if (this.notice && this.text.length > before) this.notice(element, before, this.text.length);
    if (isBlock) this.gap = '\n';
  }

  private showLines({ parent, text }: TextNode): void {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (index > 0) this.gap = '\n';
      this.show({ parent, text: line });
    }
  }

  private show(node: TextNode): void {
    if (this.text.length >= LIMITS.visibleChars) {
      this.isCut = true;
      return;
    }
    const all = singleBlanks(node.text);
    if (all === ' ' || all === '') {
      if (all && this.gap === '') this.gap = ' ';
      if (node.text.includes(NO_BREAK_SPACE)) this.keptBlanks += 1;
      return;
    }
    const left = LIMITS.visibleChars - this.text.length;
    if (all.length > left) this.isCut = true;
    const words = all.slice(0, left);
    if (words.length <= LIMITS.visibleLineChars) this.showWords(words, node);
    else for (const line of partedLines(words)) this.showLine(line, node);
  }

  private showLine(words: string, node: TextNode): void {
    this.gap = '\n';
    this.showWords(words, node);
  }

  private showWords(words: string, node: TextNode): void {
    if (words === ' ') {
      if (this.gap === '') this.gap = ' ';
      return;
    }
    const last = this.pieces.at(-1);
    if (this.gap === '' && (words.startsWith(' ') || (last && standApart(last.element, this.tail, node))))
      this.gap = ' ';
    if (this.text.length - this.lineStart > LIMITS.visibleLineChars) this.gap = '\n';
    if (this.text) this.text += this.gap;
    if (this.gap === '\n') this.lineStart = this.text.length;
    if (this.lineBreaks > 1 && this.breaksIn)
      this.blankLines.push({ start: this.text.length, container: this.breaksIn });
    this.lineBreaks = 0;
    this.pieces.push(new ShownPiece(this.text.length, node.parent));
    const trimmed = words.trim();
    this.text += trimmed;
    this.tail = (this.gap === '' && trimmed.length < TAIL_CHARS ? this.tail + trimmed : trimmed).slice(-TAIL_CHARS);
    this.gap = words.endsWith(' ') ? ' ' : '';
  }
}

const NO_BREAK_SPACE = '\u00a0';

/** Splits an overlong text into lines, at blanks if it has any. */
function partedLines(words: string): string[] {
  const lines: string[] = [];
  for (let from = 0; from < words.length; ) {
    const most = from + LIMITS.visibleLineChars;
    const blank = most < words.length ? words.lastIndexOf(' ', most) : words.length;
    const end = blank > from ? blank : most;
    lines.push(words.slice(from, end));
    from = end;
  }
  return lines;
}

/** A single blank is kept. */
const BLANKS = /[\s\u200b]{2,}|[^\S ]|\u200b/g;
const NOT_SINGLE = / {2}|[^\S ]|\u200b/;

/** Most texts are only blanks, or words with single blanks between them: V8 trims and tests them faster than it replaces. */
function singleBlanks(text: string): string {
  const words = text.trim();
  if (words === '') return text === '' ? '' : ' ';
  if (NOT_SINGLE.test(words)) return text.replace(BLANKS, ' ');
  if (words.length === text.length) return text;
  const isIndented = text.charCodeAt(0) !== words.charCodeAt(0);
  return `${isIndented ? ' ' : ''}${words}${text.charCodeAt(text.length - 1) === words.charCodeAt(words.length - 1) ? '' : ' '}`;
}

function isHidden(element: ElementNode): boolean {
  // A page whose body is hidden shows it once its scripts have run.
  if (element.name === 'body' || element.name === 'html') return false;
  const { attributes } = element;
  let style = '';
  for (let at = attributes.length - 2; at >= 0; at -= 2) {
    if (attributes[at] === 'hidden') return true;
    // Of a repeated name the first counts.
    if (attributes[at] === 'style') style = attributes[at + 1] ?? '';
  }
  return style !== '' && HIDES.test(style) && !isPanel(element);
}

const HIDES = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** Siblings that are compared with a hidden element. */
const MOST_PANELS = 24;

/** One of several alike, of which another is in sight: the panel of a tab, a card behind `More`. A click shows it. */
function isPanel(element: ElementNode): boolean {
  const own = attribute(element, 'class');
  if (!own || !element.parent) return false;
  return element.parent.children
    .slice(0, MOST_PANELS)
    .some(
      (other) =>
        isElement(other) &&
        other !== element &&
        other.name === element.name &&
        attribute(other, 'class') === own &&
        attribute(other, 'hidden') === undefined &&
        !HIDES.test(attribute(other, 'style') ?? ''),
    );
}
