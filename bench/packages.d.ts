/** What the benchmarks call of the packages of bench/package.json, which are installed only for them: types are checked without. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    /** @returns what it found, by syntax and type */
    parse(html: string): unknown;
  }
}

declare module '@mozilla/readability' {
  export class Readability {
    constructor(document: unknown);
    parse(): { title?: string | null; textContent?: string | null } | null;
  }
}

declare module 'gpt-tokenizer/encoding/o200k_base' {
  export function encode(text: string): number[];
}
