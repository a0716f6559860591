import type { JobPayload } from '@marquee/contract';
import { atomically, type Database, type Statement } from '@marquee/db';
import { GiveUp, quoted, say, WaitTurn } from '@marquee/kernel';
import { closeToWriters, openToWriters } from '../../cities/index.ts';
import type { EngineDeps } from '../../deps.ts';
import { enqueue, type JobResult } from '../../jobs/index.ts';
import { homeOf, named } from '../db-for.ts';
import { comingTo, leavingAgain, placed } from '../directory.sql.ts';
import { MAIN } from '../main.ts';
import { copyJobs, copyPart, deletePart, FIRST, type Place } from './copy-rows.ts';
import { copyVenues, syncedAsIn } from './copy-venues.ts';
import { guestsOf, nothingLeft, runningIn, sharedWith } from './move.sql.ts';

type Payload = JobPayload<'cities.move'>;

/** Sources, or chunks of the events of one, that a job looks at. */
const PARTS = 25;
/** A look that finds a difference is followed by another one. */
const MOST_PASSES = 6;
const RUNNING_WAIT_MS = 5_000;
/** Whoever looked into the directory before has read by then. */
const READ_MS = 60_000;

interface Move {
  payload: Payload;
  from: Database;
  to: Database;
  fromName: string;
}

/**
 * Moves cities to another database, in steps that each leave what they did: the sources of the cities with all that these tell, jobs that wait, and
 * the venues. Meanwhile nobody stores anything of these cities (jobs wait, people are told that somebody else is changing it), and everybody reads the
 * old database; then the directory says the new one, and a minute later the old one is emptied. Starts in the main database; any step may be repeated.
 */
export async function moveCities(deps: EngineDeps, payload: Payload): Promise<JobResult> {
  const { citySlugs, to: toName, stage } = payload;
  const to = boundAs(deps, toName);
  if (stage === 'leave') return leave(deps, payload);
  const homes = new Set(await Promise.all(citySlugs.map((slug) => homeOf(deps, slug))));
  const [fromName = MAIN, second] = homes;
  if (second !== undefined) return refused(payload, `they are in ${[...homes].join(' and ')}`);
  if (fromName === toName) return callOff(deps, payload, to);
  const move = { payload, from: boundAs(deps, fromName), to, fromName };
  return stage === 'begin' ? begin(deps, move) : copy(deps, move);
}

function boundAs(deps: EngineDeps, name: string): Database {
  try {
    return named(deps, name);
  } catch (error) {
    throw new GiveUp(error instanceof Error ? error.message : String(error));
  }
}

function refused({ citySlugs }: Payload, why: string): JobResult {
  return { outcome: 'skipped', detail: say('job.noMove', { cities: citySlugs.join(', '), why: quoted(why) }) };
}

/** Cities that are to be where they are: a move that came to no end is undone. */
async function callOff(deps: EngineDeps, payload: Payload, home: Database): Promise<JobResult> {
  const { citySlugs, to } = payload;
  if ((await comingTo(deps.db, citySlugs)) === 0) return refused(payload, `they are in ${to} already`);
  await atomically(deps.db, [leavingAgain(citySlugs, deps.clock.now())]);
  await atomically(home, [openToWriters(citySlugs)]);
  return nextStep(deps, payload, { further: { stage: 'leave', at: undefined } });
}

async function begin(deps: EngineDeps, { payload, from, to }: Move): Promise<JobResult> {
  const { citySlugs, to: toName } = payload;
  const shared = await sharedWith(from, citySlugs);
  if (shared.cities.length > 0)
    return refused(payload, `sources of ${shared.cities.join(', ')} tell of the same events; move these along`);
  if (shared.boosted > 0) return refused(payload, `${shared.boosted} of their events are boosted`);
  const now = deps.clock.now();
  // First in the directory: what is copied is never read before the move is done.
  await atomically(
    deps.db,
    citySlugs.map((slug) => placed(slug, toName, 'coming', now)),
  );
  await atomically(to, [closeToWriters(citySlugs)]);
  await atomically(from, [closeToWriters(citySlugs)]);
  return nextStep(deps, payload, { further: { stage: 'copy' } });
}

