import { readRows, type Statement, type Telling } from '@marquee/db';
import { DAY_MS, HOUR_MS, type Instant, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { type NewLetter, writeLetters } from '../mail/index.ts';
import { instantOf, localOf } from '../places/index.ts';
import { changesBetween, concerning, datesIn } from './compare.ts';
import {
  type DueChange,
  dueChange,
  endTelling,
  forget,
  forgetTold,
  type Keeper,
  keepersOf,
  nothingToTell,
  putOff,
  tellOn,
} from './tell.sql.ts';

/** People in one batch: one job, one commit. */
const BATCH = 200;
/** A repetition of what was told waits so long, and less before an event that begins soon. */
const QUIET_MS = DAY_MS;
const QUIET_SOON_MS = 2 * HOUR_MS;
const SOON_MS = 2 * DAY_MS;

/**
 * Writes the letters about one kept event that changed, to the next batch of people who keep it. Letters, the place in the batch and the end of
 * the job are one commit: a job that is interrupted or doubled writes no letter twice, and the next tick goes on where it stopped.
 */
export async function tellKeepers(deps: EngineDeps): Promise<JobResult> {
  const now = deps.clock.now();
  const sweep = forgetTold(now - QUIET_MS);
  const [due] = await readRows(deps.db, dueChange(now));
  if (!due) return { outcome: 'unchanged', detail: say('job.noKeptChange'), statements: [sweep] };
  const { eventId } = due;
  const state = stateOf(due);
  if (!state || !deps.mail.isSetUp)
    return { outcome: 'skipped', detail: say('job.nobodyToTell'), statements: [forget(eventId)] };
  // The letter would lead to a page that nobody can open; what changed is told once the city is shown again.
  if (due.isHidden)
    return { outcome: 'skipped', detail: say('job.cityHidden'), statements: [putOff(eventId, now + QUIET_MS)] };
  const telling = due.telling ?? {
    ...state,
    changes: changesBetween(knownOf(due), state, localOf(now, state.timezone)),
  };
  if (telling.changes.length === 0)
    return {
      outcome: 'unchanged',
      detail: say('job.nothingToTell'),
      statements: [...nothingToTell(eventId, state, now), sweep],
    };
  const wait = due.telling ? null : quietUntil(due, telling, now);
  if (wait !== null)
    return { outcome: 'skipped', detail: say('job.changedLately'), statements: [putOff(eventId, wait)] };
  const keepers = await readRows(deps.db, keepersOf(due, BATCH));
  const letters = keepers.flatMap((keeper) => letterTo(keeper, telling));
  const last = keepers.length === BATCH ? keepers.at(-1) : undefined;
  const next: Statement = last ? tellOn(eventId, telling, last.userId) : endTelling(eventId, telling, now);
  return {
    outcome: 'done',
    detail: say('job.keepersWritten', { title: telling.title, n: letters.length }),
    counts: { letters: letters.length },
    statements: [...writeLetters(deps, letters), next, sweep],
  };
}

const knownOf = ({ knownDates, knownVenue }: DueChange) => ({ dates: knownDates, venue: knownVenue });

function stateOf({ title, slug, timezone, dates, venue }: DueChange): Omit<Telling, 'changes'> | null {
  if (title === null || slug === null || timezone === null || dates === null) return null;
  return { title, slug, timezone, dates, venue };
}

/** Until when a repetition waits; null if it is to be told now. */
function quietUntil({ toldAt, told }: DueChange, { changes, dates, timezone }: Telling, now: Instant): Instant | null {
  if (toldAt === null) return null;
  // What is taken back, or is taken back again, repeats what was told.
  const isNew = changes.some(({ what }) => what !== 'on-again' && !told?.includes(what));
  const next = datesIn(dates).find(({ start }) => start > localOf(now, timezone));
  const isSoon = next !== undefined && instantOf(next.start, timezone) < now + SOON_MS;
  const until = toldAt + (isSoon ? QUIET_SOON_MS : QUIET_MS);
  return isNew || until <= now ? null : until;
}

function letterTo(
  { userId, email, language, hasHeart, starts }: Keeper,
  { title, slug, changes }: Telling,
): NewLetter[] {
  if (email === null) return [];
  const own = concerning(changes, { hasHeart, starts: JSON.parse(starts) as string[] });
  if (own.length === 0) return [];
  const data = { userId, title, slug, changes: own };
  return [{ kind: 'event-changed', to: email, language: language === 'es' ? 'es' : 'en', data }];
}
