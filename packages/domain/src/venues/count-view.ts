import { VIEW_DAYS } from '@marquee/contract';
import { type Statement, venueViews, write } from '@marquee/db';
import { DAY_MS, type Instant, type LocalDate } from '@marquee/kernel';
import { lt } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { addView } from './count-view.sql.ts';

/** New York's day, as all figures of a day (docs/architecture.md), so many days before. */
export function dayOfViews(at: Instant, before = 0): LocalDate {
  return DAY.format(at - before * DAY_MS);
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** Programs that name themselves; whatever names no browser at all is one, too. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|facebookexternalhit|embedly|curl|wget|python|java\/|go-http|axios|node/i;

/** Whether a view counts: of a browser whose owner does not object (Sec-GPC). */
export function isViewCounted({
  userAgent,
  declinesTracking,
}: {
  userAgent: string | null;
  declinesTracking: boolean;
}): boolean {
  return !declinesTracking && userAgent !== null && /mozilla/i.test(userAgent) && !PROGRAM.test(userAgent);
}

/** Adds one view of a venue's page, or of a page of its events. One row written; nothing for a venue that there is not. */
export async function countView({ db, clock }: NowDeps, slug: string): Promise<void> {
  await db.run(addView(slug, dayOfViews(clock.now())));
}

/** Days that no figure needs any more. */
export function forgetViews(now: Instant): Statement {
  return write.delete(venueViews).where(lt(venueViews.day, dayOfViews(now, VIEW_DAYS + 10)));
}
