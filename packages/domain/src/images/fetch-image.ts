import type { JobPayload } from '@marquee/contract';
import { RetryLater, sha256Hex, WaitTurn } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';

/** A picture once had from an address is taken again from our store for this long. */
const REUSE_MS = 30 * 24 * 60 * 60_000;
/** A picture that cannot be had is no trouble for a person: after so many tries the event does without. */
const TRIES = 3;

/** Fetches an event's picture, keeps it under its hash, and shows it from `/media/{hash}`: pictures are never hot-linked. */
export async function fetchImage(
  deps: EngineDeps,
  payload: JobPayload<'image.fetch'>,
  job: Pick<ClaimedJob, 'attempts'>,
): Promise<JobResult> {
  const now = deps.clock.now();
  const [held] = await deps.db.all<{ hash: string }>(
    sql`SELECT hash FROM image_addresses WHERE url = ${payload.url} AND fetched_at > ${now - REUSE_MS}`,
  );
  if (held) return { outcome: 'unchanged', statements: [showPicture(payload, held.hash)] };

  const answer = await deps.fetcher.fetch({ url: payload.url, expect: 'image' });
  if (answer.kind === 'wait') throw new WaitTurn('The host asks for a pause.', answer.waitMs);
  if (answer.kind === 'failed') {
    if (answer.transient && job.attempts < TRIES) throw new RetryLater(answer.detail, answer.retryAfterMs);
    return { outcome: 'failed', detail: answer.detail, statements: [showPicture(payload, null)] };
  }
  if (answer.kind === 'not-modified') return { outcome: 'unchanged' };
  const hash = await sha256Hex(answer.bytes);
  await deps.blobs.put(`media/${hash}`, answer.bytes, answer.contentType);
  return {
    outcome: 'done',
    counts: { bytes: answer.bytes.length },
    statements: [
      sql`INSERT OR IGNORE INTO images (hash, content_type, bytes, fetched_at)
        VALUES (${hash}, ${answer.contentType}, ${answer.bytes.length}, ${now})`,
      sql`INSERT INTO image_addresses (url, hash, fetched_at) VALUES (${payload.url}, ${hash}, ${now})
        ON CONFLICT (url) DO UPDATE SET hash = excluded.hash, fetched_at = excluded.fetched_at`,
      showPicture(payload, hash),
    ],
  };
}

/** Without a hash the address is only noted, so that it is not asked for at every read. */
function showPicture(payload: JobPayload<'image.fetch'>, hash: string | null) {
  return sql`UPDATE events SET image_hash = coalesce(${hash}, image_hash), image_source_url = ${payload.url} WHERE id = ${payload.eventId}`;
}
