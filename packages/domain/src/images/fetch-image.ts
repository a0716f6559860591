import type { JobPayload } from '@marquee/contract';
import { imageAddresses, images, write } from '@marquee/db';
import { RetryLater, sha256Hex, WaitTurn } from '@marquee/kernel';
import { and, eq, gt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { showPicture } from '../events/index.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';

/** How long a stored image of an address is reused. */
const REUSE_MS = 30 * 24 * 60 * 60_000;
/** After this many attempts the event goes without an image; a person need not know. */
const TRIES = 3;

/** Fetches an event's image, stores it under its hash, and serves it at `/media/{hash}`: images are never hot-linked. */
export async function fetchImage(
  deps: EngineDeps,
  payload: JobPayload<'image.fetch'>,
  job: Pick<ClaimedJob, 'attempts'>,
): Promise<JobResult> {
  const now = deps.clock.now();
  const [held] = await deps.db
    .select({ hash: imageAddresses.hash })
    .from(imageAddresses)
    .where(and(eq(imageAddresses.url, payload.url), gt(imageAddresses.fetchedAt, now - REUSE_MS)));
  if (held) return { outcome: 'unchanged', statements: [showPicture(payload, held.hash, now)] };

  const answer = await deps.fetcher.fetch({ url: payload.url, expect: 'image' });
  if (answer.kind === 'wait') throw new WaitTurn('The host requests a pause.', answer.waitMs);
  if (answer.kind === 'failed') {
    if (answer.transient && job.attempts < TRIES) throw new RetryLater(answer.detail, answer.retryAfterMs);
    return { outcome: 'failed', detail: answer.detail, statements: [showPicture(payload, null, now)] };
  }
  if (answer.kind === 'not-modified') return { outcome: 'unchanged' };
  const hash = await sha256Hex(answer.bytes);
  await deps.blobs.put(`media/${hash}`, answer.bytes, answer.contentType);
  return {
    outcome: 'done',
    counts: { bytes: answer.bytes.length },
    statements: [
      write
        .insert(images)
        .values({ hash, contentType: answer.contentType, bytes: answer.bytes.length, fetchedAt: now })
        .onConflictDoNothing(),
      write
        .insert(imageAddresses)
        .values({ url: payload.url, hash, fetchedAt: now })
        .onConflictDoUpdate({ target: imageAddresses.url, set: { hash, fetchedAt: now } }),
      showPicture(payload, hash, now),
    ],
  };
}
