import { countedMarks, eventOpens, type Statement, visitorSalts, write } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';
import { lt } from 'drizzle-orm';

/** Forgets visitors after two days: what was counted of them, and with what they could be found again; and figures that nobody looks at any more. */
export function forgetVisitors(now: Instant): Statement[] {
  return [
    write.delete(countedMarks).where(lt(countedMarks.at, now - KEPT_DAYS.countedVisitors * DAY_MS)),
    write.delete(eventOpens).where(lt(eventOpens.day, Math.floor(now / DAY_MS) - KEPT_DAYS.eventOpens)),
    write.delete(visitorSalts).where(lt(visitorSalts.day, Math.floor(now / DAY_MS) - 1)),
  ];
}
