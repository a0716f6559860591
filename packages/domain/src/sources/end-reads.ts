import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { endJobs } from '../jobs/index.ts';
import { STOPPED_BY_HAND } from './why-stop.ts';

/** Ends a source's open reads: a waiting one is cancelled, a running one stops before its next page. Commit it with the change. */
export function endReads(sourceId: string, now: Instant): Statement[] {
  return endJobs([`source.scrape:${sourceId}`, `source.scrape:${sourceId}:rest`], STOPPED_BY_HAND, now);
}
