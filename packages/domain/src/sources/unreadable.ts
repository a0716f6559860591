import type { Finding } from '@marquee/extraction';
import { DAY_MS, type Instant, type ReadingFailed, say } from '@marquee/kernel';
import type { PageRow } from './page-rows.ts';

/** Consecutive failed readings until a page is set aside. */
const FAILED_READINGS_TO_SET_ASIDE = 2;

/** The read interval of a source whose first page is set aside: the page may have changed. */
export const SET_ASIDE_INTERVAL_MS = DAY_MS;

/**
 * The row of a page whose document could not be read. After the first failure it is fetched again; after the second it is set aside: the same bytes
 * count as unchanged and are not read again.
 */
export function afterFailedReading(page: PageRow, failure: ReadingFailed, now: Instant): PageRow {
  const failedReadings = page.failedReadings + 1;
  const marked = { ...page, failedReadings, failedBecause: failure.detail, failedHash: page.contentHash };
  if (failedReadings >= FAILED_READINGS_TO_SET_ASIDE) return { ...marked, setAsideAt: page.setAsideAt ?? now };
  return { ...marked, contentHash: null, etag: null, lastModified: null };
}

/** The row of a page whose document could be read. */
export function afterGoodReading(page: PageRow): PageRow {
  return { ...page, failedReadings: 0, failedBecause: null, failedHash: null, setAsideAt: null };
}

/** The finding for a person. */
export function unreadableFinding({ url, setAsideAt, failedBecause }: PageRow): Finding {
  const told = { url, why: failedBecause ?? '' };
  return setAsideAt === null
    ? { code: 'unreadable', severity: 'error', message: say('read.unreadable', told) }
    : { code: 'set-aside', severity: 'error', message: say('read.setAside', told) };
}
