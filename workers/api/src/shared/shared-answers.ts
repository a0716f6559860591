import type { FoundPlace } from '@marquee/domain/deps';
import type { AskedOf } from '@marquee/domain/events';
import { type Instant, messageOf, sha256Hex } from '@marquee/kernel';
import type { ApiDeps, KeptAnswer, Validity } from '@marquee/platform';
import { createBoundedStore } from '../bounded-store.ts';
import { nullAfter } from '../null-after.ts';
import { createKnownAddresses, type KnownAddresses } from './known-addresses.ts';
import { createMoments, type HeardMoments } from './moments.ts';
import { createPlaceMarks, type Mark } from './place-marks.ts';

/**
 * An answer that was made. `kept`: everybody who asks the same may have it for a while. `joined`: who asked while it was made may have it
 * too. `own`: it is for who asked alone.
 */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | ReadableStream;
  sharing: 'kept' | 'joined' | 'own';
}

/** An answer and how old it is; `heldAt` is null if it was made for this request. */
export interface Taken {
  answer: Answer;
  heldAt: Instant | null;
}

/** What `make` may use. */
export interface Making {
  /** The state of the database that it must not be older than. */
  bookmark: string | null;
  moments: HeardMoments;
  /** The city that it is about. */
  place: FoundPlace | null;
}

interface Asking {
  deps: ApiDeps;
  /** What the answer is about, if it stands while nothing of that changes. Not asked for an answer that is held. */
  placesOf: () => AskedOf | null;
  /** Says what has begun, and names days. */
  isPage: boolean;
  /** Kept in the data center alone: a picture, which would fill the memory. */
  isLarge: boolean;
  make: (making: Making) => Promise<Answer>;
  /** Work that goes on after the response. */
  inBackground: (work: () => Promise<unknown>) => void;
}

export interface SharedAnswers {
  take(key: string, asking: Asking): Promise<Taken>;
  /** What is held and needs no renewal yet. */
  fresh(key: string, deps: ApiDeps): Taken | null;
  addresses: KnownAddresses;
}

const MB = 1_000_000;
/** An isolate has 128 MB for everything. */
const LIMITS = { newSize: 6 * MB, keptSize: 18 * MB, mostEach: 500_000 };
/** Who waits for another one's reading looks for themselves after this: the other one may have gone away. */
const JOINED_MS = 2_000;
/** A reading that has not ended by then never will: D1's deadline and a copy's are shorter. */
const LOST_MS = 15_000;
/** The data center's cache is given up after this. */
const DATA_CENTER_MS = 250;

interface Held extends KeptAnswer {
  /** When somebody began to renew it. */
  renewingSince: Instant;
}

interface Flight {
  since: Instant;
  /** Null: it failed. */
  made: Promise<Answer | null>;
}

