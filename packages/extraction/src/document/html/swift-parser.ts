import { Parser } from 'htmlparser2';
import { isWritten, knownName } from './known-names.ts';
import { leftOpen } from './left-open.ts';
import { isStrayEnd, needsRow } from './scopes.ts';
import { SwiftTokenizer } from './swift-tokenizer.ts';

/** The members of htmlparser2's parser (12.0.0) that this file uses beyond its published types. */
interface Inside {
  attribs: object | null;
  attribname: string;
  attribvalue: string;
  readonly buffers: readonly string[];
  readonly bufferOffset: number;
  readonly foreignContext: readonly unknown[];
  readonly htmlMode: boolean;
  /** The names of the open elements, the innermost first. */
  readonly stack: readonly string[];
  startIndex: number;
  endIndex: number;
  readTagName(start: number, end: number): string;
  emitOpenTag(name: string): void;
  popElement(implied: boolean): void;
  endOpenTag(isImplied: boolean): void;
  closeCurrentTag(isOpenImplied: boolean): void;
  onclosetag(start: number, endIndex: number): void;
  onattribname(start: number, end: number): void;
}

const Inside = Parser as unknown as new (...given: ConstructorParameters<typeof Parser>) => Inside;

/** No author writes a tag with more attributes; each lookup compares with all names. */
const MOST_ATTRIBUTES = 200;
const NONE: readonly string[] = [];
/** Attributes for which `parse` reports whether the page has them. */
const WATCHED_ATTRIBUTES = ['itemprop', 'typeof', 'data-tockify-calendar'] as const;
export type WatchedAttribute = (typeof WATCHED_ATTRIBUTES)[number];
/** Shorter values contain no data. */
const SHORTEST_DATA = 40;

/**
 * htmlparser2's parser creates a string for each name, and for the attributes of each tag an object whose shape depends on its
 * names. This parser interns most names, and lists attributes as alternating names and values, for `onopentag` to take. The library
 * closes items only if they are innermost; this parser also closes items whose paragraphs were left open, gives cells a row, and ignores end
 * tags of what is around a cell or table.
 */
class ListingParser extends Inside {
  readonly seenAttributes = new Set<WatchedAttribute>();
  /** The tag being opened has an attribute that looks like JSON. */
  private holdsData = false;
  private readonly listed: string[] = [];
  private count = 0;

  override readTagName(start: number, end: number): string {
    // In SVG and MathML names are case-sensitive.
    if (this.foreignContext.length > 1 || !this.isWhole()) return super.readTagName(start, end);
    const name = knownName(this.buffers[0] ?? '', start, end);
    return this.htmlMode && name === 'image' ? 'img' : name;
  }

  override emitOpenTag(name: string): void {
    if (this.htmlMode && this.foreignContext.length === 1) {
      for (let ends = leftOpen(name, this.stack); ends > 0; ends -= 1) this.popElement(true);
      if (needsRow(name, this.stack)) {
        super.emitOpenTag('tr');
        this.endOpenTag(true);
      }
    }
    super.emitOpenTag(name);
  }

  override onclosetag(start: number, endIndex: number): void {
    const { stack } = this;
    const innermost = stack[0] ?? '';
    // Nearly all end tags are of the innermost element.
    if (
      this.foreignContext.length === 1 &&
      this.isWhole() &&
      isWritten(innermost, this.buffers[0] ?? '', start, endIndex)
    ) {
      this.endIndex = endIndex;
      this.popElement(false);
      this.startIndex = endIndex + 1;
      return;
    }
    if (this.htmlMode && this.foreignContext.length === 1 && stack.length > 1) {
      const name = this.readTagName(start, endIndex);
      if (name !== innermost && isStrayEnd(name, stack)) {
        this.endIndex = endIndex;
        // The end of a paragraph that is not open is an empty one.
        if (name === 'p') {
          this.emitOpenTag(name);
          this.closeCurrentTag(true);
        }
        this.startIndex = endIndex + 1;
        return;
      }
    }
    super.onclosetag(start, endIndex);
  }

  override onattribname(start: number, end: number): void {
    if (!this.isWhole()) return super.onattribname(start, end);
    this.startIndex = start;
    this.attribname = knownName(this.buffers[0] ?? '', start, end);
  }

  onattribend(_quote: unknown, endIndex: number): void {
    this.endIndex = endIndex;
    // A tag that must not be opened, such as a form in a form, has none.
    if (this.attribs !== null) this.list(this.attribname, this.attribvalue);
    this.attribvalue = '';
  }

  /** The attributes of the tag being opened. */
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
    for (const watched of WATCHED_ATTRIBUTES) if (name === watched) this.seenAttributes.add(watched);
    if (value.length >= SHORTEST_DATA && opensData(value)) this.holdsData = true;
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
const [BLANK, BRACKET, BRACE] = [0x20, 0x5b, 0x7b];

/** The first character decides for nearly all values. */
function opensData(value: string): boolean {
  const code = value.charCodeAt(0);
  return code > BLANK && code < 0x7f ? code === BRACKET || code === BRACE : OPENING.test(value);
}

export type SwiftParser = Parser & Pick<ListingParser, 'seenAttributes' | 'takeAttributes' | 'takeHoldsData'>;

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
