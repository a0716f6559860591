import { QuoteType, Tokenizer } from 'htmlparser2';
import { NextSign } from './next-sign.ts';

/** The members of htmlparser2's tokenizer (12.0.0) that this file uses beyond its published types. */
interface States {
  readonly cbs: Pick<
    ConstructorParameters<typeof Tokenizer>[1],
    'ontext' | 'onattribname' | 'onattribdata' | 'onattribend'
  >;
  readonly state: number;
  readonly running: boolean;
  buffer: string;
  index: number;
  offset: number;
  sectionStart: number;
  /** What ends an element whose content is one text, and how much of it was seen. */
  readonly currentSequence: Uint8Array;
  readonly sequenceIndex: number;
  write(chunk: string): void;
  stateText(code: number): void;
  stateInTagName(code: number): void;
  stateInClosingTagName(code: number): void;
  stateBeforeAttributeName(code: number): void;
  stateInAttributeName(code: number): void;
  handleInAttributeValue(code: number, quote: number): void;
  stateInSpecialTag(code: number): void;
}

const States = Tokenizer as unknown as new (...given: ConstructorParameters<typeof Tokenizer>) => States;

const [BLANK, DOUBLE, SINGLE, SLASH, EQUALS, GREATER] = [0x20, 0x22, 0x27, 0x2f, 0x3d, 0x3e];
const LETTER_T = 0x74;
/** In `</script`. */
const FIRST_OF_NAME = 2;
/** How the names of elements begin whose content is one text, such as `script`: the library looks for them letter by letter. */
const OF_TEXTS = new Set(['if', 'no', 'pl', 'sc', 'st', 'ti', 'te', 'xm'].map((head) => pair(...codesOf(head))));

/**
 * htmlparser2's tokenizer examines every character, and returns to its loop for each part of a tag. This tokenizer skips ahead to the character
 * that a state waits for, and reads whole tags and attributes in their usual notation, one after the other. The rest is left to the library. The
 * tokens are the same (`test/swift-tokenizer.test.ts`), in two fifths of the time.
 */
class SwiftStates extends States {
  private readonly lessThan = new NextSign('<');
  private readonly ampersand = new NextSign('&');
  private readonly double = new NextSign('"');
  private readonly single = new NextSign("'");

  override write(chunk: string): void {
    for (const sign of [this.lessThan, this.ampersand, this.double, this.single]) sign.begin();
    super.write(chunk);
  }

  override stateText(): void {
    const { buffer, offset, state: inText } = this;
    let from = this.index - offset;
    do {
      const entity = this.ampersand.from(from, buffer);
      const at = Math.min(this.lessThan.from(from, buffer), entity);
      this.stop(at);
      if (at >= buffer.length) return;
      const name = at === entity ? 0 : this.nameBehind(at);
      const end = name > 0 ? this.endOfName(name, GREATER) : buffer.length;
      if (end >= buffer.length) return super.stateText(buffer.charCodeAt(at));
      if (at + offset > this.sectionStart) {
        this.cbs.ontext(this.sectionStart, at + offset);
        if (!this.running) return;
      }
      this.sectionStart = name + offset;
      this.index = end + offset;
      if (name === at + 1) super.stateInTagName(buffer.charCodeAt(end));
      else super.stateInClosingTagName(buffer.charCodeAt(end));
      from = this.index - offset + 1;
    } while (this.state === inText && this.running && from < buffer.length);
  }

  /** Attributes with a value in quotes, as nearly all are. */
  override stateBeforeAttributeName(code: number): void {
    const { buffer, offset } = this;
    let at = this.index - offset;
    let found = code;
    for (;;) {
      while (isBlank(found) && ++at < buffer.length) found = buffer.charCodeAt(at);
      this.stop(at);
      if (at >= buffer.length) return;
      // A name may begin with the character that would end it.
      const end = found > GREATER ? this.endOfName(at + 1, EQUALS) : at;
      const quote = end > at && buffer.charCodeAt(end) === EQUALS ? buffer.charCodeAt(end + 1) : 0;
      const begin = end + 2;
      const close = quote === DOUBLE || quote === SINGLE ? this.endOfValue(begin, quote) : buffer.length;
      if (close >= buffer.length - 1 || buffer.charCodeAt(close) !== quote)
        return super.stateBeforeAttributeName(found);
      this.cbs.onattribname(at + offset, end + offset);
      this.cbs.onattribdata(begin + offset, close + offset);
      this.cbs.onattribend(quote === DOUBLE ? QuoteType.Double : QuoteType.Single, close + offset + 1);
      this.sectionStart = -1;
      at = close + 1;
      found = buffer.charCodeAt(at);
    }
  }

