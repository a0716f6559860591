/** Which hours belong together, and which half of the day they are in: by the file that uses them (units: `docs/extraction.md`). */
export const TIMES = {
  /** `candidates/times/military-hours.ts`: `1730` alone on lines, if several of them are no years. */
  militaryHours: {
    fewest: 2,
  },
  /**
   * `candidates/times/durations.ts`: The durations that a text calls the event's own, `Duration: 2 hours`, or writes right behind one of these times:
   * `7 pm (90 minutes)`.
   */
  durations: {
    context: 32,
    shortest: 10,
    longest: 12 * 60,
  },
  /**
   * `candidates/times/ends-day-late.ts`: Whether something that begins in the evening ends on the next day at a later hour: a day too late, unless
   * there are two evenings.
   */
  endsDayLate: {
    /** In minutes: what begins then and is over within a day ends before that hour. */
    evening: 17 * 60,
  },
  /** `candidates/times/hour-tokens.ts`: `Psalm 7:30`, `Luke 2:10`: a verse. */
  hourTokens: {
    earliestStage: 4,
    /** `2:30 h` is a length. */
    earliestOfDay: 6,
  },
  /**
   * `candidates/times/second-clock.ts`: `10:00 AM 3:00 PM 10:00 15:00`: systems write the hours of an event twice, for readers of either clock, and
   * show one of them.
   */
  secondClock: {
    /** The beginning and the end of a show. */
    most: 2,
  },
  /**
   * `candidates/times/start-and-end.ts`: Adjacent times in elements named for a start and an end are one time with its end; any other two are two
   * showings.
   */
  startAndEnd: {
    /** Maximum distance between a start and its end, in characters: a line break and a mark. */
    besideChars: 6,
    /** An element named for its time is at most this many levels above it. */
    boxes: 2,
  },
  /**
   * `candidates/times/written-times.ts`: All times of day written in a text, in order: `7pm`, `7:30 p.m.`, `730pm`, `7-9pm`, `10 am – 3 pm`, `noon to
   * 2`, `19:30`.
   */
  writtenTimes: {
    doorsReach: 50,
    /** In minutes. */
    longestWait: 150,
    mostSharing: 4,
    widestJoint: 6,
    lateMorning: 10,
    earliestMorning: 7,
    latestAfternoon: 6,
  },
} as const;
