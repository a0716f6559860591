import { events, type Statement, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { derive } from './derive.sql.ts';

/** An event whose own page is gone leads to another one that exists; it is listed again. */
export function showPageAt(eventId: string, url: string, now: Instant): Statement[] {
  return [
    write.update(events).set({ url, validationError: null, validatedAt: now }).where(eq(events.id, eventId)),
    ...derive([eventId], now),
  ];
}
