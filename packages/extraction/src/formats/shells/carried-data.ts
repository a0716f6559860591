/** Data in a page for its scripts. */
export interface Carried {
  value: unknown;
  /** The prefix of pointers into it: `script:nth(3)#`, `script:nth(3)@120#` for a literal at that offset, `div#list@data-events#`. */
  base: string;
}
