import { events, type Statement, write } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { cancelWaiting } from '../jobs/index.ts';
import { uncover } from './corrected.sql.ts';
import { imageJobs } from './image-jobs.ts';
import type { Assigned } from './reading.ts';
import type { SourceClaims } from './source-claims.ts';
import { upsertEvents } from './upsert.ts';

/** Values of an event that may come from a source that no longer lists it. */
export interface RebuiltEvent {
  id: string;
  sourceId: string;
  url: string | null;
  imageSourceUrl: string | null;
}

type RebuildDeps = Pick<EngineDeps, 'clock' | 'random'>;

/** A new event with the values of one source. Assign its sightings and run `derive` afterwards. */
export function createFromClaims(
  deps: RebuildDeps,
  eventId: string,
  { source, showings }: SourceClaims,
  takenSlugs: ReadonlySet<string>,
): Statement[] {
  const assigned = showings.map((showing) => assignedTo(eventId, showing, true));
  const known = { takenSlugs, pictures: new Map() };
  return [
    ...upsertEvents(deps, source, assigned, known, deps.clock.now()),
    ...imageJobs(deps, source.id, assigned, known),
  ];
}

/**
 * Rebuilds an event from these sources only: city, texts, price, image.
 * Its primary source stays if it is among them, else it is the first source. Id, slug and dates stay; run `derive` afterwards.
 */
export function rebuildEvent(deps: RebuildDeps, event: RebuiltEvent, claims: readonly SourceClaims[]): Statement[] {
  const heard = claims.filter(({ isListed, showings }) => isListed && showings.length > 0);
  const primary = heard.find(({ source }) => source.id === event.sourceId) ?? heard[0];
  const place = primary?.showings[0]?.place;
  if (!primary || !place) return [];
  const { source } = primary;
  const now = deps.clock.now();
  const all = heard.flatMap(({ showings }) => showings);
  const keepsPicture = all.some(({ imageUrl }) => imageUrl !== null && imageUrl === event.imageSourceUrl);
  const keepsPage = all.some(({ url }) => url !== null && url === event.url);
  const pictureUrl = keepsPicture ? event.imageSourceUrl : null;
  const known = {
    takenSlugs: new Set<string>(),
    pictures: new Map([[event.id, { url: pictureUrl, sourceId: source.id, sourceName: source.name }]]),
  };
  const inTurn = [primary, ...heard.filter((one) => one !== primary)];
  const assigned = inTurn.map((one) => ({
    source: one.source,
    showings: one.showings.map((showing) => assignedTo(event.id, showing, false)),
  }));
  const update = (values: Partial<typeof events.$inferInsert>) =>
    write.update(events).set(values).where(eq(events.id, event.id));
  return [
    uncover(event.id),
    update({
      sourceId: source.id,
      sourceName: source.name,
      sourceUrl: source.url,
      citySlug: place.slug,
      city: place.name,
      state: place.state,
      timezone: place.timezone,
      description: null,
      venue: null,
      address: null,
      latitude: null,
      longitude: null,
      url: null,
      ticketUrl: null,
      organizer: null,
      priceMinCents: null,
      priceMaxCents: null,
      qualityScore: 0,
    }),
    ...(keepsPicture
      ? []
      : [
          update({ imageHash: null, imageColor: null, imageSourceUrl: null }),
          cancelWaiting('image.fetch', event.id, now),
        ]),
    ...(keepsPage ? [] : [update({ validationError: null, validatedAt: now })]),
    ...assigned.flatMap((one) => upsertEvents(deps, one.source, one.showings, known, now)),
    ...(keepsPicture
      ? []
      : imageJobs(
          deps,
          source.id,
          assigned.flatMap(({ showings }) => showings),
          known,
        )),
  ];
}

const assignedTo = (eventId: string, showing: SourceClaims['showings'][number], isNew: boolean): Assigned => ({
  ...showing,
  eventId,
  ownEventId: null,
  isNew,
  replaces: null,
});
