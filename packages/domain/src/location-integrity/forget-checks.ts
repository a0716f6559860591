import { locationChecks, type Statement, valuesIn, write } from '@marquee/db';
import { inArray } from 'drizzle-orm';

/** Forgets what was found about events that are deleted. */
export function forgetChecks(eventIds: readonly string[]): Statement {
  return write.delete(locationChecks).where(inArray(locationChecks.eventId, valuesIn(eventIds)));
}
