import { KEPT_DAYS } from '@marquee/kernel';

/** What is kept and what happens, at a size. */
export interface Size {
  cities: number;
  sources: number;
  /** Events that are still to come. */
  events: number;
  /** Views of lists, pages and searches a month. */
  views: number;
}

/** What one of each takes, as benches count it (docs/benchmarks.md; scripts/cost/test compares). */
export const MEASURED = {
  rowsWrittenNewEvent: 27,
  /** A source that is read four times a day and does not change. */
  rowsReadASourceDay: 44,
  rowsWrittenASourceDay: 28,
  /** Of a view, where 1,000 people open 1,000 views of 20 cities, and shared answers stand while nothing changes. */
  rowsReadAView: 4.4434,
  rowsReadASearch: 806,
  cpuMsAList: 2.501,
  cpuMsASearch: 4.575,
} as const;

/** What was not measured, or is a choice. */
const ASSUMED = {
  /** With dates, claims, search and lists: 2.2 GB a million, once measured. */
  bytesAnEvent: 2_200,
  bytesArchived: 900,
  readsASourceDay: 4,
  /** A read of a source: fetch, parse, compare. */
  cpuMsARead: 120,
  /** An event is listed for so many days before it is over. */
  daysListed: 30,
  daysKept: KEPT_DAYS.endedEvents,
  /** The page, what draws it, its data. */
  requestsAView: 3,
  kvReadsAView: 0.1,
  /** Share of views that no shared answer serves. */
  shareUncached: 0.2,
  yearsArchived: 1,
} as const;

/** Prices of the paid plan of Workers, in dollars, with what is included a month (developers.cloudflare.com, pricing pages, 2026-08). */
export const PRICES = {
  base: 5,
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  rowsRead: { included: 25e9, perMillion: 0.001 },
  rowsWritten: { included: 50e6, perMillion: 1 },
  databaseGb: { included: 5, each: 0.75 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  queueOperations: { included: 1e6, perMillion: 0.4 },
  bucketGb: { included: 10, each: 0.015 },
} as const;

const LIMITS = {
  /** One D1 database. */
  databaseGb: 10,
  /** One D1 database works off one statement after the other; 1 ms each and half of the time for reads. */
  writesASecond: 500,
  /** One consumer with ten messages a batch and ten batches at once, 2 s a read. */
  jobsAnHour: 180_000,
} as const;

export interface Estimate {
  databaseGb: number;
  bucketGb: number;
  rowsWrittenADay: number;
  rowsReadADay: number;
  jobsAnHour: number;
  dollars: Record<
    'base' | 'requests' | 'cpu' | 'rows read' | 'rows written' | 'database' | 'copies' | 'queues' | 'bucket',
    number
  >;
  total: number;
  /** How far each limit is used, the most used first. */
  limits: Array<{ name: string; share: number }>;
}

const MONTH = 30;

/** What a size takes a month. */
export function estimate({ sources, events, views }: Size): Estimate {
  const { daysListed, daysKept } = ASSUMED;
  const newADay = events / daysListed;
  const stored = events + newADay * daysKept;
  const databaseGb = (stored * ASSUMED.bytesAnEvent) / 1e9;
  const bucketGb = (newADay * 365 * ASSUMED.yearsArchived * ASSUMED.bytesArchived) / 1e9;
  // An event is written, ends, and leaves: its rows three times.
  const rowsWrittenADay = newADay * MEASURED.rowsWrittenNewEvent * 3 + sources * MEASURED.rowsWrittenASourceDay;
  const rowsReadADay = sources * MEASURED.rowsReadASourceDay + (views / MONTH) * MEASURED.rowsReadAView;
  const readsADay = sources * ASSUMED.readsASourceDay;
  const cpuMs = views * ASSUMED.shareUncached * MEASURED.cpuMsAList + readsADay * MONTH * ASSUMED.cpuMsARead;
  const dollars = {
    base: PRICES.base,
    requests: beyond(views * ASSUMED.requestsAView, PRICES.requests),
    cpu: beyond(cpuMs, PRICES.cpuMs),
    'rows read': beyond(rowsReadADay * MONTH, PRICES.rowsRead),
    'rows written': beyond(rowsWrittenADay * MONTH, PRICES.rowsWritten),
    database: Math.max(0, databaseGb - PRICES.databaseGb.included) * PRICES.databaseGb.each,
    copies: beyond(views * ASSUMED.kvReadsAView, PRICES.kvReads),
    // Sent, received, acknowledged.
    queues: beyond(readsADay * MONTH * 3, PRICES.queueOperations),
    bucket: Math.max(0, bucketGb - PRICES.bucketGb.included) * PRICES.bucketGb.each,
  };
  const limits = [
    { name: 'size of one database (10 GB)', share: databaseGb / LIMITS.databaseGb },
    { name: 'rows written a second in one database', share: rowsWrittenADay / 86_400 / LIMITS.writesASecond },
    { name: 'jobs an hour of one queue', share: readsADay / 24 / LIMITS.jobsAnHour },
  ].toSorted((a, b) => b.share - a.share);
  return {
    databaseGb,
    bucketGb,
    rowsWrittenADay,
    rowsReadADay,
    jobsAnHour: readsADay / 24,
    dollars,
    total: Object.values(dollars).reduce((sum, one) => sum + one, 0),
    limits,
  };
}

function beyond(amount: number, { included, perMillion }: { included: number; perMillion: number }): number {
  return (Math.max(0, amount - included) / 1e6) * perMillion;
}

/** Dollars of a million more answers of the API, beyond what is included: lists, and searches that nobody made a minute before. */
export function dollarsAMillion(kind: 'lists' | 'searches'): number {
  const isList = kind === 'lists';
  const rows = isList ? MEASURED.rowsReadAView : MEASURED.rowsReadASearch * ASSUMED.shareUncached;
  const cpuMs = isList ? MEASURED.cpuMsAList : MEASURED.cpuMsASearch;
  return (
    PRICES.requests.perMillion +
    rows * PRICES.rowsRead.perMillion +
    ASSUMED.shareUncached * cpuMs * PRICES.cpuMs.perMillion +
    ASSUMED.kvReadsAView * PRICES.kvReads.perMillion
  );
}