async function copy(deps: EngineDeps, move: Move): Promise<JobResult> {
  const { payload, from, to, fromName } = move;
  const { citySlugs, to: toName, pass } = payload;
  if ((await runningIn(from, citySlugs)) > 0)
    throw new WaitTurn('A job of the city is still at work.', RUNNING_WAIT_MS);
  if (payload.at === undefined) {
    await copyVenues(from, to, citySlugs);
    await atomically(to, await syncedAsIn(from, citySlugs));
  }
  let at: Place | null = payload.at ?? FIRST;
  let { changed } = payload;
  let compared = 0;
  for (let part = 0; part < PARTS && at !== null; part += 1) {
    const copied = await copyPart({ from, to, toName }, citySlugs, at);
    changed += copied.changed;
    compared += copied.looked;
    at = copied.next;
  }
  if (at !== null) return nextStep(deps, payload, { further: { at, changed }, compared });
  if (changed > 0) {
    if (pass >= MOST_PASSES) throw new GiveUp(`Something was still changed after ${MOST_PASSES} looks.`);
    return nextStep(deps, payload, { further: { at: undefined, pass: pass + 1, changed: 0 }, compared });
  }
  await copyJobs(from, to, citySlugs);
  const now = deps.clock.now();
  const guests = (await guestsOf(to, citySlugs)).filter((slug) => slug !== '');
  await atomically(to, [openToWriters(citySlugs)]);
  const known = await Promise.all(guests.map(async (slug) => ({ slug, home: await homeOf(deps, slug) })));
  const statements = [
    ...citySlugs.flatMap((slug) => [placed(slug, toName, 'home', now), placed(slug, fromName, 'leaving', now)]),
    ...known.flatMap(({ slug, home }) => (home === toName ? [] : [placed(slug, toName, 'guest', now)])),
  ];
  return nextStep(deps, payload, { further: { stage: 'leave', at: undefined }, compared, statements });
}

/** What was moved is deleted where it was. */
async function leave(deps: EngineDeps, payload: Payload): Promise<JobResult> {
  const { citySlugs, to } = payload;
  const fromName = await nothingLeft(deps.db, citySlugs, to);
  if (fromName === null) return { outcome: 'unchanged' };
  const from = boundAs(deps, fromName);
  const deleted = await deletePart(from, citySlugs);
  const changed = payload.changed + deleted;
  if (deleted > 0)
    return nextStep(deps, payload, { further: { stage: 'leave', changed }, compared: deleted, delayMs: 0 });
  const now = deps.clock.now();
  await atomically(from, [openToWriters(citySlugs)]);
  return {
    outcome: 'done',
    detail: say('job.moved', { cities: citySlugs.join(', '), n: payload.changed, database: to }),
    statements: citySlugs.map((slug) => placed(slug, fromName, 'left', now)),
  };
}

interface Step {
  further: Partial<Payload>;
  compared?: number;
  statements?: readonly Statement[];
  delayMs?: number;
}

/** What was done, and the job that goes on. */
function nextStep(
  deps: EngineDeps,
  payload: Payload,
  { further, compared = 0, statements = [], ...given }: Step,
): JobResult {
  const delayMs = given.delayMs ?? (further.stage === 'leave' ? READ_MS : 0);
  const { citySlugs, to } = payload;
  const step = payload.step + 1;
  const changed = further.stage === 'leave' && payload.stage !== 'leave' ? 0 : payload.changed;
  const next = { ...payload, changed, ...further, step };
  const subject = `${citySlugs[0]}/${to}/${step}`;
  return {
    outcome: 'done',
    detail: say('job.moveStep', { cities: citySlugs.join(', '), n: compared, database: to }),
    statements: [
      ...statements,
      ...enqueue(deps, [
        { kind: 'cities.move', payload: next, subject, citySlug: null, notBefore: deps.clock.now() + delayMs },
      ]),
    ],
  };
}
