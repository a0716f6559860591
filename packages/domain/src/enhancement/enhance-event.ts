import { type Enhancement, type EnhancementLevel, NOT_AVAILABLE } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { Moved, newId, notFound, type Random, Reject } from '@marquee/kernel';
import { isAllowed } from '../controls/index.ts';
import type { ReadDeps } from '../deps.ts';
import type { EventReading } from './compose.ts';
import { type EventToEnhance, eventToEnhance } from './event-to-enhance.sql.ts';
import { claimReading } from './keep.ts';
import { basisOf, whyNot } from './rules.ts';
import { fresh, type Shown, type StoredEnhancement, stale, storedEnhancement } from './stored.ts';

/** How long a caller waits for the page to be read. */
const PATIENCE_MS = 25_000;
const LOOK_AGAIN_MS = 250;

export interface EnhanceDeps extends ReadDeps {
  random: Random;
  engine: { enhance(reading: EventReading): Promise<void> };
  /** How long a caller waits; `PATIENCE_MS` unless given. */
  patienceMs?: number;
}

export interface Asker {
  /** Counts the readings that the caller starts. Throws TooOften. */
  admit: () => Promise<void>;
  /** Keeps work going that outlasts the response. */
  afterwards: (work: () => Promise<unknown>) => Promise<void>;
}

export interface Enhanced {
  success: true;
  enhancement: Enhancement;
  enhancementTimestamp: string;
  enhancementLevel: EnhancementLevel;
}

/**
 * The enhancement of an event: the stored one, or a new one if there is none, or if the event changed or a day passed. One reading serves all
 * who ask meanwhile, and nobody waits longer than `PATIENCE_MS`. Throws Reject: 404; 422 if the event cannot be enhanced or its page cannot be
 * read now; TooOften; Moved for an event that was merged.
 */
export async function enhanceEvent(deps: EnhanceDeps, slug: string, asker: Asker): Promise<Enhanced> {
  const event = await knownEvent(deps, slug, 'enhance');
  const basis = await basisOf(event);
  const stored = await storedEnhancement(deps, event.id);
  const known = fresh(stored, basis, deps.clock.now());
  if (known) return answerOf(known);
  const reason = await whyUnavailable(deps, event);
  if (reason !== null) throw new Reject(422, 'enhancement-not-available', reason);
  if (stored && isPaused(stored, deps.clock.now())) return outcomeOf(deps, stored, basis);
  await read(deps, event, asker);
  return outcomeOf(deps, await storedEnhancement(deps, event.id), basis);
}

/** Reads the page, or waits while somebody else's request reads it. */
async function read(deps: EnhanceDeps, { id }: EventToEnhance, { admit, afterwards }: Asker): Promise<void> {
  const row = await storedEnhancement(deps, id);
  const isRunning = row !== null && row.heldUntil > deps.clock.now();
  if (!isRunning) await admit();
  const claim = newId(deps.clock, deps.random);
  if (isRunning || !(await claimReading(deps, id, claim))) return ended(deps, id);
  const reading = deps.engine.enhance({ eventId: id, claim });
  const isLate = await Promise.race([
    reading.then(() => false),
    pause(deps.patienceMs ?? PATIENCE_MS).then(() => true),
  ]);
  if (!isLate) return;
  void afterwards(() => reading);
  throw new Reject(422, 'enhancement-late', 'Reading its page takes too long. Please try again in a minute.');
}

async function ended(deps: EnhanceDeps, eventId: string): Promise<void> {
  for (let waited = 0; waited < (deps.patienceMs ?? PATIENCE_MS); waited += LOOK_AGAIN_MS) {
    await pause(LOOK_AGAIN_MS);
    const row = await storedEnhancement(deps, eventId);
    if (row === null || row.heldUntil <= deps.clock.now() || row.failure !== null) return;
  }
}

/** What was read; else what was read some days ago; else why there is nothing. */
function outcomeOf(deps: EnhanceDeps, row: StoredEnhancement | null, basis: string): Enhanced {
  const now = deps.clock.now();
  const shown = fresh(row, basis, now) ?? stale(row, basis, now);
  if (shown) return answerOf(shown);
  const because = row?.failure ?? 'Its page could not be read.';
  throw new Reject(422, 'enhancement-failed', because);
}

function isPaused(row: StoredEnhancement, now: number): boolean {
  return row.failure !== null && row.heldUntil > now;
}

function answerOf({ details, level, composedAt }: Shown): Enhanced {
  const enhancementTimestamp = new Date(composedAt).toISOString();
  return { success: true, enhancement: details, enhancementTimestamp, enhancementLevel: level };
}

/** The event by slug or id. Throws Reject 404, and Moved to the same call of the event that it was merged into. */
export async function knownEvent(deps: ReadDeps, slug: string, call: string): Promise<EventToEnhance> {
  const [event] = await readRows(deps.db, eventToEnhance(slug));
  if (!event) throw notFound('soughtEvent');
  if (slug !== event.slug && slug !== event.id) throw new Moved(`/api/events/${event.slug}/${call}`);
  return event;
}

/** Why the event cannot be enhanced now; null if it can. */
export async function whyUnavailable(deps: ReadDeps, event: EventToEnhance): Promise<string | null> {
  const reason = whyNot(event);
  if (reason !== null) return reason;
  const permission = await isAllowed(deps, 'stage2Enhancement', event);
  return permission.allowed ? null : NOT_AVAILABLE;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
