/** Which stretches of a page are similar records: by the file that uses them (units: `docs/extraction.md`). */
export const RECORDS = {
  /** `candidates/records/alone-on-lines.ts`: Bare days, line by line: text after the last of them does not belong to them. */
  aloneOnLines: {
    fewestAlone: 4,
    mostFollowed: 0.4,
  },
  /**
   * `candidates/records/blocks.ts`: `Dana and the Swifts⏎Saturday, March 14⏎⏎The Quiet Mile⏎Saturday, April 11`: parts of one text between blank
   * lines, each with its day.
   */
  blocks: {
    fewest: 3,
    /** Of the blocks from the first with a day to the last. */
    mostly: 0.6,
    longest: 1_500,
  },
  /**
   * `candidates/records/common-title.ts`: `The Board of Education holds its monthly Board meeting …` above a table of dates: the title of all of
   * them.
   */
  commonTitle: {
    lookBack: 900,
  },
  /**
   * `candidates/records/day-lines.ts`: `Sat 11/21, 9 am: Work Party⏎Tue 12/1, 7 pm: Monthly Meeting`: lines right below each other that begin with a
   * day and name something behind it.
   */
  dayLines: {
    fewest: 3,
    longest: 240,
  },
  /**
   * `candidates/records/definitions.ts`: Lists of definitions whose terms are titles, `<dt>Marsh Wrens <dd>Friday, March 27, 8 pm. Duration: 90
   * minutes`.
   */
  definitions: {
    fewest: 2,
  },
  /**
   * `candidates/records/flat.ts`: Lists without an element per event: dates as headings of items, `<dt>` and `<dd>`, lines with breaks between them.
   */
  flat: {
    fewest: 2,
    longestRow: 300,
    few: 0.4,
  },
  /** `candidates/records/groupings.ts`: All groupings of the days of a page into repeated parts; they overlap. */
  groupings: {
    fewest: 2,
    leastTitled: 0.6,
    /** Outer parts win if nearly each holds one inner part and their titles are not much worse, or few and their titles are much better. */
    nearlyOneEach: 1.4,
    littleWorse: -0.75,
    fewEach: 3,
    muchBetter: 2.5,
  },
  /**
   * `candidates/records/headed-parts.ts`: Prose under headings of one kind, `Pop-Up Market⏎Pick up everything on Tuesday, November 24th`: each part
   * is about what its heading names.
   */
  headedParts: {
    fewest: 2,
    /** Two evenings of two shows. */
    fewestPlaces: 4,
    /** A part of prose about one event has few days; a longer text is an article. */
    mostChars: 2_500,
    longestHeading: 100,
    /** Between a heading and the place of a list with headings, marked as such. */
    score: 2.6,
    /** A day in a line of this length is told of. */
    longLine: 60,
    rightBelow: 160,
    columns: 3,
  },
  /**
   * `candidates/records/heading-sections.ts`: `<h3>Nov 24 – Knitting</h3><p>6–8 pm | $60</p>`: if each record is only a heading, the text below it
   * belongs to it, up to the next heading of its part of the page.
   */
  headingSections: {
    /** What stands below a heading at a greater distance is not about its event. */
    reach: 1_500,
  },
  /** `candidates/records/heads.ts`: Where the titles are, if each date has one before it and the last has none after it. */
  heads: {
    fewestWords: 3,
    /** Heads are nearly as many as the days that they stand at. */
    fewestForDays: 0.7,
    mostForDays: 1.4,
  },
  /** `candidates/records/items.ts`: If days are headings over several events each, the events; otherwise the grouping unchanged. */
  items: {
    lookUp: 6,
    /** A bullet or dash before the time. */
    lineHead: 3,
    leastShare: 0.6,
    veryMany: 6,
    many: 3,
    different: 0.8,
    allDayChars: 200,
    /** The share of days that have items of a kind. */
    leastOwners: 0.5,
    /** The share of days that have a title inside an item, and none of their own. */
    leastTitled: 0.7,
    nearlyAllLinked: 0.9,
    /** How much a name looks like a heading (`NAMES.titleSlots.prominence`). */
    leastProminence: 1.5,
  },
  /**
   * `candidates/records/lone-days.ts`: `January 15, 2026⏎February 19, 2026 (Budget)⏎March 19, 2026 Agenda | Minutes⏎April 16 Cancelled`: a schedule
   * of bare days.
   */
  loneDays: {
    /** The minimum length of one schedule of a page. */
    fewest: 3,
    mostlyBare: 0.5,
    /** `Summer recess` may be between two days, but not text between every two days. */
    mostBetween: 0.3,
    longestNote: 120,
    fewestPlaces: 2,
    lookBack: 900,
  },
  /**
   * `candidates/records/room-grid.ts`: A cell of a table of hours by rooms, `3:30 PM | Film | Film | Panel`: the hour of its row and the room of its
   * column; null for any other cell.
   */
  roomGrid: {
    /** Between a cell's edge and its hour, in characters. */
    alone: 3,
    roomsShare: 0.5,
  },
  /** `candidates/records/sections.ts`: Bare days under several headings: `Board of Trustees⏎January 13⏎February 10⏎Zoning Commission⏎January 20`. */
  sections: {
    /** The minimum number of bare days. */
    fewest: 2,
    mostly: 0.7,
    lookUp: 4,
  },
} as const;
