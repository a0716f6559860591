import { type AskedOf, type PlaceCounts, readCounts, readPlaces } from '@marquee/domain/events';
import type { Instant } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { createBoundedStore } from './bounded-store.ts';

/** The counts that an answer will stand on, read before it, and the state of the database that they are of. */
export interface Mark {
  counts: PlaceCounts;
  bookmark: string | null;
}

export interface PlaceMarks {
  /** Null: the answer is of too many places, and is read anew each time. */
  read(deps: ApiDeps, of: AskedOf): Promise<Mark | null>;
  /** When these counts were still so, as far as was looked; null if one of them has changed. */
  heldAt(deps: ApiDeps, counts: Readonly<Record<string, number>>): Promise<Instant | null>;
}

/** A count that was read so long ago is read again: an answer that it extends is that much older than it seems. */
const RECENT_MS = 10_000;
/** An entry is small; there are a few thousand cities. */
const KNOWN = { newSize: 2_000, keptSize: 4_000, mostEach: 1 };

interface Seen {
  n: number;
  at: Instant;
}

/** The counts of places as one isolate has seen them: one read of a place serves all answers that are about it. */
export function createPlaceMarks(): PlaceMarks {
  const seen = createBoundedStore<Seen>(KNOWN);
  const reading = new Map<string, Promise<PlaceCounts>>();

  function remember(counts: PlaceCounts, at: Instant): void {
    for (const [place, n] of counts) seen.set(place, { n, at }, 1);
  }

  /** What is not known well enough is read in one call; what somebody else reads just now is waited for. */
  async function recent(deps: ApiDeps, places: readonly string[]): Promise<Seen[]> {
    const now = deps.clock.now();
    const isKnown = (place: string) => {
      const age = now - (seen.get(place)?.at ?? 0);
      return age >= 0 && age < RECENT_MS;
    };
    const missing = places.filter((place) => !isKnown(place));
    const own = missing.filter((place) => !reading.has(place));
    const others = missing.flatMap((place) => reading.get(place) ?? []);
    if (own.length > 0) {
      const counts = readCounts(near(deps, null), own);
      for (const place of own) reading.set(place, counts);
      try {
        remember(await counts, now);
      } finally {
        for (const place of own) reading.delete(place);
      }
    }
    await Promise.all(others);
    return places.map((place) => seen.get(place) ?? { n: -1, at: 0 });
  }

  return {
    async read(deps, of) {
      const now = deps.clock.now();
      const { db, bookmark } = near(deps, null);
      const counts = await readPlaces({ db }, of);
      if (counts === null) return null;
      remember(counts, now);
      return { counts, bookmark: bookmark() };
    },
    async heldAt(deps, counts) {
      const places = Object.keys(counts);
      const found = await recent(deps, places);
      if (places.some((place, i) => found[i]?.n !== counts[place])) return null;
      return Math.min(...found.map(({ at }) => at));
    },
  };
}

function near({ replicas, db }: ApiDeps, bookmark: string | null) {
  return replicas === null ? { db, bookmark: () => null } : replicas.near(bookmark);
}
