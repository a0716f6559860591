import { insertRows, type Statement, sightings, valuesIn, write } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { freeSlug, isNamedFor, slugFor } from '../identity/index.ts';
import { milesBetween, type Point } from '../places/index.ts';
import { type Change, ofClaims, ofEvent, unstored } from './event-basis.ts';
import { factColumnsOf } from './facts.ts';
import type { Move } from './moved.ts';
import type { Known, PagePrice } from './read-known.ts';
import type { Assigned } from './reading.ts';
import { type SourceWords, takeWords } from './take-words.ts';

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

/** What a source says of events: new ones are there, known ones take its words (`takeWords`). */
export function toldBy(
  source: { id: string; name: string; url: string },
  assigned: readonly Assigned[],
  known: Spoken,
  now: Instant,
): Change {
  const taken = new Set(known.takenSlugs);
  return (told) => {
    for (const showing of representatives(assigned)) {
      const words = wordsOf(source, showing, known.pagePrices?.get(showing.eventId));
      const one = told.get(showing.eventId);
      if (one) {
        const event = takeWords(one.event, words, takesOver(source, showing, known));
        told.set(showing.eventId, { ...one, event: { ...event, updatedAt: now } });
      } else if (showing.isNew) told.set(showing.eventId, unstored(newEvent(showing, words, taken, now)));
    }
  };
}

function newEvent(
  { eventId, title, place, startLocal, endLocal, startsAt }: Assigned,
  words: SourceWords,
  taken: Set<string>,
  now: Instant,
) {
  return {
    ...words,
    id: eventId,
    slug: freeSlug(slugFor(title, place.slug), taken),
    citySlug: place.slug,
    city: place.name,
    state: place.state,
    timezone: place.timezone,
    nextStartLocal: startLocal,
    nextEndLocal: endLocal,
    nextStartsAt: startsAt,
    validatedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** The venue's own source becomes the primary source, even if another source announced the show first. */
function takesOver(source: { id: string; name: string }, showing: Assigned, known: Spoken): boolean {
  const primary = known.pictures.get(showing.eventId);
  if (showing.isNew || !primary || primary.sourceId === source.id || !showing.venue) return false;
  return isNamedFor(source.name, showing.venue) && !isNamedFor(primary.sourceName, showing.venue);
}

function wordsOf(
  source: { id: string; name: string; url: string },
  showing: Assigned,
  pagePrice: PagePrice | undefined,
): SourceWords {
  const { draft } = showing;
  return {
    title: showing.title,
    description: draft.description?.value ?? null,
    venue: showing.venue,
    address: draft.address?.value ?? null,
    ...(pointOf(showing) ?? { latitude: null, longitude: null }),
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
  };
}

/** Software fills in a point of its own where none was entered: farther from the town than any metropolis reaches, it is one. */
const FARTHEST_MILES = 60;

export function pointOf({ draft, place }: Pick<Assigned, 'draft' | 'place'>): Point | null {
  const point = draft.point?.value;
  return point && milesBetween(point, place) <= FARTHEST_MILES ? point : null;
}

/** A source's drafts and evidence as rows, one a showing. Seeing a key again restores it if it was withdrawn. */
export function sightingsOf(
  sourceId: string,
  assigned: readonly Assigned[],
  moves: ReadonlyMap<string, Move>,
  now: Instant,
) {
  return assigned.map((showing) => ({
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
}

type Sighting = ReturnType<typeof sightingsOf>[number];

/** Of a sighting that says what it said before, only the time is written: that is in no index. */
export function upsertSightings(sourceId: string, rows: readonly Sighting[], now: Instant): Statement[] {
  return [...chunks(rows)].flatMap((chunk) => [
    insertRows(sightings, chunk, { key: ['sourceId', 'key'], keep: ['firstSeenAt'], minor: ['lastSeenAt'] }),
    write
      .update(sightings)
      .set({ lastSeenAt: now })
      .where(
        and(
          eq(sightings.sourceId, sourceId),
          inArray(sightings.key, valuesIn(chunk.map(({ key }) => key))),
          ne(sightings.lastSeenAt, now),
        ),
      ),
  ]);
}

/** A source lists these now, and the others no more. What the event's own page said of one stays. */
export function listsNow(sourceId: string, rows: readonly Sighting[], gone: ReadonlySet<string>, now: Instant): Change {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (told) => {
    const claims = [...told.values()].flatMap((one) => one.claims).filter((claim) => claim.sourceId === sourceId);
    const said = new Map(claims.map(({ key, pageSaid }) => [key, pageSaid]));
    ofClaims((claim) => {
      if (claim.sourceId !== sourceId) return claim;
      if (byKey.has(claim.key)) return null;
      return gone.has(claim.key) ? { ...claim, withdrawnAt: claim.withdrawnAt ?? now } : claim;
    })(told);
    for (const [eventId, put] of Map.groupBy(rows, (row) => row.eventId)) {
      const heard = put.map((row) => ({ ...row, pageSaid: said.get(row.key) ?? null, isSaidAnew: true as const }));
      ofEvent(eventId, (one) => ({ claims: [...one.claims, ...heard] }))(told);
    }
  };
}