/** The shared answers of one isolate, with those of its data center behind them (docs/decisions/095-shared-answers.md). */
export function createSharedAnswers(): SharedAnswers {
  const store = createBoundedStore<Held>(LIMITS);
  const flights = new Map<string, Flight>();
  const marks = createPlaceMarks();

  function hold(key: string, { at, headers, bytes, stands }: KeptAnswer): void {
    store.set(key, { at, headers, bytes, stands, renewingSince: 0 }, key.length + bytes.length);
  }

  /** The counts and the place that the answer depends on; null: nothing, it is read anew when its minute is over. Never throws. */
  async function markOf({ deps, placesOf }: Asking): Promise<Mark | null> {
    const of = standsMs(deps) > 0 ? placesOf() : null;
    if (of === null) return null;
    const reading = marks.read(deps, of).catch((error: unknown) => {
      deps.log.warn('counts of places could not be read', { error: messageOf(error) });
      return null;
    });
    return Promise.race([reading, nullAfter(deps.patienceMs)]);
  }

  /** The answer again, as of a later moment, if nothing that it stands on has changed; null otherwise. */
  async function extended<K extends KeptAnswer>(deps: ApiDeps, kept: K): Promise<K | null> {
    const { stands, at } = kept;
    if (!stands || deps.clock.now() >= stands.until) return null;
    const held = await marks.held(deps, stands.counts).catch(() => null);
    if (held === null || held.at >= stands.until || !isWithin(deps, held.at, freshMs(deps))) return null;
    return { ...kept, at: Math.max(at, held.at) };
  }

  /** Makes the answer, and keeps it if it may be kept. `isWanted`: it was asked for before, so other isolates may want it as well. */
  async function make(key: string, asking: Asking, isWanted: boolean) {
    const { deps, isLarge, inBackground } = asking;
    const now = deps.clock.now();
    const moments = createMoments(now);
    const mark = await markOf(asking);
    // As old as what was found of its place.
    const at = mark?.at ?? now;
    const answer = await asking.make({ bookmark: mark?.bookmark ?? null, moments, place: mark?.place ?? null });
    const { sharing, headers, body } = answer;
    if (sharing !== 'kept' || body instanceof ReadableStream) return answer;
    const kept = {
      at,
      headers,
      bytes: body,
      stands: validityOf(mark, Math.min(moments.until(asking.isPage), at + standsMs(deps))),
    };
    if (!isLarge) hold(key, kept);
    if (isLarge || isWanted) inBackground(() => putInDataCenter(deps, key, kept));
    return answer;
  }

  async function renew(key: string, asking: Asking, held: Held): Promise<void> {
    const { deps } = asking;
    try {
      const found = await fromDataCenter(deps, key);
      const newer = found && found.at > held.at && isWithin(deps, found.at, freshMs(deps)) ? found : null;
      const still = newer ?? (await extended(deps, held));
      if (still) hold(key, still);
      else await make(key, asking, true);
    } catch (error) {
      // What is held stays for its time; the next one tries again.
      deps.log.warn('a shared answer could not be renewed', { key: key.slice(0, 200), error: messageOf(error) });
    }
  }

  async function foundElsewhere(deps: ApiDeps, key: string): Promise<KeptAnswer | null> {
    const found = await fromDataCenter(deps, key);
    return found && (isWithin(deps, found.at, freshMs(deps)) ? found : extended(deps, found));
  }

  /** The first who asks; all others wait for this. */
  async function lead(key: string, asking: Asking): Promise<Taken> {
    const { deps } = asking;
    const own = store.get(key);
    const found = (own && (await extended(deps, own))) ?? (await foundElsewhere(deps, key));
    if (!found) return { answer: await make(key, asking, own !== undefined), heldAt: null };
    if (!asking.isLarge) hold(key, found);
    return { answer: keptAnswer(found), heldAt: found.at };
  }

  return {
    addresses: createKnownAddresses(),
    fresh(key, deps) {
      const held = store.get(key);
      return held && isWithin(deps, held.at, freshMs(deps)) ? { answer: keptAnswer(held), heldAt: held.at } : null;
    },
    async take(key, asking) {
      const { deps, inBackground } = asking;
      const now = deps.clock.now();
      const held = store.get(key);
      if (held && isWithin(deps, held.at, oldestMs(deps))) {
        if (!isWithin(deps, held.at, freshMs(deps)) && now - held.renewingSince > LOST_MS) {
          held.renewingSince = now;
          inBackground(() => renew(key, asking, held));
        }
        return { answer: keptAnswer(held), heldAt: held.at };
      }
      const flight = flights.get(key);
      if (flight && now - flight.since <= LOST_MS) {
        const joined = await Promise.race([flight.made, nullAfter(JOINED_MS)]);
        if (joined && joined.sharing !== 'own') return { answer: joined, heldAt: flight.since };
        return { answer: await make(key, asking, true), heldAt: null };
      }
      const leading = lead(key, asking);
      const made = leading.then(
        ({ answer }) => answer,
        () => null,
      );
      const own: Flight = { since: now, made };
      flights.set(key, own);
      // Who asked first may go away; the others still get it.
      inBackground(() => made);
      try {
        return await leading;
      } finally {
        if (flights.get(key) === own) flights.delete(key);
      }
    },
  };
}

const freshMs = ({ sharing }: ApiDeps) => sharing?.freshMs ?? 0;
const standsMs = ({ sharing }: ApiDeps) => sharing?.standsMs ?? 0;
const oldestMs = ({ sharing }: ApiDeps) => sharing?.oldestMs ?? 0;

const validityOf = (mark: Mark | null, until: Instant): Validity | undefined =>
  mark === null ? undefined : { counts: mark.counts, until };

/** A clock that was set back makes nothing young. */
function isWithin({ clock }: ApiDeps, at: Instant, ms: number): boolean {
  const age = clock.now() - at;
  return age >= 0 && age < ms;
}

const keptAnswer = ({ headers, bytes }: KeptAnswer): Answer => ({
  status: 200,
  headers,
  body: bytes,
  sharing: 'kept',
});

async function fromDataCenter({ sharing, log }: ApiDeps, key: string): Promise<KeptAnswer | null> {
  const { dataCenter } = sharing ?? {};
  if (!dataCenter) return null;
  const found = dataCenter.get(await sha256Hex(key)).catch((error: unknown) => {
    log.warn('the cache of the data center did not answer', { error: messageOf(error) });
    return null;
  });
  return Promise.race([found, nullAfter(DATA_CENTER_MS)]);
}

async function putInDataCenter(deps: ApiDeps, key: string, answer: KeptAnswer): Promise<void> {
  const { dataCenter } = deps.sharing ?? {};
  try {
    await dataCenter?.put(
      await sha256Hex(key),
      answer,
      Math.ceil(Math.max(oldestMs(deps), (answer.stands?.until ?? 0) - deps.clock.now()) / 1_000),
    );
  } catch (error) {
    deps.log.warn('the cache of the data center took nothing', { error: messageOf(error) });
  }
}
