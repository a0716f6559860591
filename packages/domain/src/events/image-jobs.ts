import type { Statement } from '@marquee/db';
import type { EngineDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import type { Known } from './read-known.ts';
import type { Assigned } from './reading.ts';

/** Images of one source are mostly on one host, which gets at most one request per second, so their jobs are spaced accordingly. */
const SPACING_MS = 1_200;

/** Events are shown before their pictures are fetched: while a city is read for the first time, both wait for the same database. */
const AFTER_MS = 15_000;

/** One `image.fetch` job for each event with a new or changed image. */
export function imageJobs(
  deps: Pick<EngineDeps, 'clock' | 'random'>,
  sourceId: string,
  assigned: readonly Assigned[],
  known: Pick<Known, 'pictures'>,
): Statement[] {
  const wanted = new Map<string, Assigned>();
  for (const showing of assigned) {
    if (!showing.imageUrl || wanted.has(showing.eventId)) continue;
    const before = known.pictures.get(showing.eventId);
    // The image of a second source does not replace that of the first.
    const isOurs = before?.sourceId === sourceId;
    if (before?.url == null || (isOurs && before.url !== showing.imageUrl)) wanted.set(showing.eventId, showing);
  }
  return enqueue(
    deps,
    [...wanted.values()].map((showing, index) => ({
      kind: 'image.fetch' as const,
      payload: { eventId: showing.eventId, url: showing.imageUrl ?? '' },
      subject: showing.eventId,
      citySlug: showing.place.slug,
      notBefore: deps.clock.now() + AFTER_MS + index * SPACING_MS,
    })),
  );
}
