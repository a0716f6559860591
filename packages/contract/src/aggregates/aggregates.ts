import { DAY_MS, HOUR_MS } from '@marquee/kernel';

/** Kinds of sites that list places of other people. */
export const AGGREGATE_KINDS = ['tourism-board', 'chamber', 'arts-council', 'city-guide', 'directory'] as const;
export type AggregateKind = (typeof AGGREGATE_KINDS)[number];

/** A site with at least this confidence (0..100) is an aggregate. */
export const AGGREGATE_BAR = 50;
/** Pages of a scan, and of a deep scan while a person waits or by a job. */
export const SCAN_PAGES = 3;
export const DEEP_SCAN_PAGES = 20;
export const TRAVERSAL_PAGES = 40;
/** Steps from the first page. */
export const MOST_DEPTH = 3;
/** Pages of one aggregate that are ever looked at in one round; an endless site ends here. */
export const ROUND_PAGES = 400;
/** An aggregate whose round is over is looked through again after this time. */
export const AGGREGATE_AGAIN_MS = 14 * DAY_MS;
/** A part of a round a day. */
export const AGGREGATE_PART_MS = 20 * HOUR_MS;
