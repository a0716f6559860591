/** What one document may cost. Everything past a limit is left out and a finding says so. */
export const LIMITS = {
  /** Characters of a document that are read; the fetcher already stops at 2 MB. */
  documentChars: 4_000_000,
  /** Elements nested deeper are hung on the deepest one allowed, so that no walk over a page can exhaust the stack. */
  htmlDepth: 200,
  /** Elements of a page, five times those of the largest that is known, and of a feed in XML. */
  htmlElements: 30_000,
  xmlElements: 100_000,
  /** Characters of visible text. */
  visibleChars: 250_000,
  /** Days that it names; many stand twice, for screens of two sizes. */
  datesPerPage: 3_000,
  /** Characters of one line of it: what looks at a day's line takes as long as the line is. */
  visibleLineChars: 8_000,
  /** Nodes of structured data visited per document. */
  jsonNodes: 200_000,
  jsonDepth: 64,
  /** Items of one list in JSON: no feed has more events, and what else is as long tells of none. */
  itemsPerList: 10_000,
  /** Scripts of linked data in one page. */
  linkedDataScripts: 2_000,
  /** Values of linked data looked at: things that refer to each other are looked at again and again. */
  linkedDataSteps: 250_000,
  /** Values of one property of one item; more are no values but a slip. */
  valuesPerProperty: 500,
  draftsPerDocument: 2_000,
  /** Showings written out of one event that repeats: what comes later is written out at a later visit. */
  showingsPerEvent: 100,
  /** Showings written out of all events that repeat, the next ones first. */
  showingsPerDocument: 5_000,
  /** Days, times and exceptions looked at to write out all that repeats in a document, and what one event of it may take of them. */
  recurrenceSteps: 600_000,
  recurrenceStepsPerEvent: 50_000,
  /** Titles looked up in the visible text. */
  witnessedTitles: 600,
  /** Places where one title is looked at. */
  occurrencesPerTitle: 40,
  findings: 100,
  followUpsPerReason: 50,
  /** Times and dates weighed for one title. */
  mentionsPerTitle: 300,
  titleChars: 300,
  lineChars: 300,
  descriptionChars: 20_000,
  labels: 20,
  snippetChars: 200,
} as const;
