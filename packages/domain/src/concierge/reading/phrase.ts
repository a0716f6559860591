/** Stands where something was understood and taken: words on its two sides are no longer neighbors. */
const GAP = ' | ';

/** A request from which readers take the parts that they understand. */
export class Phrase {
  #rest: string;
  /** What it was before anything was taken. */
  readonly whole: string;
  constructor(text: string) {
    this.whole = ` ${text} `;
    this.#rest = this.whole;
  }

  get rest(): string {
    return this.#rest;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  /** Takes the first match, or null. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.#rest);
    if (match) this.#cut(match.index, match[0].length);
    return match;
  }

  /** Takes the first match if it is accepted, or null. */
  takeIf(pattern: RegExp, isAccepted: (match: RegExpExecArray) => boolean): RegExpExecArray | null {
    const match = pattern.exec(this.#rest);
    if (!match || !isAccepted(match)) return null;
    this.#cut(match.index, match[0].length);
    return match;
  }

  takeAll(pattern: RegExp): RegExpExecArray[] {
    const taken: RegExpExecArray[] = [];
    for (let match = this.take(pattern); match && taken.length < 20; match = this.take(pattern)) taken.push(match);
    return taken;
  }

  /** Changes the first match to another text. */
  drop(pattern: RegExp, to: (text: string) => string): void {
    this.#rest = this.#rest.replace(pattern, to).replace(/ +/g, ' ');
  }

  /** Takes a part by its position in `rest`. */
  takeAt(index: number, length: number): void {
    this.#cut(index, length);
  }

  #cut(index: number, length: number): void {
    this.#rest = `${this.#rest.slice(0, index)}${GAP}${this.#rest.slice(index + length)}`.replace(/ +/g, ' ');
  }
}

/** Lower case without accents and with plain apostrophes, as all patterns are written. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'$.,:;/&+?!-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
