/** When learned rules are kept, and when they no longer fit: by the file that uses them (units: `docs/extraction.md`). */
export const LEARNED = {
  /** `learned/compare.ts`: All of its own, and nothing that is not on the page. */
  compare: {
    /** Up to this many new values per known value are more likely found than wrong. */
    moreFound: 0.2,
  },
  /** `learned/compile-list.ts`: The rules that give exactly a list's showings on this page and keep most of their values; null if there are none. */
  compileList: {
    /** The share of items with a field that must get the right value from its rule. */
    leastRight: 0.95,
    /** Further ways to split the page are not tried. */
    enough: 0.98,
  },
  /** `learned/field-rules.ts`: Candidate rules for a field, the most likely first. */
  fieldRules: {
    /** If fewer values are inside their items, the field belongs to the page. */
    leastInside: 0.9,
  },
  /** `learned/kind.ts`: The venue of the page, by the page's own name, otherwise by where most of its events are; and how it publishes. */
  kind: {
    longDays: 7,
    /** The share of long events on the pages of exhibitions. */
    leastLong: 0.2,
  },
  /** `learned/learn.ts`: Compiles the drafts that another rung read from a page into rules that read it again. */
  learn: {
    /** Free rungs can read the page again, so rules that find less than they do are useless. */
    leastKept: 0.95,
  },
  /** `learned/rung.ts`: Reads a page by rules learned from an earlier scrape: no guessing, no model. */
  learned: {
    /** The minimum share of items with an event, relative to the time of learning. */
    leastTelling: 0.5,
    /** Days outside the items: this factor and this many more than at the time of learning mean a list that the rules do not know. */
    outsideTimes: 1.5,
    outsideMore: 4,
  },
  /** `learned/spots.ts`: Finds the position that a piece of evidence refers to; null if the page does not have this text there. */
  spots: {
    /** A record without an element of its own is located by its first line's element; its other lines follow within this distance. */
    reach: 1_500,
  },
} as const;
