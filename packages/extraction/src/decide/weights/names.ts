/** Which part of similar records is their title: by the file that uses them (units: `docs/extraction.md`). */
export const NAMES = {
  /**
   * `candidates/names/own-title.ts`: The title that a piece would give; null if it cannot be one, if it is the value of another label, or if it names
   * a file.
   */
  ownTitle: {
    lookUp: 3,
  },
  /**
   * `candidates/names/read-title.ts`: A displayable title, and the status that organizers write before or after it (`CANCELLED: Jazz Night`, `Jazz
   * Night – postponed`), without the request to save its date.
   */
  readTitle: {
    shortest: 3,
  },
  /** `candidates/names/slot-features.ts`: By part of the records; how much a heading counts depends on the others. */
  slotFeatures: {
    usually: 0.2,
    seldom: 0.5,
  },
  /**
   * `candidates/names/title-slots.ts`: The position of a piece, as far as similar records share it: its elements, and the column of its cell if
   * columns have names.
   */
  titleSlots: {
    /** What looks less like a title is a place, a price or a label. */
    leastLook: -3.4,
    /** The look of a part that is another field. */
    unknown: -5,
    /** The score of a part that is no title: less than any other. */
    noTitle: -100,
    /** The name of who presents an event is its title only if there is nothing else. */
    ofCredit: 50,
    fewestAlike: 3,
    clearly: 2,
    fewestBeside: 3,
    nearlyAll: 0.7,
    /** How much a piece looks like a heading, by how it is marked; the sum without its link is between `least` and `most`. */
    prominence: {
      heading: 2.5,
      lowHeading: 1.5,
      headed: 1.5,
      bold: 1,
      called: 2,
      other: -2.5,
      link: 1.5,
      least: -4,
      most: 5,
    },
  },
} as const;
