import { bound, errorGroups, errorOccurrences, modulo, type Statement, write } from '@marquee/db';
import { eq } from 'drizzle-orm';

/** Occurrences that are kept of each kind of error. */
const SLOTS = 100;

type Occurrence = Omit<typeof errorOccurrences.$inferSelect, 'slot'>;

/** Keeps an occurrence in the next slot of its kind, in place of the oldest; commit it after the one that counts it. */
export function keepOccurrence({ groupId, requestId, jobId, call, message, at }: Occurrence): Statement {
  const slot = write
    .select({
      groupId: errorGroups.id,
      slot: modulo(errorGroups.count, SLOTS).as('slot'),
      requestId: bound(requestId).as('request_id'),
      jobId: bound(jobId).as('job_id'),
      call: bound(call).as('call'),
      message: bound(message).as('message'),
      at: bound(at).as('at'),
    })
    .from(errorGroups)
    .where(eq(errorGroups.id, groupId));
  return write
    .insert(errorOccurrences)
    .select(slot)
    .onConflictDoUpdate({
      target: [errorOccurrences.groupId, errorOccurrences.slot],
      set: { requestId, jobId, call, message, at },
    });
}
