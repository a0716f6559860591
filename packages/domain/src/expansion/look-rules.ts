import { type ExpansionStage, GIVE_BACK_AFTER_DAYS, OPENING_BAR, RETRY_AFTER_DAYS } from '@marquee/contract';
import { DAY_MS, HOUR_MS, type Instant, type Message, say, together } from '@marquee/kernel';
import { LOOK_EVERY_MS, WAITING_LOOK_MS } from './look-times.ts';
import type { CityFigures, OpenRun } from './runs.sql.ts';

/** A look that comes so much later than due means that expansion was off, or nothing ran. */
const LATE_MS = 2 * HOUR_MS;

/**
 * When a city that goes on is looked at again: soon while it is searched or any of its sources was never read, else hourly, or after its next
 * read (runsToLook).
 */
export function nextLookAt(
  found: Pick<CityFigures, 'sources' | 'unread' | 'sessions' | 'searching'>,
  now: Instant,
): Instant {
  return now + (stageOf(found) === 'searching' || found.unread > 0 ? WAITING_LOOK_MS : LOOK_EVERY_MS);
}

function stageOf({
  sources,
  sessions,
  searching,
}: Pick<CityFigures, 'sources' | 'sessions' | 'searching'>): ExpansionStage {
  if (sources > 0) return 'reading';
  return sessions > 0 && searching === 0 ? 'searched' : 'searching';
}

export interface Look {
  stage: ExpansionStage;
  /** Null if nothing has changed. */
  what: Message | null;
  deadlineAt: Instant;
  retryAt: Instant | null;
}

type Run = Pick<OpenRun, 'cityStatus' | 'stage' | 'sources' | 'events' | 'nextLookAt' | 'deadlineAt'>;

/**
 * What becomes of a city on its way: it opens above the bar, goes back when its time is over, or goes on. Time in which it had to rest does
 * not count against it. Pure.
 */
export function lookAt(run: Run, found: CityFigures, now: Instant): Look {
  const late = now - run.nextLookAt;
  const rested = late > LATE_MS ? late : 0;
  const deadlineAt = run.deadlineAt + rested;
  const rest = rested > 0 ? say('expansion.rested', { n: Math.round(rested / HOUR_MS) }) : null;
  const ends = (stage: ExpansionStage, what: readonly Message[], retryAt: Instant | null = null) => {
    return { stage, what: together(rest, ...what), deadlineAt, retryAt };
  };
  const has = { events: events(found.events), sources: sources(found.wellRead) };
  if (run.cityStatus === 'live') return ends('opened', [say('expansion.openedByHand', has)]);
  if (run.cityStatus === 'known') return ends('given-back', [say('expansion.takenOut')]);
  if (mayOpen(found)) return ends('opened', [say('expansion.opened', has), BAR]);
  if (now >= deadlineAt) return ends('given-back', [whyBack(found, has), AGAIN], now + RETRY_AFTER_DAYS * DAY_MS);
  const stage = stageOf(found);
  const isSame = stage === run.stage && found.wellRead === run.sources && found.events === run.events;
  // A later search says what it found when it has ended.
  if (isSame || stage === 'searching') return { stage, what: rest, deadlineAt, retryAt: null };
  if (stage === 'searched') return ends(stage, [noneFound(found)]);
  const held = found.held > 0 ? [say('expansion.draftsWait', { n: found.held })] : [];
  return ends(stage, [say('expansion.foundUntilNow', { found: sources(found.sources), ...has }), ...held, BAR]);
}

/** Whether a city on its way opens by itself. It is not the standing of `city-management`, which counts active sources only. */
function mayOpen({ events, wellRead }: CityFigures): boolean {
  return events >= OPENING_BAR.events && wellRead >= OPENING_BAR.sources;
}

function noneFound({ nextSearchAt }: CityFigures): Message {
  return nextSearchAt === null
    ? say('expansion.foundNone')
    : say('expansion.foundNoneYet', { time: { at: nextSearchAt } });
}

const BAR = say('expansion.bar', { n: OPENING_BAR.events, n2: OPENING_BAR.sources });
const AGAIN = say('expansion.notAgain', { n: RETRY_AFTER_DAYS });

function whyBack({ sources: found, held }: CityFigures, has: { events: Message; sources: Message }): Message {
  if (found === 0) return say('expansion.backNoSource', { n: GIVE_BACK_AFTER_DAYS });
  const figures = { ...has, n: GIVE_BACK_AFTER_DAYS, n2: OPENING_BAR.events, n3: OPENING_BAR.sources };
  if (held === 0) return say('expansion.back', figures);
  return say('expansion.backDrafts', { ...figures, drafts: say('expansion.drafts', { n: held }) });
}

const events = (n: number) => (n === 0 ? say('expansion.noEvents') : say('expansion.events', { n }));
const sources = (n: number) => (n === 0 ? say('expansion.noSources') : say('expansion.sources', { n }));
