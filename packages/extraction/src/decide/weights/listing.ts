/** Which hours, places and names belong to a record of a list: by the file that uses them (units: `docs/extraction.md`). */
export const LISTING = {
  /**
   * `formats/listing/common-facts.ts`: `The board meets at 5:30 p.m. in the Community Room, 330 Elm Street`: one time and one place for days without
   * their own.
   */
  commonFacts: {
    labelChars: 24,
    lookBelow: 300,
    lookBack: 900,
    /** A rule that names all may have what the society is about between itself and its days. */
    ruleLookBack: 3_000,
    fewTimed: 0.25,
    earliest: '09:00',
  },
  /** `formats/listing/elect-days.ts`: The part of similar records that contains their days. */
  electDays: {
    besideDay: 6,
  },
  /** `formats/listing/half-days.ts`: The time with am or pm; none if that is ambiguous. */
  halfDays: {
    /** Hours without am or pm that are always in the afternoon or evening. */
    plainAfternoon: 8,
    fewestPlain: 3,
    /** In hours, from one show to the next. */
    longestGap: 4,
    firstEvening: 5,
  },
  /** `formats/listing/hours-by-day.ts`: `Jan 16 & 17⏎Sat 1–5 pm, Sun 10 am – 4 pm`: each day has the hours behind its weekday. */
  hoursByDay: {
    reach: 48,
    longestDays: 60,
  },
  /** `formats/listing/moments.ts`: The moments of a record's showings: each of its days, with the times next to it. */
  moments: {
    /** In minutes: showings of an evening and of the next begin closer to each other. */
    shortestOpening: 180,
    fewestListed: 3,
    /** The time right behind the last day, in an element that is called the end. */
    endReach: 12,
  },
  /**
   * `formats/listing/names-in-prose.ts`: `After the turkey⏎The next day, Saturday, November 28, is the <b>Mill Village Holiday Market</b>`: below a
   * heading that is no name, the names that the sentences mark are those of their events, each with the day beside it.
   */
  namesInProse: {
    /** Between a name and its day in one sentence, or in the next one. */
    beside: 60,
    longLine: 80,
    longestName: 60,
  },
  /**
   * `formats/listing/performers-page.ts`: On a performer's page each title is the place of an evening, with its address: the performer is the title
   * of all, the place is the venue.
   */
  performersPage: {
    mostly: 0.6,
    fewest: 2,
    head: 3_000,
  },
  /**
   * `formats/listing/phrase.ts`: `at Showbox: BOTCH, Mortiferum`, `Otoconia @ Crystal Lounge`, `Melissa Brewer Quintet - Melissa Brewer (vocals), …`.
   */
  phrase: {
    shortLine: 120,
  },
  /** `formats/listing/read-record.ts`: The showings of one record; none without a title. */
  readRecord: {
    longLine: 90,
    priceChars: 60,
  },
  /** `formats/listing/record-times.ts`: Start and end as the page shows them. */
  recordTimes: {
    headChars: 80,
  },
  /**
   * `formats/listing/run-days.ts`: The days of `Mon–Wed, Nov 23–25: 4:15, 7:00`: a few days with the weekdays of both ends and hours without an end
   * are days of showings; with one, `Fri–Sun, Nov 20–22, 10 am – 5 pm`, they are one event.
   */
  runDays: {
    ahead: 16,
    longestDays: 6,
  },
  /**
   * `formats/listing/same-show.ts`: Whether two parts of a page, such as a carousel and the list below it, show one event under two names: on one
   * day, at one hour as far as both give it, at one place as far as both name it, where one name begins the other, and both have the same link or the
   * rest of the longer name is company.
   */
  sameShow: {
    /** A shorter name may be a word that many events share: `Story Time`, `Toddler Story Time`. */
    shortest: 8,
  },
  /**
   * `formats/listing/section-facts.ts`: `Westlake Park⏎Tuesdays, 6–9 pm` above some of the events and `Harbor Green⏎Thursdays, 5–8 pm` above others:
   * the place and the hour of each section.
   */
  sectionFacts: {
    lookBack: 900,
    /** From a heading to the first event below it: more is a description. */
    headChars: 240,
    fewest: 2,
  },
  /** `formats/listing/showings.ts`: A day with each of its times, or without any. */
  showings: {
    partsReach: 12,
    /** Showings of one day next to each other. */
    beside: 8,
    /** The maximum distance of a showing's time after its day. */
    behind: 60,
    /** A time before its day counts as farther away than one behind it: a factor, and characters. */
    aheadTimes: 1.5,
    aheadChars: 5,
  },
  /** `formats/listing/told-twice.ts`: `11:00 AM – 10:00 PM⏎11:00 – 22:00`: the same hours again, for readers of another clock. */
  toldTwice: {
    fewest: 2,
  },
  /**
   * `formats/listing/with-durations.ts`: Gives showings without an end the one that follows from the only duration that a record states for itself.
   */
  withDurations: {
    /** A record's own text: a page about one event may go on with others. */
    reach: 3_000,
  },
} as const;
