import { atomically, Conflict, type Statement, sightings, valuesIn, write } from '@marquee/db';
import type { Finding } from '@marquee/extraction';
import { type Instant, type Message, newId, RetryLater, say } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import { citySynced, readTurns, takeTurns } from '../cities/index.ts';
import type { EngineDeps } from '../deps.ts';
import { assign } from '../identity/index.ts';
import { ALREADY_OVER } from '../quality/index.ts';
import { nameVenues, type ToldVenue } from '../venues/index.ts';
import type { Appraised } from './appraise.ts';
import { derive } from './derive.ts';
import { type Change, inOrder, ofEvent } from './event-basis.ts';
import { imageJobs } from './image-jobs.ts';
import { judge } from './judge.ts';
import { listedBy } from './listed-by.ts';
import { movesOf } from './moved.ts';
import { type Placed, placeDrafts } from './place-drafts.ts';
import { type Known, readKnown } from './read-known.ts';
import type { Assigned, Ingested, PageCount, Reading } from './reading.ts';
import { reconcile } from './reconcile.ts';
import { withSaleDays } from './sale-day.ts';
import { listsNow, pointOf, sightingsOf, toldBy, upsertSightings } from './upsert.ts';

interface Rejected {
  pageUrl: string;
  reason: Message;
}

const TRIES = 12;

type StoreDeps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/**
 * Stores the result of a read: appraise, identify, reconcile, then commit events, sightings and derived data at once.
 * Sources with events in one city are serialized by the city's turn: a plan based on an older count is made again, so two
 * sources that list one show at the same time still produce one event. Idempotent.
 * Throws Conflict when the guard does not hold.
 */
export async function ingest(deps: StoreDeps, reading: Reading): Promise<Ingested> {
  const now = deps.clock.now();
  const { kept, rejected } = appraiseAll(await placeDrafts(deps, reading), reading, now);
  const citySlugs = [...new Set([reading.citySlug, ...kept.map((showing) => showing.place.slug)])];
  let turns = await readTurns(deps, citySlugs);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const known = await readKnown(deps, reading, kept);
    const assigned = withSaleDays(identify(deps, reading.source, kept, known), known.own, { ...known, now });
    const replaced = assigned.flatMap(({ replaces }) => replaces ?? []);
    const seen = new Set([...draftsOf(reading).map(({ draft }) => draft.key), ...replaced]);
    const drop = reconcile(known.own, seen, reading.windows, now);
    const gone = new Set([...drop.withdrawn, ...replaced]);
    const shownAs = (id: string) => known.shownAs.get(id) ?? id;
    const touched = new Set(assigned.map((a) => a.eventId));
    const stays = new Set(assigned.map(({ key }) => key));
    for (const { key, eventId } of known.own) if (gone.has(key) || stays.has(key)) touched.add(shownAs(eventId));
    // Events that are shown in another city than the one read here need that city's turn too: the loop starts again.
    const elsewhere = [...touched].flatMap((id) => known.places.get(id) ?? []).filter((slug) => !turns.has(slug));
    if (elsewhere.length > 0) {
      citySlugs.push(...new Set(elsewhere));
      turns = await readTurns(deps, citySlugs);
      continue;
    }
    const listed = listedBy(reading, assigned, known, gone, now);
    const venues = await nameVenues(deps, reading.source, kept.flatMap(toldVenue), now);
    const moves = movesOf(assigned, known.own, reading.shiftWeeks, now);
    const rows = sightingsOf(reading.source.id, assigned, moves, now);
    const change = inOrder(
      toldBy(reading.source, assigned, known, now),
      enhancedNow(reading, assigned, now),
      listsNow(reading.source.id, rows, gone, now),
    );
    const statements = [
      ...venues.statements,
      ...upsertSightings(reading.source.id, rows, now),
      ...missOnce(reading.source.id, drop.missed, now),
      ...(await derive(deps, [...touched], { change, turns, spellings: venues.spellings })),
      ...imageJobs(deps, reading.source.id, assigned, known),
      ...reading.statements,
      ...(reading.countListed?.(listedOn(reading, rejected)) ?? []),
      ...(listed && reading.keepListed ? [reading.keepListed(listed)] : []),
      citySynced(reading.citySlug, now),
    ];
    try {
      await atomically(deps.db, [...takeTurns(turns), ...statements], [reading.guard, ...(reading.guards ?? [])]);
      const created = new Set(assigned.filter((a) => a.isNew).map((a) => a.eventId)).size;
      return {
        counts: {
          found: draftsOf(reading).length,
          kept: kept.length,
          created,
          updated: touched.size - created,
          withdrawn: drop.withdrawn.length,
          rejected: rejected.length,
        },
        findings: findingsOf(
          rejected.map(({ reason }) => reason),
          drop.doubt,
        ),
      };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const before = turns;
      turns = await readTurns(deps, citySlugs);
      // No other commit came in between, so the guard did not hold.
      if ([...turns].every(([slug, turn]) => before.get(slug) === turn)) throw error;
    }
  }
  throw new RetryLater('Other sources of the city were stored at the same time on every attempt.');
}

