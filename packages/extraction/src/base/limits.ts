/** Cost limits for one document. Everything beyond a limit is left out, with a finding. */
export const LIMITS = {
  /** Characters read from a document; the fetcher already stops at 2 MB. */
  documentChars: 4_000_000,
  /** Deeper elements become children of the deepest one allowed, so that no walk over a page can exhaust the stack. */
  htmlDepth: 200,
  /** Elements of a page, five times as many as on the largest known page, and of a feed in XML. */
  htmlElements: 30_000,
  xmlElements: 100_000,
  /** Characters of visible text. */
  visibleChars: 250_000,
  /** Days in the visible text; many are repeated for two screen sizes. */
  datesPerPage: 3_000,
  /** Characters of one line of it: the time to analyze a day grows with the length of its line. */
  visibleLineChars: 8_000,
  /** Nodes of structured data visited per document. */
  jsonNodes: 200_000,
  jsonDepth: 64,
  /** Items of one list in JSON: no feed has more events, and other lists of this length are not lists of events. */
  itemsPerList: 10_000,
  /** Linked data scripts per page. */
  linkedDataScripts: 2_000,
  /** Linked data values examined: items that refer to each other are examined repeatedly. */
  linkedDataSteps: 250_000,
  /** Values of one property of one item; more values are an error. */
  valuesPerProperty: 500,
  draftsPerDocument: 2_000,
  /** Expanded showings of one recurring event; a later scrape expands the later ones. */
  showingsPerEvent: 100,
  /** Expanded showings of all recurring events, the next ones first. */
  showingsPerDocument: 5_000,
  /** Days, times and exceptions examined to expand the recurrence of a document, and the share of one event. */
  recurrenceSteps: 600_000,
  recurrenceStepsPerEvent: 50_000,
  /** Titles looked up in the visible text. */
  witnessedTitles: 600,
  /** Positions examined per title. */
  occurrencesPerTitle: 40,
  findings: 100,
  followUpsPerReason: 50,
  /** Times and dates compared per title. */
  mentionsPerTitle: 300,
  titleChars: 300,
  lineChars: 300,
  descriptionChars: 20_000,
  labels: 20,
  snippetChars: 200,
} as const;
