/** Whether a page is about one event, and which days and which heading are its own: by the file that uses them (units: `docs/extraction.md`). */
export const ONE_EVENT = {
  /**
   * `decide/one-event/bare-subject.ts`: `Departures` above several days that each have another name beside them; a film of that name has only days
   * and hours below it.
   */
  bareSubject: {
    fewestDays: 3,
  },
  /**
   * `decide/one-event/heading.ts`: The subject of a page: the heading that repeats the page's title; otherwise a line that does; otherwise the only
   * heading of the first level, unless it is a slogan and the text tells what the title names.
   */
  heading: {
    /** Of a page's subject. */
    lowestLevel: 3,
    toNamed: 400,
    toPresented: 300,
    near: 200,
    /** From the name, over its description, to the fields of an event. */
    nearLabel: 1_500,
    shortestLine: 8,
  },
  /**
   * `decide/one-event/one-event.ts`: Whether the page is about the event of this heading, on these days, and not a list of events or an article with
   * its publication date.
   */
  oneEvent: {
    /** For headings and links, not for plain text. */
    namedScore: 1.5,
    fewestLines: 3,
    /** From the end of a name to its day on the same line. */
    runIn: 2,
    many: 4,
    lastRow: 200,
    fewestEvenings: 5,
    shortLine: 80,
  },
  /**
   * `decide/one-event/own-days.ts`: The days of the event under a heading: the labeled one, otherwise the first below or just above it, and the days
   * next to that one.
   */
  ownDays: {
    /** From the end of a day to the name below it. */
    rightAbove: 40,
    /** The maximum distance of an event's day above its title. */
    above: 120,
    /** With its hour, and place and tickets below it. */
    farthestAbove: 240,
    below: 2_500,
    /** Days of several showings stand close together. */
    apart: 160,
    wordsAhead: 4,
    fewestFar: 3,
    longestSeries: 8_000,
    /** From the next date to the list of all dates. */
    toSeries: 400,
    behind: 60,
  },
  /**
   * `decide/one-event/page-signs.ts`: How many kinds of signs, at most two, say that a page shows something to attend: the names of its fields, what
   * somebody may do who comes, a way back to a list of events, several days each with its hour, a class that systems give to such pages, a place
   * below its day and hour.
   */
  pageSigns: {
    /** How far from an event's heading and days its fields stand, in characters, and how long the lines are that are looked at. */
    above: 200,
    below: 500,
    longestLine: 80,
    mostSigns: 2,
    /** The time to look for a word in the name of a class grows with the square of its length. */
    classChars: 400,
    /** A line of this length around a day tells of it, and so does a sentence with so many words before its day. */
    longLine: 110,
    wordsAhead: 4,
    shortest: 8,
    nextPieces: 4,
  },
  /**
   * `decide/one-event/told-name.ts`: The event that the head of a page names and its text tells of, where no heading has that name: `Join us for
   * Dinner on the Docks, …` on the page `Dinner on the Docks – The Boat Shed`.
   */
  toldName: {
    shortest: 8,
    /** From the heading above a day, over what it says, to the day. */
    reach: 1_500,
  },
} as const;
