import { EVERYWHERE } from '@marquee/db';
import type { FoundPlace } from '@marquee/domain/deps';
import { type AskedOf, type PlaceCounts, readCounts, readPlaces } from '@marquee/domain/events';
import type { Instant } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { createBoundedStore } from '../bounded-store.ts';
import { nullAfter } from '../null-after.ts';

type Counts = Readonly<Record<string, number>>;

/** When the counts were last seen unchanged, and a database bookmark at which they were. */
interface Held {
  at: Instant;
  bookmark: string | null;
}

/** What an answer will stand on, read before it. */
export interface Mark extends Held {
  counts: Counts;
  /** The city that it is about, as it is while these are its counts. */
  place: FoundPlace | null;
}

export interface PlaceMarks {
  /** Null: the answer is of too many places, and is read anew each time. */
  read(deps: ApiDeps, of: AskedOf): Promise<Mark | null>;
  /** Null if one of these counts has changed. */
  held(deps: ApiDeps, counts: Counts): Promise<Held | null>;
}

/** A count that was read so long ago is read again: an answer that it extends is that much older than it seems. */
const RECENT_MS = 10_000;
/** Who waits for what another one reads goes on without it after this: the other one may have gone away, and its reading with it. */
const JOINED_MS = 2_000;
/** An entry is small; there are a few thousand cities. */
const SEEN = { newSize: 2_000, keptSize: 4_000, mostEach: 1 };
/** In places and towns: each takes a few hundred bytes at most. */
const KNOWN = { newSize: 5_000, keptSize: 15_000, mostEach: 100 };

interface Seen extends Held {
  n: number;
}

interface Reading {
  since: Instant;
  counts: Promise<PlaceCounts>;
}

/** What was found of places, and their counts, as one isolate has seen them: one read of a place serves all answers that are about it. */
export function createPlaceMarks(): PlaceMarks {
  const seen = createBoundedStore<Seen>(SEEN);
  const known = createBoundedStore<Mark>(KNOWN);
  const readings = new Map<string, Reading>();

  function remember(counts: PlaceCounts, { at, bookmark }: Held): void {
    for (const [place, n] of counts) seen.set(place, { n, at, bookmark }, 1);
  }

  /** What is not known well enough is read in one call; what somebody else reads just now is waited for. */
  async function recent(deps: ApiDeps, places: readonly string[]): Promise<Array<Seen | undefined>> {
    const at = deps.clock.now();
    const isKnown = (place: string) => {
      const age = at - (seen.get(place)?.at ?? 0);
      return age >= 0 && age < RECENT_MS;
    };
    const missing = places.filter((place) => !isKnown(place));
    const joined = (place: string) => {
      const reading = readings.get(place);
      return reading && at - reading.since < JOINED_MS ? reading.counts : undefined;
    };
    const others = missing.flatMap((place) => joined(place) ?? []);
    const own = missing.filter((place) => !joined(place));
    if (own.length > 0) {
      const { db, bookmark } = nearest(deps);
      const reading = { since: at, counts: readCounts({ db, databases: deps.databases }, own) };
      for (const place of own) readings.set(place, reading);
      try {
        remember(await reading.counts, { at, bookmark: bookmark() });
      } finally {
        for (const place of own) if (readings.get(place) === reading) readings.delete(place);
      }
    }
    if (others.length > 0) await Promise.race([Promise.all(others), nullAfter(JOINED_MS)]);
    return places.map((place) => seen.get(place));
  }

  async function held(deps: ApiDeps, counts: Counts): Promise<Held | null> {
    const places = Object.keys(counts);
    const found = await recent(deps, places);
    const same = found.flatMap((one, i) => (one && one.n === counts[places[i] ?? ''] ? [one] : []));
    if (same.length < places.length) return null;
    return { at: Math.min(...same.map(({ at }) => at)), bookmark: newest(same.map(({ bookmark }) => bookmark)) };
  }

  return {
    held,
    async read(deps, of) {
      const key = JSON.stringify(of);
      const now = deps.clock.now();
      const before = known.get(key);
      const still = before && now - before.at < (deps.sharing?.standsMs ?? 0) ? await held(deps, before.counts) : null;
      if (before && still) return { ...before, ...still };
      const { db, bookmark } = nearest(deps);
      const found = await readPlaces({ db, databases: deps.databases }, of);
      if (found === null) return null;
      const mark = {
        counts: Object.fromEntries(found.counts),
        place: found.place,
        at: now,
        bookmark: bookmark(),
      };
      remember(found.counts, mark);
      // An event that does not exist is of no city; when it does, nothing that was counted here tells of it.
      if (Object.keys(mark.counts).some((place) => place !== EVERYWHERE) || 'city' in of)
        known.set(key, mark, found.counts.size + (found.place?.metro.length ?? 0));
      return mark;
    },
  };
}

/** Bookmarks are in the order of what they are of (https://developers.cloudflare.com/d1/reference/time-travel/#bookmarks). */
function newest(bookmarks: ReadonlyArray<string | null>): string | null {
  return bookmarks.reduce((last, one) => (one !== null && (last === null || one > last) ? one : last), null);
}

function nearest({ replicas, db }: ApiDeps) {
  return replicas === null ? { db, bookmark: () => null } : replicas.near(null);
}
