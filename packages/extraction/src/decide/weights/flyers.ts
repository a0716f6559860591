/** How sure a line of a flyer is, and which lines are one: by the file that uses them (units: `docs/extraction.md`). */
export const FLYERS = {
  /** `formats/flyers/read-flyer.ts`: Reads the text of a flyer. */
  readFlyer: {
    /** What is filled in without a question. */
    sure: 0.88,
  },
  /** `formats/flyers/flyer-day.ts`: The day of the event: the one in the largest type, the earlier of two. */
  flyerDay: {
    /** Of the reader in a line whose figures can be trusted without a weekday. */
    sureLine: 0.9,
    /** What a day is worth by what confirms it. An OCR engine that reads 11 as 1 gives a day as good as any: only a weekday that agrees proves it. */
    confidence: { weekday: 0.97, year: 0.9, guessed: 0.85, doubted: 0.4 },
    belowLine: 0.1,
    /** Sizes that differ by less than a fifth are the same: a photograph is larger on one side. */
    sameSizeTimes: 1.2,
  },
  /** `formats/flyers/flyer-layout.ts`: Rows of text in the order in which a person reads them, also if the picture is tilted. */
  flyerLayout: {
    /** Pieces are of one row if their middles are this near, in shares of the smaller height. */
    sameRow: 0.45,
    /** Type of other sizes is another row, though it stands beside it. */
    sameSize: 0.55,
  },
  /** `formats/flyers/flyer-place.ts`: Where it takes place: the address, the name above it, or a line that is a place's name by its words. */
  flyerPlace: {
    /** A name is set right above its address. */
    near: 1.6,
    /** A name that only its position shows, and one that is a place's by its words. */
    confidence: { position: 0.8, words: 0.9 },
    /** Type below this share of the largest. */
    smaller: 0.9,
  },
  /** `formats/flyers/flyer-time.ts`: When it begins: not the doors if a start is written, the one nearest to the day. */
  flyerTime: {
    halfUnknown: 0.5,
    titleSize: 0.7,
  },
  /**
   * `formats/flyers/flyer-title.ts`: The title: the largest type that is no day, time, place or price, with the lines of about its size above and
   * below.
   */
  flyerTitle: {
    /** Type of this share of the largest belongs to the title if it stands beside it. */
    sameTitle: 0.68,
    /** The greatest distance of two lines of a title, in shares of the larger type. */
    leading: 0.75,
    /** How much larger than all other type it must be to be certain. */
    clearly: 1.25,
    confidence: { clear: 0.95, close: 0.75 },
  },
  /** `formats/flyers/posters-on-page.ts`: Which pictures of a page may be posters, and which pages have nothing else. */
  postersOnPage: {
    /** Words beside each poster: a name, a line. More is a text, in which the events would stand. */
    words: { apart: 120, each: 25 },
    /** Pixels, where the page states them. */
    leastSide: 180,
    /** Width over height, where the page states both: neither a column nor a banner. */
    shape: { least: 0.4, most: 1.9 },
  },
  /** `formats/flyers/read-transcript.ts`: A picture a thousand pixels wide whose lines follow one another in one column. */
  readTranscript: {
    pixelsPerHundredth: 10,
    leading: 1.4,
    /** In shares of the height. */
    letterWidth: 0.5,
  },
  /** `formats/flyers/with-enye.ts`: Which flyers are Spanish. */
  withEnye: {
    /** Different words that a Spanish text has in every line or two. */
    leastSpanish: 2,
  },
} as const;
