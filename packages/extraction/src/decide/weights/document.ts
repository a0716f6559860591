/** What a page is, before its events are read: by the file that uses them (units: `docs/extraction.md`). */
export const DOCUMENT = {
  /** `document/html/pieces.ts`: The pieces of a page in order. */
  pieces: {
    fewestFigures: 4,
  },
  /** `document/page.ts`. */
  page: {
    /** Of random bytes read as windows-1252, one in eight is a control character; a text has hardly any. */
    mostControls: 0.08,
  },
  /** `document/says-missing.ts`: Whether a page says that there is no such page, whatever its status. */
  saysMissing: {
    /** Where a page says that it does not exist: its title and its first words. */
    firstChars: 300,
  },
} as const;
