/** What can be wrong with an event. */
export const REPORT_KINDS = ['wrong-time', 'wrong-place', 'cancelled', 'duplicate', 'not-an-event', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** `resolved`: it was wrong and is corrected; `dismissed`: it was right. */
export const REPORT_STATUSES = ['open', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const REPORT_WORDS_MAX = 1_000;
