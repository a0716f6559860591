import {
  type FoundPicture,
  type JobPayload,
  PICTURE_KNOWN_DAYS,
  PICTURES_WAITING_MAX,
  type PictureDraft,
} from '@marquee/contract';
import { cities, literal, sources, submissions, write } from '@marquee/db';
import { DAY_MS, newId, RetryLater, say, sha256Hex, WaitTurn } from '@marquee/kernel';
import { and, count, eq, gt } from 'drizzle-orm';
import type { DbDeps, EngineDeps, NowDeps } from '../deps.ts';
import { judgePicture } from '../images/index.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { flyerKey } from './keep-flyer.ts';
import { type PictureSource, readPicture } from './read-picture.ts';

type Wanted = JobPayload<'picture.keep'>;

/** After this many attempts the picture is left; the page will show it again. */
const TRIES = 3;

/**
 * Keeps a poster of a page whose events are pictures only, for a person to decide on: once a city, at most a few for each source. A vision model reads
 * it first if one is configured; what it reads is a draft and never published by itself.
 */
export async function keepPicture(
  deps: EngineDeps,
  wanted: Wanted,
  job: Pick<ClaimedJob, 'id' | 'attempts'>,
): Promise<JobResult> {
  const found = await sourceOf(deps, wanted.sourceId);
  if (!found || found.status !== 'active') return { outcome: 'skipped', detail: say('read.notActive') };
  if (await isKnown(deps, wanted)) return { outcome: 'unchanged' };
  if ((await waiting(deps, wanted.sourceId)) >= PICTURES_WAITING_MAX)
    return { outcome: 'skipped', detail: say('picture.enough', { n: PICTURES_WAITING_MAX }) };
  const answer = await deps.fetcher.fetch({ url: wanted.url, expect: 'image' });
  if (answer.kind === 'wait') throw new WaitTurn(say('fetch.pause'), answer.waitMs);
  if (answer.kind === 'failed') {
    if (answer.transient && job.attempts < TRIES) throw new RetryLater(answer.detail, answer.retryAfterMs);
    return { outcome: 'failed', detail: answer.detail };
  }
  if (answer.kind === 'not-modified') return { outcome: 'unchanged' };
  const { bytes, contentType } = answer;
  const judged = judgePicture(bytes, contentType, wanted.url);
  if (!judged.isValid) return { outcome: 'failed', detail: judged.reason, counts: { bytes: bytes.length } };
  const hash = await sha256Hex(bytes);
  const sameness = await sha256Hex(JSON.stringify(['picture', found.citySlug, hash]));
  if (await isStored(deps, sameness)) return { outcome: 'unchanged', counts: { bytes: bytes.length } };
  await deps.blobs.put(flyerKey(hash), bytes, contentType);
  const { draft, tokens, findings } = await readPicture(deps, { ...wanted, bytes, contentType, hash }, found, job);
  const content = {
    url: wanted.pageUrl,
    name: found.name,
    pictureUrl: wanted.url,
    alt: wanted.alt,
    city: found.city,
    state: found.state,
    flyer: { hash, width: judged.width, height: judged.height },
    draft,
  };
  return {
    outcome: 'done',
    sourceId: wanted.sourceId,
    counts: { bytes: bytes.length, tokens },
    findings,
    statements: [insertPicture(deps, wanted, found.citySlug, content, sameness)],
  };
}

async function sourceOf({ db }: DbDeps, id: string): Promise<PictureSource | undefined> {
  const [row] = await db
    .select({
      citySlug: sources.citySlug,
      name: sources.name,
      status: sources.status,
      city: cities.name,
      state: cities.state,
      timezone: cities.timezone,
    })
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(eq(sources.id, id));
  return row;
}

/** Whether the picture at this address was kept lately; a poster of next month may have the same address. */
async function isKnown({ db, clock }: NowDeps, { sourceId, url }: Wanted): Promise<boolean> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.sourceId, sourceId),
        eq(submissions.pictureUrl, url),
        gt(submissions.createdAt, clock.now() - PICTURE_KNOWN_DAYS * DAY_MS),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

async function isStored({ db }: DbDeps, sameness: string): Promise<boolean> {
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.sameness, sameness))
    .limit(1);
  return rows.length > 0;
}

async function waiting({ db }: DbDeps, sourceId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(submissions)
    .where(and(eq(submissions.sourceId, sourceId), eq(submissions.status, literal('open'))));
  return row?.open ?? 0;
}

function insertPicture(
  deps: Pick<EngineDeps, 'clock' | 'random'>,
  { sourceId, url }: Wanted,
  citySlug: string,
  content: FoundPicture & { draft: PictureDraft | null },
  sameness: string,
) {
  return write
    .insert(submissions)
    .values({
      id: newId(deps.clock, deps.random),
      kind: 'picture',
      citySlug,
      content,
      email: '',
      language: 'en',
      sameness,
      sourceId,
      pictureUrl: url,
      flyerHash: content.flyer.hash,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing();
}
