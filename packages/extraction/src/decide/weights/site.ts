/** What a site is: by the file that uses them (units: `docs/extraction.md`). */
export const SITE = {
  /** `site/aggregate-signs.ts`: Whether a page lists places of other people, and which. */
  aggregateSigns: {
    listingGroup: 5,
  },
  /** `site/language.ts`: The language of a page: by its words, else as its markup states it. */
  language: {
    /** With fewer of these words a text may be a list of names. */
    least: 4,
    /** How much more often its words are found than those of the other language. */
    clearly: 1.5,
  },
  /** `site/page-links.ts`: How much a link reads like one to a list of events. */
  pageLinks: {
    /** One event among many has a longer path than their list: of each further part. */
    pathPart: 0.5,
  },
} as const;
