import type { DatasetSource, JobPayload, LeftOutSource } from '@marquee/contract';
import { datasets, readRows, write } from '@marquee/db';
import { say } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { type ClaimRow, claimsOf, listEvents } from '../events/index.ts';
import { type FeedEvent, withDates } from '../feeds/index.ts';
import { enqueue, type JobResult } from '../jobs/index.ts';
import { type Admission, admissionsOf } from './admit.ts';
import { partKey, partKeys } from './files.ts';
import { lineOf } from './line.ts';
import { packed } from './pack.ts';
import { type DatasetRow, datasetWithId } from './rows.sql.ts';

/** Events that one job reads: with their dates and what sources say of them, a few megabytes. */
const PART_EVENTS = 200;
/** Coming dates of one event. */
const DATES = 50;

const GZIP = 'application/gzip';

/**
 * Writes one part of a data set, and its hash after the last. What is done so far is in its row: a job that was interrupted writes the same part
 * again. The list is read as the site shows it: what is hidden, withdrawn or merged is not in it.
 */
export async function writeDataset(
  deps: EngineDeps,
  { datasetId, part }: JobPayload<'dataset.write'>,
): Promise<JobResult> {
  const [dataset] = await readRows(deps.db, datasetWithId(datasetId));
  if (!dataset) return { outcome: 'skipped', detail: say('job.cityHidden') };
  if (dataset.parts !== part || dataset.madeAt !== null)
    return { outcome: 'unchanged', detail: say('job.datasetDone') };
  const { city, state, cursor } = dataset;
  const page = await listEvents(deps, {
    city,
    state,
    sort: 'date-asc',
    limit: PART_EVENTS,
    ...(cursor === null ? {} : { cursor }),
  });
  const written = await linesOf(deps, dataset, await withDates(deps, page.events, DATES));
  const bytes = await packed(written.lines);
  await deps.blobs.put(partKey(dataset, part), bytes, GZIP);
  const parts = part + 1;
  const done = {
    ...written.told,
    cursor: page.nextCursor,
    parts,
    events: dataset.events + written.lines.length,
    bytes: dataset.bytes + bytes.length,
  };
  const counts = { events: written.lines.length, bytes: bytes.length };
  const detail = say('job.datasetPart', { part: parts, n: written.lines.length });
  const store = (row: Partial<typeof datasets.$inferInsert>) =>
    write.update(datasets).set(row).where(eq(datasets.id, dataset.id));
  if (page.nextCursor !== null) {
    const next = {
      kind: 'dataset.write' as const,
      payload: { datasetId, part: parts },
      subject: `${datasetId}/${parts}`,
      citySlug: dataset.citySlug,
    };
    return { outcome: 'done', detail, counts, statements: [store(done), ...enqueue(deps, [next])] };
  }
  const sha256 = await deps.blobs.sha256(partKeys({ ...dataset, parts }));
  return { outcome: 'done', detail, counts, statements: [store({ ...done, madeAt: deps.clock.now(), sha256 })] };
}

/** The lines of a part, and what the data set tells of sources with it. */
async function linesOf(deps: EngineDeps, dataset: DatasetRow, read: readonly FeedEvent[]) {
  const claims = await readRows(deps.db, claimsOf(read.map(({ event }) => event.id)));
  const sources = [...new Map(claims.map((claim) => [claim.sourceId, claim])).values()];
  const admissions = await admissionsOf(deps, sources);
  const reservedBy = ({ sourceId }: ClaimRow) => reservedIn(admissions.get(sourceId));
  const byEvent = Map.groupBy(claims, ({ eventId }) => eventId);
  const said: ClaimRow[] = [];
  const lines = read.flatMap((one) => {
    const all = byEvent.get(one.event.id) ?? [];
    const admitted = all.filter((claim) => reservedBy(claim) !== null);
    const isOwnLeftOut = all.some((claim) => claim.isOwn && reservedBy(claim) === null);
    if (admitted.length === 0 || isOwnLeftOut) return [];
    said.push(...admitted);
    return [lineOf(one, admitted, { origin: deps.publicOrigin, isPartial: admitted.length < all.length })];
  });
  const leftOut = sources.flatMap(({ sourceId, name, url }): LeftOutSource[] => {
    const admission = admissions.get(sourceId);
    return admission && 'because' in admission ? [{ name, url, because: admission.because }] : [];
  });
  const listing = said.map(({ name, url, sourceId }) => ({
    name,
    url,
    events: 1,
    reserved: reservedIn(admissions.get(sourceId)) ?? [],
  }));
  const told = {
    sources: summed([...dataset.sources, ...listing]),
    leftOut: [...new Map([...dataset.leftOut, ...leftOut].map((each) => [each.url, each])).values()],
    hosts: [...new Set([...dataset.hosts, ...said.map(({ host }) => host.toLowerCase())])],
  };
  return { lines, told };
}

const reservedIn = (admission: Admission | undefined): string[] | null =>
  admission && 'reserved' in admission ? admission.reserved : null;

/** One entry a source, those with the most events first. */
function summed(all: readonly DatasetSource[]): DatasetSource[] {
  const byUrl = Map.groupBy(all, ({ url }) => url);
  return [...byUrl.values()]
    .flatMap((some) =>
      some.slice(-1).map((last) => ({ ...last, events: some.reduce((n, { events }) => n + events, 0) })),
    )
    .sort((a, b) => b.events - a.events || (a.name < b.name ? -1 : 1));
}
