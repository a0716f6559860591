import type { Statement } from '@marquee/db';
import type { EngineDeps } from '../deps.ts';
import { cancelWaiting } from '../jobs/index.ts';
import { type Change, inOrder, ofEvent, setEvent } from './event-basis.ts';
import { imageJobs } from './image-jobs.ts';
import type { Assigned } from './reading.ts';
import type { SourceClaims } from './source-claims.ts';
import { toldBy } from './upsert.ts';

/** Values of an event that may come from a source that no longer lists it. */
export interface RebuiltEvent {
  id: string;
  sourceId: string;
  imageSourceUrl: string | null;
}

type RebuildDeps = Pick<EngineDeps, 'clock' | 'random'>;

/** A change of what is told, with the statements that go with it. */
export interface Rebuilding {
  change: Change;
  statements: Statement[];
}

/** A new event with the values of one source; its claims are moved to it afterwards. */
export function createFromClaims(
  deps: RebuildDeps,
  eventId: string,
  { source, showings }: SourceClaims,
  takenSlugs: ReadonlySet<string>,
): Rebuilding {
  const assigned = showings.map((showing) => assignedTo(eventId, showing, true));
  const known = { takenSlugs, pictures: new Map() };
  return {
    change: toldBy(source, assigned, known, deps.clock.now()),
    statements: imageJobs(deps, source.id, assigned, known),
  };
}

/**
 * Rebuilds an event from these sources only: city, texts, price, image; null where none of them lists it.
 * Its primary source stays if it is among them, else it is the first source. Id, slug and dates stay.
 */
export function rebuildEvent(
  deps: RebuildDeps,
  event: RebuiltEvent,
  claims: readonly SourceClaims[],
): Rebuilding | null {
  const heard = claims.filter(({ isListed, showings }) => isListed && showings.length > 0);
  const primary = heard.find(({ source }) => source.id === event.sourceId) ?? heard[0];
  const place = primary?.showings[0]?.place;
  if (!primary || !place) return null;
  const { source } = primary;
  const now = deps.clock.now();
  const all = heard.flatMap(({ showings }) => showings);
  const keepsPicture = all.some(({ imageUrl }) => imageUrl !== null && imageUrl === event.imageSourceUrl);
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
  const blank = setEvent(event.id, {
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
    ...(keepsPicture ? {} : { imageHash: null, imageColor: null, imageSourceUrl: null }),
  });
  const words = assigned.map((one) => toldBy(one.source, one.showings, known, now));
  const change: Change = (told) => {
    const before = told.get(event.id)?.event;
    inOrder(blank, ...words)(told);
    ofEvent(event.id, ({ event: after }) => {
      const isSamePage = after.url === before?.url;
      const { validationError = null, validatedAt = now } = isSamePage ? before : {};
      return { event: { ...after, validationError, validatedAt } };
    })(told);
  };
  return {
    change,
    statements: keepsPicture
      ? []
      : [
          cancelWaiting('image.fetch', event.id, now),
          ...imageJobs(
            deps,
            source.id,
            assigned.flatMap(({ showings }) => showings),
            known,
          ),
        ],
  };
}

const assignedTo = (eventId: string, showing: SourceClaims['showings'][number], isNew: boolean): Assigned => ({
  ...showing,
  eventId,
  ownEventId: null,
  isNew,
  replaces: null,
});
