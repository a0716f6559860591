import type { JobPayload } from '@marquee/contract';
import { WaitTurn } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { derive } from './derive.ts';

/** Is the event's own page still there? 404 and 410 say no; a passing fault says nothing. */
export async function revalidateEvent(deps: EngineDeps, payload: JobPayload<'event.revalidate'>): Promise<JobResult> {
  const [event] = await deps.db.all<{ id: string; url: string | null; validation_error: string | null }>(
    sql`SELECT id, url, validation_error FROM events WHERE id = ${payload.eventId}`,
  );
  if (!event?.url) return { outcome: 'skipped', detail: 'The event is gone or has no page of its own.' };
  const answer = await deps.fetcher.fetch({ url: event.url, expect: 'probe' });
  if (answer.kind === 'wait') throw new WaitTurn('The host asks for a pause.', answer.waitMs);
  const isGone = answer.kind === 'failed' && (answer.status === 404 || answer.status === 410);
  const isThere = answer.kind !== 'failed';
  const error = isGone ? `URL validation failed: ${answer.status}` : isThere ? null : event.validation_error;
  const now = deps.clock.now();
  return {
    outcome: 'done',
    detail: isGone
      ? `${event.url} answers ${answer.status}.`
      : isThere
        ? 'The page is there.'
        : `Could not tell: ${answer.detail}`,
    counts: { gone: isGone ? 1 : 0 },
    statements: [
      sql`UPDATE events SET validated_at = ${now}, validation_error = ${error} WHERE id = ${event.id}`,
      ...(error === event.validation_error ? [] : derive([event.id], now)),
    ],
  };
}
