import type { JobPayload } from '@marquee/contract';
import { coalesce, excluded, imageAddresses, images, type Statement, write } from '@marquee/db';
import { DAY_MS, RetryLater, type Sentence, say, sha256Hex, together, WaitTurn } from '@marquee/kernel';
import { and, eq, gt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { placesChanged, showPicture } from '../events/index.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { judgePicture } from './judge-picture.ts';
import { readColor } from './read-color.ts';
import { repeatedPicture } from './repeated.ts';

/** How long a stored image of an address is reused. */
const REUSE_MS = 30 * DAY_MS;
/** After this many attempts the event goes without an image; a person need not know. */
const TRIES = 3;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'fetcher' | 'blobs' | 'colorOf'>;
type Wanted = JobPayload<'image.fetch'>;

/**
 * Fetches an event's image, judges it, stores it under its hash, and serves it at `/media/{hash}`: images are never hot-linked. Why an
 * image is not shown is kept beside its hash or its address.
 */
export async function fetchImage(deps: Deps, payload: Wanted, job: Pick<ClaimedJob, 'attempts'>): Promise<JobResult> {
  const held = await heldImage(deps, payload.url);
  if (held) return show(deps, payload, held, 'unchanged');

  const answer = await deps.fetcher.fetch({ url: payload.url, expect: 'image' });
  if (answer.kind === 'wait') throw new WaitTurn(say('fetch.pause'), answer.waitMs);
  const now = deps.clock.now();
  if (answer.kind === 'failed') {
    if (answer.transient && job.attempts < TRIES) throw new RetryLater(answer.detail, answer.retryAfterMs);
    const statements = [keepAddress(payload.url, { hash: null, failure: answer.detail, now }), without(payload, now)];
    return { outcome: 'failed', detail: answer.detail, statements };
  }
  if (answer.kind === 'not-modified') return { outcome: 'unchanged' };
  const { bytes, contentType } = answer;
  const [hash, judged] = [await sha256Hex(bytes), judgePicture(bytes, contentType, payload.url)];
  if (judged.isValid) await deps.blobs.put(`media/${hash}`, bytes, contentType);
  const { width, height, reason: refusal } = judged;
  const color = judged.isValid ? await readColor(deps, { hash, bytes, contentType, ...judged }) : null;
  const shown = await show(deps, payload, { hash, refusal }, 'done');
  return {
    ...shown,
    counts: { bytes: bytes.length },
    statements: [
      write
        .insert(images)
        .values({ hash, contentType, bytes: bytes.length, width, height, color, refusal, fetchedAt: now })
        .onConflictDoUpdate({ target: images.hash, set: { color: coalesce(images.color, excluded(images.color)) } }),
      keepAddress(payload.url, { hash, failure: null, now }),
      ...(shown.statements ?? []),
    ],
  };
}

async function heldImage({ db, clock }: Deps, url: string): Promise<{ hash: string; refusal: Sentence | null } | null> {
  const [held] = await db
    .select({ hash: images.hash, refusal: images.refusal })
    .from(imageAddresses)
    .innerJoin(images, eq(images.hash, imageAddresses.hash))
    .where(and(eq(imageAddresses.url, url), gt(imageAddresses.fetchedAt, clock.now() - REUSE_MS)));
  return held ?? null;
}

/** A fetched image may be one that was refused before, at another address. */
async function show(
  deps: Deps,
  payload: Wanted,
  { hash, refusal }: { hash: string; refusal: Sentence | null },
  outcome: JobResult['outcome'],
): Promise<JobResult> {
  const now = deps.clock.now();
  if (refusal !== null) return { outcome, detail: together(refusal), statements: [without(payload, now)] };
  const repeated = await repeatedPicture(deps, payload.eventId, hash);
  if (repeated)
    return { outcome, detail: repeated.reason, statements: [...repeated.statements, without(payload, now)] };
  return { outcome, statements: [showPicture(payload, hash, now), placesChanged([payload.eventId])] };
}

/** Only the address is recorded, so that it is not fetched on every read. */
const without = (payload: Wanted, now: number): Statement => showPicture(payload, null, now);

function keepAddress(
  url: string,
  { hash, failure, now }: { hash: string | null; failure: Sentence | null; now: number },
): Statement {
  const fetched = { hash, failure, fetchedAt: now };
  return write
    .insert(imageAddresses)
    .values({ url, ...fetched })
    .onConflictDoUpdate({ target: imageAddresses.url, set: fetched });
}
