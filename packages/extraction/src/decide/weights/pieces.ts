/** How far around a piece of text to look for what it is: by the file that uses them (units: `docs/extraction.md`). */
export const PIECES = {
  /** `candidates/pieces/map-link.ts`: Whether a text is a link to a map: the name of a place. */
  mapLink: {
    lookUp: 3,
  },
  /** `candidates/pieces/marking.ts`: An element further out says nothing about a piece. */
  marking: {
    /** An element further out says nothing about a piece. */
    lookUp: 4,
    /** A container of a piece is at most this much longer: a factor, and characters. */
    longerTimes: 1.2,
    longerChars: 12,
  },
  /** `candidates/pieces/named-columns.ts`: Whether a cell is in a column of places. */
  namedColumns: {
    lookUp: 4,
  },
  /**
   * `candidates/pieces/title-text.ts`: @param mentions dates and times inside the piece, in order; those at its beginning, and at the end of running
   * text, are not part of the title
   */
  titleText: {
    /** A text of this length is not a title. */
    longest: 260,
    longestWeekday: 9,
  },
} as const;
