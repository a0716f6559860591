/** Which lines a model is asked about, and what its answer must prove: by the file that uses them (units: `docs/extraction.md`). */
export const MODEL = {
  /**
   * `model/beside-title.ts`: How titles and days follow each other in a record: each title stands behind its days or before them, and which of both
   * follows from the gaps between titles and the closest days.
   */
  besideTitle: {
    /** A gap across a line or a sentence counts as so many letters. */
    line: 30,
    sentence: 15,
    /** No day on this side of the title. */
    none: 200,
    /** With a smaller difference the days of both sides may be meant. */
    clear: 3,
  },
  /**
   * `model/facts/access-notes.ts`: The sentences of a text that speak of access and say more than these facts, verbatim; none with a way to reach a
   * person.
   */
  accessNotes: {
    noteChars: 400,
  },
  /** `model/facts/event-part.ts`: Whether the page's title or its first-level headings name the event. */
  eventPart: {
    mostLines: 600,
    headingChars: 70,
    sameWords: 0.6,
  },
  /** `model/facts/offers.ts`: The named offers of the event in the page's linked data (schema.org `Offer` with `name`). */
  offers: {
    nameChars: 80,
  },
  /** `model/facts/read-facts.ts`: What the page of an event says about the visit, sentence by sentence. */
  readFacts: {
    sentenceChars: 400,
    scheduleChars: 160,
    proseChars: 40,
    proseWords: 7,
  },
  /** `model/facts/tiers.ts`: The kinds of tickets that a line names; none if it gives a price without a name. */
  tiers: {
    mostNameWords: 7,
    bareNameWords: 4,
  },
  /**
   * `model/facts/verify-facts.ts`: The part of a model's answer that the page contains: each quote is looked up line by line and published in the
   * page's own words.
   */
  verifyFacts: {
    quoteChars: 600,
  },
  /** `model/measure.ts`: The same questions with what reduction and batching save. */
  measure: {
    /** Estimated tokens of page text in one question. */
    batched: 3_000,
    alone: 1_000,
  },
  /** `model/reduction/chunks.ts`: Packs records into chunks, in order. */
  chunks: {
    /** Reserved for the line that names the day. */
    headingTokens: 50,
  },
  /** `model/reduction/embedded.ts`: The same as lines, without properties far from any day; a record begins with the first name after a day. */
  embedded: {
    /** Properties kept before one with a day (its event's name is often there, after places and tickets), and after it. */
    before: 10,
    behind: 6,
  },
  /** `model/reduction/keep.ts`: The lines of a page that are worth a model's tokens: those with dates and times, and the lines around them. */
  keep: {
    /** Lines kept on each side of one with a date or a time. */
    before: 5,
    behind: 6,
    /** A longer line is running text. */
    shortLine: 200,
    longestTitle: 140,
    /** Lines after the last date in which titles of the same kind still belong to it. */
    tail: 40,
    /** Of running text near a date, only its beginning and the surroundings of dates, times and prices are kept. */
    headOfText: 60,
    around: 30,
    repeated: 3,
    /** A label is at most this long, and occurs with this share of the lines with dates. */
    labelChars: 30,
    labelShare: 0.4,
  },
  /** `model/reduction/lines.ts`: Inline elements, which change how words look and break no line. */
  lines: {
    lookUp: 8,
  },
  /** `model/reduction/records.ts`: Groups kept lines by the member of a repeated structure that contains them (a row, a card, a list item). */
  records: {
    /** This share of days with a heading, a link or the same kind of line above them means that titles come first. */
    titlesAbove: 0.6,
  },
  /**
   * `model/reduction/tokens.ts`: An estimate of a text's tokens, rather too high than too low, without a tokenizer, which would add a megabyte to the
   * Worker: words of up to six letters are usually one token, digits come in threes, every other character is one.
   */
  tokens: {
    /** On recorded pages the raw count was as low as 0.84 of the real one (`npm run bench -- reduction`). */
    safety: 1.25,
  },
  /** `model/request.ts`: The question for one chunk. */
  request: {
    /** Per record of an answer: a title, a date and the names of nine properties. */
    tokensPerRecord: 130,
    leastAnswer: 400,
  },
  /** `model/verify-answer.ts`: The part of a model's answer that the page confirms. */
  verifyAnswer: {
    /** An end at such an hour before its start is on the next morning. */
    morningMinutes: 6 * 60,
  },
} as const;