function appraiseAll(placed: readonly Placed[], { shiftWeeks, notes }: Reading, now: Instant) {
  const kept: Array<Appraised & Pick<Assigned, 'pageUrl' | 'place'>> = [];
  const rejected: Rejected[] = [];
  const keys = new Set<string>();
  for (const one of placed) {
    const { pageUrl } = one;
    const verdict = judge(one, shiftWeeks, now);
    if ('rejected' in verdict) rejected.push({ pageUrl, reason: verdict.rejected });
    else if (!keys.has(one.draft.key)) {
      keys.add(one.draft.key);
      const note = notes?.get(one.draft.key);
      const reasons = note === undefined ? verdict.kept.reasons : [...verdict.kept.reasons, note];
      kept.push({ ...verdict.kept, reasons, pageUrl });
    }
  }
  return { kept, rejected };
}

/** Where there is a place to go to. */
function toldVenue({ draft, venue, place }: Appraised & Pick<Assigned, 'place'>): ToldVenue[] {
  if (venue === null || draft.isOnline?.value) return [];
  return [{ venue, address: draft.address?.value ?? null, point: pointOf({ draft, place }), place }];
}

const draftsOf = ({ drafts, held = [] }: Reading) => [...drafts, ...held];

/** How many showings each page lists and how many were rejected; past showings do not count. */
function listedOn(reading: Reading, rejected: readonly Rejected[]): PageCount[] {
  return reading.pageUrls.map((url) => ({
    url,
    listed: draftsOf(reading).filter(({ pageUrl }) => pageUrl === url).length,
    rejected: rejected.filter((one) => one.pageUrl === url && one.reason !== ALREADY_OVER).length,
  }));
}

function identify(
  deps: StoreDeps,
  source: { id: string; name: string },
  kept: ReadonlyArray<Appraised & Pick<Assigned, 'pageUrl' | 'place'>>,
  known: Known,
): Assigned[] {
  const told = kept.map((showing) => ({
    ...showing,
    address: showing.draft.address?.value ?? null,
    seriesKey: showing.draft.seriesKey ?? null,
    sourceName: source.name,
  }));
  const assignments = assign(source.id, told, [...known.own, ...known.others], known.apart);
  const fresh = new Map<number, string>();
  return kept.map((showing, index) => {
    const { to, replaces } = assignments[index] ?? { to: index, replaces: null };
    if (typeof to === 'string') {
      const eventId = known.shownAs.get(to) ?? to;
      return { ...showing, eventId, ownEventId: to === eventId ? null : to, isNew: false, replaces };
    }
    const eventId = fresh.get(to) ?? newId(deps.clock, deps.random);
    fresh.set(to, eventId);
    return { ...showing, eventId, ownEventId: null, isNew: true, replaces };
  });
}

/** Records when an event was first enhanced. */
function enhancedNow({ enhanced }: Reading, assigned: readonly Assigned[], now: Instant): Change {
  const ids = assigned.filter(({ key }) => enhanced?.has(key)).map(({ eventId }) => eventId);
  return inOrder(
    ...ids.map((id) => ofEvent(id, ({ event }) => ({ event: { ...event, enhancedAt: event.enhancedAt ?? now } }))),
  );
}

function missOnce(sourceId: string, keys: readonly string[], now: Instant): Statement[] {
  if (keys.length === 0) return [];
  const isIt = and(eq(sightings.sourceId, sourceId), inArray(sightings.key, valuesIn(keys)));
  return [write.update(sightings).set({ missedAt: now }).where(isIt)];
}

function findingsOf(rejections: readonly Message[], doubt: Message | null): Finding[] {
  const over = rejections.filter((reason) => reason === ALREADY_OVER).length;
  const findings: Finding[] = rejections
    .filter((reason) => reason !== ALREADY_OVER)
    .slice(0, 20)
    .map((message) => ({ code: 'rejected', severity: 'info', message }));
  if (over > 0)
    findings.push({ code: 'already-over', severity: 'info', message: say('read.alreadyOver', { n: over }) });
  if (doubt) findings.push({ code: 'half-read', severity: 'warning', message: doubt });
  return findings;
}
