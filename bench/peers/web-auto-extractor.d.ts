/** The package brings no types. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    /** @returns what it found, by syntax and type */
    parse(html: string): unknown;
  }
}
