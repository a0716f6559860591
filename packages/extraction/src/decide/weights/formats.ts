/** What is read from feeds, linked data and records of unknown form: by the file that uses them (units: `docs/extraction.md`). */
export const FORMATS = {
  /**
   * `formats/feeds/labelled-text.ts`: `When: …`, `Event date: …`, `Location: …`, each on a line of its own, the value on the same line or the next.
   */
  feedsLabelledText: {
    readChars: 4_000,
    /** How far into a description an unlabeled date may be. */
    headChars: 120,
    placeChars: 120,
  },
  /**
   * `formats/feeds/own-venue.ts`: The venue whose feed it is: by the feed's title, or by a name that its host spells and its entries mention as the
   * place.
   */
  feedsOwnVenue: {
    readChars: 4_000,
    /** The host is the site's own name for itself; what its entries call so as well is the venue. */
    fewestMentions: 2,
  },
  /**
   * `formats/feeds/time-head.ts`: A description that begins with the time for the day in the title, `7:00 pm at Pier Pavilion`, and the place after
   * it.
   */
  feedsTimeHead: {
    /** How far into a text its time may be if only the title gives the day. */
    headChars: 60,
    placeChars: 120,
  },
  /** `formats/jsonld/read-linked-data.ts`: The events among schema.org nodes, from any markup. */
  jsonldReadLinkedData: {
    /** An event inside an event inherits missing values from the outer one, up to this many levels. */
    parents: 3,
  },
  /**
   * `formats/jsonld/schedule.ts`: A schema.org `Schedule` as its first date and an RFC 5545 rule: frequency (`P1W`, `weekly`), days of the week (also
   * `2MO`) and of the month, months, count, last day, excluded dates.
   */
  jsonldSchedule: {
    /** The first date is within this time after the schedule's start day. */
    firstWithinDays: 400,
  },
  /**
   * `formats/microdata/shown-place.ts`: If the markup calls every place `Event Location`, the name shown next to it, `<div class="eventLocation">@
   * City Hall</div>`: the one in the element with only this event.
   */
  microdataShownPlace: {
    lookUp: 3,
    longest: 100,
  },
  /**
   * `formats/records/html-inside.ts`: Responses with rendered HTML in JSON (`{"html": "<div class=…", "total": 15}`), as used by lists that load more
   * on demand.
   */
  recordsHtmlInside: {
    /** The minimum share of HTML in a JSON response that is only its envelope. */
    envelopeShare: 0.4,
  },
  /** `formats/records/moment.ts`: A moment of a record as stated; null if it contains no valid day. */
  recordsMoment: {
    /** In milliseconds: no two zones are further apart. */
    apart: 14 * 3_600_000,
  },
  /**
   * `formats/records/own-venue.ts`: Whose list of events a JSON document is, by a field at its top, `clientName` or `organization.name`, if that is
   * the name of a venue.
   */
  recordsOwnVenue: {
    longest: 80,
  },
  /** `formats/records/naming/texts.ts`: How much a name of a field says that it is the title. */
  recordsTexts: {
    /** Of each further word in the name. */
    furtherWord: 0.5,
  },
  /** `formats/records/infer.ts`: Which field of a record is meant. */
  recordsInfer: {
    /** Of each level that a field is deeper. */
    level: 0.1,
  },
} as const;
