import type { Parser } from 'htmlparser2';
import { LIMITS } from '../../base/limits.ts';
import type { ElementNode, TextNode } from './dom.ts';
import { type SwiftParser, swiftParser, type WatchedAttribute } from './swift-parser.ts';

/** At this depth of nested open tags the rest of a page is dropped: no browser shows such a page, and the parser slows down with each. */
const MOST_OPEN = 3_000;
/** Each character that is written as an entity splits a text. */
const TEXTS_AN_ELEMENT = 4;

/**
 * Parses a page once. Unclosed and stray tags are repaired as browsers repair the common cases; entities are decoded. The tree is never
 * deeper than `LIMITS.htmlDepth`: deeper elements become children of the deepest element allowed.
 */
export function parseHtml(html: string): ParsedPage {
  return parse(html, false);
}

export interface ParsedPage {
  root: ElementNode;
  /** All elements by their names, in document order. */
  byName: ReadonlyMap<string, readonly ElementNode[]>;
  /** Elements with an attribute that looks like JSON. */
  withData: readonly ElementNode[];
  /** Which of some attributes occur on any element. */
  seenAttributes: ReadonlySet<WatchedAttribute>;
  /** Why the rest of the page was dropped. */
  givenUp: GivenUp | null;
  /**
   * Empties the tree. Each element refers to all others: one of them in the old part of the heap, or one value that refers to it, would keep all of
   * them through each collection of young objects.
   */
  release(): void;
}

/** Thousands of nested tags are open, or there are too many elements. */
export type GivenUp = 'too-deep' | 'too-large';

/** The same for XML: names keep their prefix and are in lower case; CDATA is text. */
export function parseXml(xml: string): ParsedPage {
  return parse(xml, true);
}

function parse(html: string, xmlMode: boolean): ParsedPage {
  const builder = new TreeBuilder(xmlMode ? LIMITS.xmlElements : LIMITS.htmlElements);
  const parser = swiftParser(builder, xmlMode);
  parser.end(html);
  const { byName, withData, givenUp } = builder;
  const release = () => builder.release();
  return { root: builder.finish(), byName, withData, seenAttributes: parser.seenAttributes, givenUp, release };
}

const NONE: ReadonlyArray<ElementNode | TextNode> = [];
const NO_ATTRIBUTES: readonly string[] = [];

/**
 * The nodes are instances of classes. V8 counts how long the objects of a literal live: after one large page it would put those of all pages where
 * only a full collection finds them.
 */
class Growing implements ElementNode {
  readonly name: string;
  readonly index: number;
  attributes: readonly string[];
  parent: ElementNode | null;
  children = NONE;
  signature: string | undefined = undefined;

  constructor(name: string, index: number, attributes: readonly string[], parent: ElementNode | null) {
    this.name = name;
    this.index = index;
    this.attributes = attributes;
    this.parent = parent;
  }

  empty(): void {
    this.attributes = NO_ATTRIBUTES;
    this.parent = null;
    this.children = NONE;
  }
}

class Words implements TextNode {
  readonly parent: ElementNode;
  readonly text: string;

  constructor(parent: ElementNode, text: string) {
    this.parent = parent;
    this.text = text;
  }
}

class TreeBuilder {
  givenUp: GivenUp | null = null;
  readonly byName = new Map<string, Growing[]>();
  readonly withData: Growing[] = [];
  private readonly root = new Growing('#document', 0, [], null);
  private innermost = this.root;
  /** The children found so far of all open elements, `size` of them: each element takes its own into an array when it ends. */
  private readonly found: Array<ElementNode | TextNode> = [];
  private size = 0;
  /** Where the children of each open element begin, the root's first. */
  private readonly begins = [0];
  private readonly open = [this.root];
  private count = 0;
  private texts = 0;
  private depth = 0;
  private parser: SwiftParser | null = null;
  private readonly mostElements: number;

  constructor(mostElements: number) {
    this.mostElements = mostElements;
  }

  onparserinit(parser: Parser): void {
    this.parser = parser as SwiftParser;
  }

  onopentag(name: string): void {
    this.count += 1;
    const attributes = this.parser?.takeAttributes() ?? [];
    const element = new Growing(name, this.count, attributes, this.innermost);
    const alike = this.byName.get(name);
    if (alike) alike.push(element);
    else this.byName.set(name, [element]);
    if (attributes.length > 0 && this.parser?.takeHoldsData()) this.withData.push(element);
    this.add(element);
    this.depth += 1;
    if (this.depth >= MOST_OPEN) this.giveUp('too-deep');
    if (this.count >= this.mostElements) this.giveUp('too-large');
    if (this.depth >= LIMITS.htmlDepth) return;
    this.open.push(element);
    this.begins.push(this.size);
    this.innermost = element;
  }

  onclosetag(): void {
    // A tag that is cut off by the end of the page is closed without having been opened.
    if (this.depth === 0) return;
    this.depth -= 1;
    if (this.depth + 1 < this.open.length) this.close();
  }

  ontext(text: string): void {
    this.texts += 1;
    if (this.texts >= this.mostElements * TEXTS_AN_ELEMENT) this.giveUp('too-large');
    this.add(new Words(this.innermost, text));
  }

  /** The complete tree, with all open elements closed. */
  finish(): ElementNode {
    while (this.open.length > 1) this.close();
    this.root.children = this.found.slice(0, this.size);
    return this.root;
  }

  release(): void {
    for (const alike of this.byName.values()) for (const element of alike) element.empty();
    this.root.empty();
  }

  private giveUp(reason: GivenUp): void {
    this.givenUp ??= reason;
    this.parser?.pause();
  }

  private add(node: ElementNode | TextNode): void {
    this.found[this.size] = node;
    this.size += 1;
  }

  private close(): void {
    const element = this.open.pop();
    const begin = this.begins.pop() ?? 0;
    if (element && this.size > begin) element.children = this.found.slice(begin, this.size);
    this.size = begin;
    this.innermost = this.open.at(-1) ?? this.root;
  }
}
