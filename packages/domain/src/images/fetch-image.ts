import type { JobPayload } from '@marquee/contract';
import { RetryLater, sha256Hex, WaitTurn } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';

/** Fetches an event's picture, keeps it under its hash, and shows it from `/media/{hash}`: pictures are never hot-linked. */
export async function fetchImage(deps: EngineDeps, payload: JobPayload<'image.fetch'>): Promise<JobResult> {
  const answer = await deps.fetcher.fetch({ url: payload.url, expect: 'image' });
  if (answer.kind === 'wait') throw new WaitTurn('The host asks for a pause.', answer.waitMs);
  const tried = sql`UPDATE events SET image_source_url = ${payload.url} WHERE id = ${payload.eventId}`;
  if (answer.kind === 'failed') {
    if (answer.transient) throw new RetryLater(answer.detail, answer.retryAfterMs);
    return { outcome: 'failed', detail: answer.detail, statements: [tried] };
  }
  if (answer.kind === 'not-modified') return { outcome: 'unchanged' };
  const hash = await sha256Hex(answer.bytes);
  await deps.blobs.put(`media/${hash}`, answer.bytes, answer.contentType);
  return {
    outcome: 'done',
    counts: { bytes: answer.bytes.length },
    statements: [
      sql`INSERT OR IGNORE INTO images (hash, content_type, bytes, source_url, fetched_at)
        VALUES (${hash}, ${answer.contentType}, ${answer.bytes.length}, ${answer.url}, ${deps.clock.now()})`,
      sql`UPDATE events SET image_hash = ${hash}, image_source_url = ${payload.url} WHERE id = ${payload.eventId}`,
    ],
  };
}
