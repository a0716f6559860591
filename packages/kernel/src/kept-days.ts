/**
 * How many days what is no longer current stays in the database (docs/operations.md, Data that expires). Each slice deletes its own, some rows at a time.
 * Hours and sums that people and the law need are not here: accounts, payments, the ledger, the audit log.
 */
export const KEPT_DAYS = {
  /** Events that ended and that nobody keeps: they move to files. */
  endedEvents: 60,
  runs: 60,
  finishedJobs: 3,
  /** Dead letters that somebody dealt with. */
  resolvedDeadLetters: 180,
  finishedOperations: 180,
  discoverySessions: 180,
  /** Sites that were refused; one that is named again after that is looked at again. */
  rejectedCandidates: 365,
  unsentLetters: 7,
  modelAnswers: 60,
  tokenReservations: 90,
  alertDeliveries: 90,
  alertFirings: 400,
  /** Visitors of a count, without a person. */
  countedVisitors: 2,
  /** How often events were opened, by day. */
  eventOpens: 14,
  /** Addresses that asked for a newsletter and never confirmed. */
  unconfirmedSubscribers: 7,
  /** Addresses that ended a newsletter: so long they can take it back. */
  endedSubscribers: 30,
  newsletterIssues: 400,
  /** Pictures of flyers, after the decision about them. */
  decidedFlyers: 30,
  /** Posters that the engine found and nobody decided on. */
  unreadPictures: 60,
  /** A city's events as files, one a night. */
  datasets: 7,
} as const;
