import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { freeSlug, isNamedFor, slugFor } from '../identity/index.ts';
import { milesBetween, type Point } from '../places/index.ts';
import { factColumnsOf } from './facts.ts';
import type { Move } from './moved.ts';
import type { Known, PagePrice } from './read-known.ts';
import type { Assigned } from './reading.ts';
import { type EventRow, insertEvents, updateEvents, upsertSightingRows } from './write.sql.ts';

/** Showings per statement; keeps one bound text well under D1's 2 MB. */
const CHUNK = 60;

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += CHUNK) yield items.slice(at, at + CHUNK);
}

/** Structured data takes precedence over data read from a page's layout. */
const READ_OFF_LOOKS = new Set(['listing', 'detail', 'learned', 'language-model', 'visible-text']);

const isReadOffLooks = (showing: Assigned) => READ_OFF_LOOKS.has(showing.draft.title.evidence[0]?.method ?? '');

/** The showing whose values an event takes: the earliest of this read; at the same time, the one with structured data. */
function representatives(assigned: readonly Assigned[]): Assigned[] {
  const first = new Map<string, Assigned>();
  for (const showing of assigned) {
    const sofar = first.get(showing.eventId);
    const isBetter = sofar && showing.startsAt === sofar.startsAt && isReadOffLooks(sofar) && !isReadOffLooks(showing);
    if (!sofar || showing.startsAt < sofar.startsAt || isBetter) first.set(showing.eventId, showing);
  }
  return [...first.values()];
}

/** Slugs in use, and the primary source of each known event. */
type Spoken = Pick<Known, 'pictures'> & { takenSlugs: ReadonlySet<string>; pagePrices?: Known['pagePrices'] };

/** Inserts new events; known events take this source's values if it is their primary source, else only missing values. */
export function upsertEvents(
  deps: Pick<EngineDeps, 'clock'>,
  source: { id: string; name: string; url: string },
  assigned: readonly Assigned[],
  known: Spoken,
  now: Instant,
): Statement[] {
  const taken = new Set(known.takenSlugs);
  const shown = representatives(assigned);
  const rowOf = (showing: Assigned) => columnsOf(source, showing, known.pagePrices?.get(showing.eventId));
  const fresh = shown
    .filter(({ isNew }) => isNew)
    .map((showing) => ({
      ...rowOf(showing),
      // Until its dates say more, in the same commit.
      occurs: 'once' as const,
      slug: freeSlug(slugFor(showing.title, showing.place.slug), taken),
      validatedAt: now,
      createdAt: now,
      updatedAt: now,
      changedAt: now,
    }));
  const old = shown
    .filter(({ isNew }) => !isNew)
    .map((showing) => ({ ...rowOf(showing), takesOver: takesOver(source, showing, known) }));
  return [
    ...[...chunks(fresh)].flatMap((chunk) => insertEvents(chunk)),
    ...[...chunks(old)].map((chunk) => updateEvents(source.id, chunk, now)),
  ];
}

/** The venue's own source becomes the primary source, even if another source announced the show first. */
function takesOver(source: { id: string; name: string }, showing: Assigned, known: Spoken): boolean {
  const primary = known.pictures.get(showing.eventId);
  if (showing.isNew || !primary || primary.sourceId === source.id || !showing.venue) return false;
  return isNamedFor(source.name, showing.venue) && !isNamedFor(primary.sourceName, showing.venue);
}

function columnsOf(
  source: { id: string; name: string; url: string },
  showing: Assigned,
  pagePrice: PagePrice | undefined,
): Omit<EventRow, 'takesOver'> {
  const { draft } = showing;
  return {
    id: showing.eventId,
    title: showing.title,
    description: draft.description?.value ?? null,
    venue: showing.venue,
    address: draft.address?.value ?? null,
    ...(pointOf(showing) ?? { latitude: null, longitude: null }),
    citySlug: showing.place.slug,
    city: showing.place.name,
    state: showing.place.state,
    timezone: showing.place.timezone,
    categories: showing.categories,
    priceText: pagePrice?.text ?? showing.priceText,
    priceMinCents: pagePrice ? pagePrice.minCents : showing.priceMinCents,
    priceMaxCents: pagePrice ? pagePrice.maxCents : showing.priceMaxCents,
    url: showing.url,
    ticketUrl: showing.ticketUrl,
    organizer: draft.organizer?.value ?? null,
    categoryReasons: showing.categoryReasons,
    sourceId: source.id,
    sourceName: source.name,
    sourceUrl: source.url,
    qualityTier: showing.tier,
    qualityScore: showing.score,
    qualityReasons: showing.reasons,
    nextStartLocal: showing.startLocal,
    nextEndLocal: showing.endLocal,
    nextStartsAt: showing.startsAt,
  };
}

/** Software fills in a point of its own where none was entered: farther from the town than any metropolis reaches, it is one. */
const FARTHEST_MILES = 60;

export function pointOf({ draft, place }: Pick<Assigned, 'draft' | 'place'>): Point | null {
  const point = draft.point?.value;
  return point && milesBetween(point, place) <= FARTHEST_MILES ? point : null;
}

/** Stores the sightings: this source's drafts and evidence. Seeing a key again restores it if it was withdrawn. */
export function upsertSightings(
  sourceId: string,
  assigned: readonly Assigned[],
  moves: ReadonlyMap<string, Move>,
  now: Instant,
): Statement[] {
  const rows = assigned.map((showing) => ({
    sourceId,
    key: showing.key,
    seriesKey: showing.draft.seriesKey ?? null,
    eventId: showing.eventId,
    ownEventId: showing.ownEventId,
    startLocal: showing.startLocal,
    endLocal: showing.endLocal,
    startsAt: showing.startsAt,
    endsAt: showing.endsAt,
    status: showing.status,
    isSoldOut: showing.draft.soldOut?.value ?? false,
    ...factColumnsOf(showing.draft),
    ...(moves.get(showing.key) ?? { movedFromLocal: null, movedAt: null }),
    pageUrl: showing.pageUrl,
    draft: showing.draft,
    firstSeenAt: now,
    lastSeenAt: now,
    missedAt: null,
    withdrawnAt: null,
  }));
  return [...chunks(rows)].map((chunk) => upsertSightingRows(chunk));
}
