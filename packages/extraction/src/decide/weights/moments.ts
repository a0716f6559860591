/** Which of several statements about a day and an hour is believed: by the file that uses them (units: `docs/extraction.md`). */
export const MOMENTS = {
  /** `decide/moments/confirm.ts`: The reading of a stated time that the page shows. */
  confirm: {
    /** The maximum distance of a show's time from its doors' time, in characters, and the maximum delay, in minutes. */
    besideChars: 60,
    afterDoorsMinutes: 180,
  },
  /** `decide/moments/described.ts`: The date and times in an event's description; only times next to a date. */
  described: {
    /** The beginning of an event's description may state its time if the page shows none; later text is about other subjects. */
    readChars: 3_000,
    dateReach: 80,
  },
  /**
   * `decide/moments/title-cards.ts`: @param everywhere the positions of all events of the document: another event's position ends an event's own
   * text.
   */
  titleCards: {
    /** At a greater distance, a time does not belong to a date, in characters. */
    dateReach: 160,
    /** The distance that one line break adds. */
    lineDistance: 12,
    /** The maximum extent of an event's own text around its title, on a page without other events. */
    pageReach: 6_000,
  },
  /** `decide/moments/vote.ts`: How to read the events of one situation without proof of their own. */
  vote: {
    nightEndsAt: 6 * 60,
    /** The difference in the share of night-time starts at which a reading is rejected. */
    nightMargin: 0.25,
  },
} as const;
