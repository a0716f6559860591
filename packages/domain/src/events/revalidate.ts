import type { JobPayload } from '@marquee/contract';
import { events, write } from '@marquee/db';
import { WaitTurn } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { derive } from './derive.sql.ts';

/** Checks whether the event's own page still exists. 404 and 410 mean no; a temporary failure means nothing. */
export async function revalidateEvent(deps: EngineDeps, payload: JobPayload<'event.revalidate'>): Promise<JobResult> {
  const [event] = await deps.db
    .select({ id: events.id, url: events.url, validationError: events.validationError })
    .from(events)
    .where(eq(events.id, payload.eventId));
  if (!event?.url) return { outcome: 'skipped', detail: 'The event is gone or has no page of its own.' };
  const answer = await deps.fetcher.fetch({ url: event.url, expect: 'probe' });
  if (answer.kind === 'wait') throw new WaitTurn('The host requests a pause.', answer.waitMs);
  const isGone = answer.kind === 'failed' && (answer.status === 404 || answer.status === 410);
  const isThere = answer.kind !== 'failed';
  const error = isGone ? `URL validation failed: ${answer.status}` : isThere ? null : event.validationError;
  const now = deps.clock.now();
  return {
    outcome: 'done',
    detail: isGone
      ? `${event.url} answers ${answer.status}.`
      : isThere
        ? 'The page exists.'
        : `Could not tell: ${answer.detail}`,
    counts: { gone: isGone ? 1 : 0 },
    statements: [
      write.update(events).set({ validatedAt: now, validationError: error }).where(eq(events.id, event.id)),
      ...(error === event.validationError ? [] : derive([event.id], now)),
    ],
  };
}
