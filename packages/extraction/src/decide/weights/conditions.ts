/** What notes on ages, tickets and sold-out shows must look like: by the file that uses them (units: `docs/extraction.md`). */
export const CONDITIONS = {
  /**
   * `candidates/conditions/childrens-ages.ts`: Whether a sentence, a label or a range says nothing but that children of some age are meant: `Ages
   * 3–8`, `Recommended for ages 5 and up`.
   */
  childrensAges: {
    /** The greatest age from which on everybody is meant, children among them: `ages 6 and up`. */
    openFrom: 8,
    /** A range of children begins by the one and ends by the other. */
    rangeFrom: 12,
    rangeTo: 17,
  },
  /** `candidates/conditions/segments.ts`: The stretches of a text between these separators, trimmed; `by` is global. */
  segments: {
    /** A note is short: a longer stretch is prose about something. */
    noteChars: 120,
    /** Later text is about other subjects. */
    readChars: 3_000,
  },
  /** `candidates/conditions/sold-out.ts`: What all of these notes have in them. */
  soldOut: {
    /** In characters. */
    longestNote: 80,
  },
  /**
   * `candidates/conditions/ticket-terms.ts`: What is paid on top of a ticket's price: an amount, `plus` where it is not stated, `included` where the
   * price has it.
   */
  ticketTerms: {
    /** The distance of the day from the words, and of the hour from the day. */
    near: 48,
    longestAheadDays: 400,
  },
} as const;