  override handleInAttributeValue(_code: number, quote: number): void {
    const { buffer, offset } = this;
    const at = this.endOfValue(this.index - offset, quote);
    this.stop(at);
    if (at < buffer.length) super.handleInAttributeValue(buffer.charCodeAt(at), quote);
  }

  override stateInTagName(code: number): void {
    const found = this.toEndOfName(code, GREATER);
    if (found >= 0) super.stateInTagName(found);
  }

  override stateInClosingTagName(code: number): void {
    const found = this.toEndOfName(code, GREATER);
    if (found >= 0) super.stateInClosingTagName(found);
  }

  override stateInAttributeName(code: number): void {
    const found = this.toEndOfName(code, EQUALS);
    if (found >= 0) super.stateInAttributeName(found);
  }

  override stateInSpecialTag(code: number): void {
    const { buffer, offset } = this;
    // Of these elements, only those that begin with a t have entities.
    if (this.sequenceIndex > 0 || this.currentSequence[FIRST_OF_NAME] === LETTER_T)
      return super.stateInSpecialTag(code);
    const at = buffer.indexOf('</', this.index - offset);
    this.stop(at < 0 ? buffer.length : at);
    super.stateInSpecialTag(buffer.charCodeAt(this.index - offset));
  }

  /** The offset of the blank, slash, `>` or other character that ends a name; -1 if the buffer ends first. */
  private toEndOfName(code: number, sign: number): number {
    const at = this.index - this.offset;
    const end = isEndOfName(code, sign) ? at : this.endOfName(at + 1, sign);
    this.stop(end);
    return end < this.buffer.length ? this.buffer.charCodeAt(end) : -1;
  }

  /** Where the name of the tag begins that `<` opens; 0 if the library must look at it. */
  private nameBehind(at: number): number {
    const { buffer } = this;
    const first = buffer.charCodeAt(at + 1);
    if (first === SLASH) return isLetter(buffer.charCodeAt(at + 2)) ? at + 2 : 0;
    return isLetter(first) && !OF_TEXTS.has(pair(first, buffer.charCodeAt(at + 2))) ? at + 1 : 0;
  }

  private endOfName(from: number, sign: number): number {
    const { buffer } = this;
    let at = from;
    while (at < buffer.length && !isEndOfName(buffer.charCodeAt(at), sign)) at += 1;
    return at;
  }

  /** The offset of the quote, or of an entity before it. */
  private endOfValue(from: number, quote: number): number {
    const { buffer } = this;
    return Math.min(
      (quote === DOUBLE ? this.double : this.single).from(from, buffer),
      this.ampersand.from(from, buffer),
    );
  }

  /** The tokenizer itself advances by one: to continue after the last character it must be on it. */
  private stop(at: number): void {
    this.index = Math.min(at, this.buffer.length - 1) + this.offset;
  }
}

function isEndOfName(code: number, sign: number): boolean {
  return code <= GREATER && (isBlank(code) || code === SLASH || code === GREATER || code === sign);
}

/** HTML Living Standard §13.2.5.6: a blank, tab, line feed, form feed or carriage return. */
function isBlank(code: number): boolean {
  return code === BLANK || (code <= 0x0d && code >= 0x09 && code !== 0x0b);
}

function isLetter(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** Two letters as a number, in lower case. */
function pair(first: number, second: number): number {
  return ((first | 0x20) << 8) | (second | 0x20);
}

function codesOf(head: string): [number, number] {
  return [head.charCodeAt(0), head.charCodeAt(1)];
}

export const SwiftTokenizer = SwiftStates as unknown as typeof Tokenizer;
