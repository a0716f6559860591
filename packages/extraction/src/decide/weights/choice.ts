/** Which groups of records are events, which places are theirs, and whose venue a page belongs to: by the file that uses them (units: `docs/extraction.md`). */
export const CHOICE = {
  /** `decide/choice/agendas.ts`: Whether most of these records stand among the items of an agenda. */
  agendas: {
    fewestFrames: 2,
    fewestItems: 4,
    longestLine: 100,
  },
  /**
   * `decide/choice/agreed-name.ts`: The name on which several signs of a venue agree: what stands right above or before its street address at the end
   * of the page, its type and name in linked data, its logo, what the site calls itself.
   */
  agreedName: {
    longest: 60,
    shortest: 3,
    /** The end of a page, where a venue gives its address. */
    foot: 2_500,
  },
  /**
   * `decide/choice/at-own-venue.ts`: If no event of a page states a place, all are at the page's venue; if some do, the others are, provided that the
   * page is certainly a venue's.
   */
  atOwnVenue: {
    evening: '16:00',
  },
  /** `decide/choice/choose.ts`: The groupings of the page with the most well-titled events; no day is used twice. */
  choose: {
    leastValue: 0.5,
    /** Lower scores are places and labels. */
    untitled: -3.4,
    /** Bare days with known headings and notes, preferred slightly to the same days without. */
    parted: 0.42,
    /** Of two equally good groupings, the one whose parts also contain the times. */
    timed: 0.01,
    /** Lines from one day to the next cross the blank lines that separate the records. */
    inBlocks: 1.05,
    /** A record that extends into the next one contains days that are not its own. */
    mixed: 0.25,
    /** Lines that each have their day and name, read as one event. */
    unseparated: 0.2,
    fewestNamed: 3,
    nearly: 0.8,
  },
  /**
   * `decide/choice/current-item.ts`: The entries of menus that are marked as this page, `<li class="active"><a href="…">Calendar</a>`: the heading of
   * pages without one.
   */
  currentItem: {
    longest: 40,
    most: 4,
  },
  /** `decide/choice/elect-places.ts`: The part of similar records with an unlabeled place: short, often the same, with place words. */
  electPlaces: {
    shortName: 70,
    near: 60,
  },
  /** `decide/choice/is-list-of-events.ts`: What people do with events; posts, terms and files have no such words. */
  isListOfEvents: {
    newsReach: 200,
    leastScore: 1.9,
    fewestRound: 4,
    fewestToCome: 3,
    goesOn: 0.85,
    mostlyLed: 0.8,
    fewestNames: 3,
    mostly: 0.7,
    headingReach: 2_500,
    nearestHeadings: 3,
  },
  /** `decide/choice/other-pages.ts`: A recipe may say what to do on which day. */
  otherPages: {
    fewestIngredients: 3,
    longestLine: 80,
    manyTimes: 5,
    longestRow: 260,
    fewestRows: 5,
    mostly: 0.7,
  },
  /**
   * `decide/choice/page-venue.ts`: The venue that publishes this page: the site's name for itself, if that is the name of a venue, if the page shows
   * the signs of a venue, if it lists different shows of many evenings, or if it has a single address.
   */
  pageVenue: {
    /** Signs that must agree on a name: two, and three if some of the shows are elsewhere. */
    agreed: 2,
    sureAgreed: 3,
    /** One in ten may be elsewhere, or misread. */
    some: 0.1,
    mostly: 0.6,
    fewestShows: 4,
    /** Whose frame alone names the place. */
    fewestFramed: 3,
  },
  /**
   * `decide/choice/performer.ts`: The performer whose tour a page lists: under `Tour` each record has its day, a venue and a town, and towns differ,
   * or each is a row of a table with places and no titles; and the site is named after the performer, who is the title of all.
   */
  performer: {
    fewestTowns: 3,
    mostly: 0.7,
    headingReach: 3_000,
    longestName: 60,
  },
  /**
   * `decide/choice/single.ts`: The only event of a calendar page, or the only one of each of its parts: the next meeting by its name, or the smallest
   * part of the page around a day that also has a name.
   */
  single: {
    /** Pages that list a single event name few days. */
    mostDays: 6,
    longest: 3_000,
    marked: 1.5,
    /** What stands between a part of a page and the next larger one: what else belongs to it, its hour and its place. */
    mostAround: 500,
  },
  /**
   * `decide/choice/venue-signs.ts`: How many signs of one venue a text shows: its one street address, what only a venue offers, and doors that open
   * before most of its `shows` (which counts twice, as it is said about the shows themselves).
   */
  venueSigns: {
    fewestDoors: 3,
    sameStreet: 12,
    /** Signs for a name without a word for a venue. */
    enoughSigns: 2,
    /** Signs if some of the shows are elsewhere. */
    sureSigns: 3,
  },
} as const;
