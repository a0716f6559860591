/** When a second reading of a page is believed beside the first: by the file that uses them (units: `docs/extraction.md`). */
export const FINISH = {
  /** `finish/beside-data.ts`: Events that a page lists and its linked data leaves out: some sites write data only for the first few. */
  besideData: {
    /** A list is proved to be read well by events that the data states, too. */
    fewestProofs: 2,
    proved: 0.7,
    /** The list has to link to so many more events for each one that the data states. */
    more: 0.5,
    lookUp: 3,
  },
  /** `finish/beside-event.ts`: The list of other events below a card about one, on a page that its head does not name after that one. */
  besideEvent: {
    /** Of a draft that speaks for its list. */
    event: 0.8,
    fewest: 2,
    /** Of a list that is believed. */
    sure: 0.5,
  },
  /**
   * `finish/links.ts`: Further documents to read: feeds that the page names (calendars, The Events Calendar's API), its next page, own pages of
   * events that a list leaves in doubt, and the requests of rungs.
   */
  links: {
    /** Own pages of so many events say how a list is to be read. */
    samples: 3,
  },
} as const;
