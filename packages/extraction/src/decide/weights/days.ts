/** Which days on a page are days of events, and of which year and month they are: by the file that uses them (units: `docs/extraction.md`). */
export const DAYS = {
  /** `candidates/days/asides.ts`: Whether this date is not an event's: a publication date, a registration deadline, the length of a term. */
  asides: {
    /** `Minutes:` */
    shortestLead: 8,
    dateChars: 120,
    wordsChars: 4_000,
    lookUp: 6,
    lineChars: 160,
  },
  /** `candidates/days/bare-days.ts`: Days without a month, under a heading that names it, and dates with periods. */
  bareDays: {
    fewestSections: 2,
    fewestNumbered: 2,
    /** How far from its heading a month's first day begins. */
    sectionHead: 400,
    nextLine: 2,
  },
  /** `candidates/days/opening-days.ts`: The parts of a text that tell when a place is open. */
  openingDays: {
    mostLines: 40,
    longestLine: 80,
    otherWords: 2,
  },
  /**
   * `candidates/days/box-days.ts`: Day numbers under a month's name in boxes with a class for days, `<span class="calendar-day">3</span>`, in
   * sequence: only the days with events, each once.
   */
  boxDays: {
    fewest: 2,
    lookUp: 2,
    /** A month's page shows at most two weeks of another. */
    earliestBefore: 20,
    latestAfter: 14,
  },
  /**
   * `candidates/days/dated-boxes.ts`: Day numbers whose element has the date for machines, `<time datetime="2026-12-05">5</time>`, and whether they
   * are the cells of a month.
   */
  datedBoxes: {
    lookUp: 4,
    fewest: 7,
    fewestLinked: 3,
    /** A box for a day has no more; a page of numbers must not be walked for each of them. */
    mostElements: 60,
    boxLookUp: 2,
  },
  /**
   * `candidates/days/day-runs.ts`: `12 – 14 December 2026`, `the 12th to the 14th of December`, `5, 6 & 7 March`: days before the month that they
   * share.
   */
  dayRuns: {
    count: 8,
    /** The weekday of the first day is at most so long. */
    ahead: 16,
  },
  /**
   * `candidates/days/hours-at-ends.ts`: Hours without am or pm at the ends of lines with a day, `Fri Dec 4 – Whiskey Lane 8-11`, if most such lines
   * of the page end so.
   */
  hoursAtEnds: {
    fewest: 3,
    /** Of the days without another time. */
    mostly: 0.6,
    /** From a day to its hours, in characters. */
    longestEntry: 160,
    /** A longer range is a score, or ages. */
    longestHours: 6,
    /** Later hours may be those of a brunch. */
    latestEveningStart: 10,
    headChars: 1_500,
  },
  /** `candidates/days/marks.ts`: All days of a page that may be event days, in page order, and all dates. */
  marks: {
    /** After so many coming days `by Hack Reactor`, past ones have hosts too, and no authors. */
    fewestHosted: 3,
    /** A longer range is an error or not an event. */
    longestRangeDays: 400,
    endingChars: 64,
    /** No longer words stand between two days of one list. */
    listGap: 16,
    twoWeeks: 14,
    /** Days of a year are under its heading, and not far below. */
    yearReach: 4_000,
  },
  /** `candidates/days/month-grid.ts`: A month has at least 28 consecutive days. */
  monthGrid: {
    /** Below the names of the weekdays, the first days of a month are enough. */
    shortestWeeks: 7,
    headsChars: 120,
    /** The maximum length of a month cell, in characters. */
    cellChars: 3_000,
    /** The number of other numbers that may begin a line in one cell. */
    cellNumbers: 40,
    lookUp: 4,
  },
  /** `candidates/days/month-headings.ts`: In text order. */
  monthHeadings: {
    /** In characters. */
    longest: 48,
    mostTurned: 3,
  },
  /** `candidates/days/month-links.ts`: Month headings without those that are links to other months. */
  monthLinks: {
    fewest: 3,
    lookUp: 4,
  },
  /**
   * `candidates/days/months-of-page.ts`: The months that a page says it shows other than in a heading, the surest first: in its title and headings,
   * in what its tables are called, in its fields, between the months that it leads to, and in figures of its address.
   */
  monthsOfPage: {
    longest: 400,
    longestCall: 40,
  },
  /**
   * `candidates/days/months-of-rules.ts`: Whole months for which a text names days of the week, `Fridays in January` or `first Fridays, January
   * through March 2027`, as ranges from the first day to the last; which days they are says `ruleBetween`.
   */
  monthsOfRules: {
    longest: 80,
  },
  /**
   * `candidates/days/other-days.ts`: Whether the words around a day say that it is something else: a deadline, an issue's date, a birthday, the end
   * of a break.
   */
  otherDays: {
    ahead: 100,
    lineAhead: 240,
    behind: 80,
    /** A sentence has so many characters, and so many words before its day. */
    sentenceChars: 60,
    wordsAhead: 3,
  },
  /** `candidates/days/page-times.ts`: The times of a page; door times are recognized by their words, otherwise by the class of their element. */
  pageTimes: {
    timeChars: 40,
  },
  /** `candidates/days/resolve-date.ts`: The day of a mention. */
  resolveDate: {
    /** The maximum age of a date without a year before it means next year. */
    lookBackDays: 90,
    /** The years that a day without one can mean. */
    earliestNear: -1,
    /** In days: dates without a year are written at most this long before. */
    farthestAhead: 550,
    /** Every day but that of a leap year falls on every weekday within so many years. */
    longestCycle: 12,
  },
  /**
   * `candidates/days/row-days.ts`: `<tr><td>11</td><td>Dr. Horn</td>…` under `September 2014` in the same table, or under the headings of several
   * months right above their tables: numbers alone in the first cells of rows with words.
   */
  rowDays: {
    longest: 14,
    fewest: 3,
    fewestSections: 2,
    lookUp: 4,
  },
  /** `candidates/days/rule-between.ts`: Whether a text names days of the week before months that begin at an offset. */
  ruleBetween: {
    reach: 64,
    longestDays: 200,
    longestLink: 12,
  },
  /** `candidates/days/seasons.ts`: `The market runs Saturdays May 2 – October 31` if the page names some of those Saturdays. */
  seasons: {
    seasonDays: 45,
    fewestInSeason: 3,
  },
  /**
   * `candidates/days/slashed-dates.ts`: The order of each date of a text: American, unless one of them can only have its day first, by its numbers or
   * by its weekday, and none can only have its month first.
   */
  slashedDates: {
    fewest: 2,
  },
  /** `candidates/days/struck.ts`: The days that hold: a struck one with another beside it is left out, one alone is doubtful. */
  struck: {
    lookUp: 6,
    /** Between what is struck out and what replaces it: `New date:`. */
    besideChars: 32,
  },
  /**
   * `candidates/days/timed-days.ts`: The days of hours that only machines are told, `<time datetime="2026-09-28T23:00:00Z">6:00 pm</time>`: showtimes
   * whose page shows each day in a tab of its own.
   */
  timedDays: {
    fewest: 3,
    longest: 24,
  },
  /** `candidates/days/written-dates.ts`: All dates written in a text, in order. */
  writtenDates: {
    /** The maximum distance of the day from its month. */
    dayReach: 16,
  },
  /** `candidates/days/written.ts`: One moment in American words or digits, `Feb 11, 2026 7:30 PM` or `2/11/2026 19:30`; null without a full date. */
  written: {
    /** In characters. */
    longest: 200,
  },
  /** `candidates/days/year-headings.ts`: In text order. */
  yearHeadings: {
    longestAlone: 10,
    /** In characters. */
    longest: 60,
  },
  /** `candidates/days/years-in-order.ts`: The years that only the distance to today decided, by what the page says elsewhere: linear in the days. */
  yearsInOrder: {
    /** Days in order before one that seems to go back. */
    fewestOrdered: 3,
    /** Coming days in order before one that only its distance to today puts into the past. */
    fewestComing: 2,
    /** A list that passes New Year goes back by more than this; a new list on the page begins at any day. */
    leastDaysBack: 180,
    /** A full date next to a box with its month and day. */
    beside: 200,
    /** After New Year, a later day is of another list. */
    longestPause: 120,
    /** In days. */
    longestBetween: 180,
  },
} as const;
