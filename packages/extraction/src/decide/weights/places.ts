/** What is the name of a place, and how near to its event it stands: by the file that uses them (units: `docs/extraction.md`). */
export const PLACES = {
  /** `candidates/places/beside-map.ts`: Whether a piece is a link to a map, or stands right before one: then it names a place, whatever its words. */
  besideMap: {
    longest: 70,
    lookUp: 3,
  },
  /** `candidates/places/line-columns.ts`: Title and place of a line, if it has as many parts as the others. */
  lineColumns: {
    fewest: 3,
    mostParts: 4,
    longestLine: 200,
    alike: 0.7,
    /** The share of a column's parts that must be names of places, by place words, if no other column has any. */
    named: 0.5,
    namedAgain: 0.3,
    unnamed: 0.2,
    townWords: 3,
  },
  /**
   * `candidates/places/named-place.ts`: A place in running text, `in the Community Room`, `at Fort Hill Park`, or between commas, `Noon,
   * Auditorium.`; its stretch in the text.
   */
  namedPlace: {
    shortest: 3,
    longest: 80,
    /** Text before a street address is a name, with or without place words. */
    streetChars: 60,
  },
  /** `candidates/places/place-icon.ts`: Whether a small map, pin or marker icon precedes a piece. */
  placeIcon: {
    lookUp: 4,
    /** An element begins before the line break that it causes. */
    break: 1,
  },
  /** `candidates/places/place.ts`: `Location: Canterbury Park Ballroom` */
  place: {
    longest: 120,
    /** A name alone above an address. */
    shortName: 70,
    /** Descriptions mention many places; the event's own is among the first words. */
    firstWords: 160,
    beside: 400,
    streetChars: 80,
  },
  /** `candidates/places/places-of-days.ts`: The place of each day of one show. */
  placesOfDays: {
    shortest: 3,
    longest: 120,
  },
  /** `candidates/places/point.ts`: A place's coordinates; null unless both are numbers somewhere in the US. */
  point: {
    /** Where US places are, with their outlying territories: what lies outside was entered for another map, or never. */
    south: 13,
    north: 72,
    west: -180,
    east: -64,
    /** Guam and the Northern Marianas are on the other side of the date line. */
    pacificWest: 144,
  },
  /** `candidates/places/site-names.ts`: What a site calls itself: in its data, its title and its copyright line. */
  siteNames: {
    titlePart: 60,
    fewestLetters: 4,
    ownerReach: 2_000,
  },
  /**
   * `candidates/places/tidy-place.ts`: Venue and address in displayable form, for all rungs: no labels, no country, no placeholder; a name that
   * includes its street or its town with the state is split, and an address does not repeat its venue.
   */
  tidyPlace: {
    shortestName: 3,
  },
} as const;
