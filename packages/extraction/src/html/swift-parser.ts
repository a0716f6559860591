import { Parser } from 'htmlparser2';
import { knownName } from './known-names.ts';
import { leftOpen } from './left-open.ts';
import { SwiftTokenizer } from './swift-tokenizer.ts';

/** What this file uses of htmlparser2's parser (12.0.0) beyond its published types. */
interface Inside {
  attribs: object | null;
  attribname: string;
  attribvalue: string;
  readonly buffers: readonly string[];
  readonly bufferOffset: number;
  readonly foreignContext: readonly unknown[];
  readonly htmlMode: boolean;
  /** The names of what is open, the innermost first. */
  readonly stack: readonly string[];
  startIndex: number;
  endIndex: number;
  readTagName(start: number, end: number): string;
  emitOpenTag(name: string): void;
  popElement(implied: boolean): void;
  onattribname(start: number, end: number): void;
}

const Inside = Parser as unknown as new (...given: ConstructorParameters<typeof Parser>) => Inside;

/** A tag with more is no one's work; each name that is looked for is compared with all. */
const MOST_ATTRIBUTES = 200;
const NONE: readonly string[] = [];
/** Attributes that a page is asked about as a whole. */
const TELLING = ['itemprop', 'typeof', 'data-tockify-calendar'] as const;
export type Telling = (typeof TELLING)[number];
/** Shorter values hold no data. */
const SHORTEST_DATA = 40;

/**
 * htmlparser2's parser, which makes a string of each name, and of the attributes of each tag an object with a shape of its own for every
 * set of names: this one knows most names, and lists attributes, names and values in turn, for `onopentag` to take. Where the library
 * ends items only that are innermost, this one ends those, too, whose paragraphs were left open.
 */
class ListingParser extends Inside {
  readonly told = new Set<Telling>();
  /** The tag that opens has an attribute that looks like JSON. */
  private holdsData = false;
  private readonly listed: string[] = [];
  private count = 0;

  override readTagName(start: number, end: number): string {
    // In SVG and MathML names have capitals.
    if (this.foreignContext.length > 1 || !this.isWhole()) return super.readTagName(start, end);
    const name = knownName(this.buffers[0] ?? '', start, end);
    return this.htmlMode && name === 'image' ? 'img' : name;
  }

  override emitOpenTag(name: string): void {
    if (this.htmlMode && this.foreignContext.length === 1)
      for (let ends = leftOpen(name, this.stack); ends > 0; ends -= 1) this.popElement(true);
    super.emitOpenTag(name);
  }

  override onattribname(start: number, end: number): void {
    if (!this.isWhole()) return super.onattribname(start, end);
    this.startIndex = start;
    this.attribname = knownName(this.buffers[0] ?? '', start, end);
  }

  onattribend(_quote: unknown, endIndex: number): void {
    this.endIndex = endIndex;
    // A tag that is not to be opened, as a form in a form, has none.
    if (this.attribs !== null) this.list(this.attribname, this.attribvalue);
    this.attribvalue = '';
  }

  /** The attributes of the tag that opens. */
  takeAttributes(): readonly string[] {
    const { listed, count } = this;
    this.count = 0;
    return count === 0 ? NONE : listed.slice(0, count);
  }

  takeHoldsData(): boolean {
    const { holdsData } = this;
    this.holdsData = false;
    return holdsData;
  }

  private list(name: string, value: string): void {
    for (const telling of TELLING) if (name === telling) this.told.add(telling);
    if (value.length >= SHORTEST_DATA && OPENING.test(value)) this.holdsData = true;
    if (this.count >= MOST_ATTRIBUTES * 2) return;
    this.listed[this.count] = name;
    this.listed[this.count + 1] = value;
    this.count += 2;
  }

  /** The document was given in one piece. */
  private isWhole(): boolean {
    return this.bufferOffset === 0 && this.buffers.length === 1;
  }
}

const OPENING = /^\s*[[{]/;

export type SwiftParser = Parser & Pick<ListingParser, 'told' | 'takeAttributes' | 'takeHoldsData'>;

/** @param xmlMode names keep their prefix, CDATA is text; names are in lower case in both */
export function swiftParser(callbacks: ConstructorParameters<typeof Parser>[0], xmlMode: boolean): SwiftParser {
  const options = {
    Tokenizer: SwiftTokenizer,
    xmlMode,
    lowerCaseTags: true,
    lowerCaseAttributeNames: true,
    decodeEntities: true,
    recognizeSelfClosing: xmlMode,
  };
  return new ListingParser(callbacks, options) as unknown as SwiftParser;
}
