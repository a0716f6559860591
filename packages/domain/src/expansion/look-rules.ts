import { type ExpansionStage, GIVE_BACK_AFTER_DAYS, OPENING_BAR, RETRY_AFTER_DAYS } from '@marquee/contract';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '@marquee/kernel';
import type { CityFigures, OpenRun } from './runs.sql.ts';

/** Between two looks at a city on its way. */
export const LOOK_EVERY_MS = HOUR_MS;
/** The first search of a city takes minutes. */
export const FIRST_LOOK_MS = 10 * MINUTE_MS;
/** A look that comes so much later than due means that expansion was off, or nothing ran. */
const LATE_MS = 2 * HOUR_MS;

export interface Look {
  stage: ExpansionStage;
  /** A sentence; null if nothing has changed. */
  what: string | null;
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
  const rest = rested > 0 ? `It rested for ${Math.round(rested / HOUR_MS)} hours, which do not count. ` : '';
  const ends = (stage: ExpansionStage, what: string, retryAt: Instant | null = null) => {
    return { stage, what: `${rest}${what}`, deadlineAt, retryAt };
  };
  const has = `${some(found.events, 'coming event')} of ${some(found.wellRead, 'source')}`;
  if (run.cityStatus === 'live') return ends('opened', `It was opened by hand with ${has}.`);
  if (run.cityStatus === 'known') return ends('given-back', 'It was taken out of the network by hand.');
  if (mayOpen(found)) return ends('opened', `It is live: ${has} whose last read was good. ${BAR}`);
  if (now >= deadlineAt) return ends('given-back', `${whyBack(found, has)} ${AGAIN}`, now + RETRY_AFTER_DAYS * DAY_MS);
  const stage = found.sources > 0 ? 'reading' : 'searching';
  const isSame = stage === run.stage && found.wellRead === run.sources && found.events === run.events;
  if (isSame) return { stage, what: rest === '' ? null : rest.trim(), deadlineAt, retryAt: null };
  const held =
    found.held > 0 ? ` ${some(found.held, 'draft')} ${found.held === 1 ? 'waits' : 'wait'} for a person.` : '';
  return ends(stage, `${some(found.sources, 'source')} found; ${has} until now.${held} ${BAR}`);
}

/** Whether a city on its way opens by itself. It is not the standing of `city-management`, which counts active sources only. */
function mayOpen({ events, wellRead }: CityFigures): boolean {
  return events >= OPENING_BAR.events && wellRead >= OPENING_BAR.sources;
}

const BAR = `It opens with ${OPENING_BAR.events} events of ${OPENING_BAR.sources} sources.`;
const AGAIN = `It is not tried again for ${RETRY_AFTER_DAYS} days; what was found is kept.`;

function whyBack({ sources, held }: CityFigures, has: string): string {
  const time = `in ${GIVE_BACK_AFTER_DAYS} days`;
  if (sources === 0) return `It goes back: no source was found ${time}.`;
  const waiting = held > 0 ? `, and ${some(held, 'draft')} that wait for a person` : '';
  return `It goes back: only ${has}${waiting} ${time}; it would have opened with ${OPENING_BAR.events} of ${OPENING_BAR.sources}.`;
}

function some(count: number, what: string): string {
  return `${count === 0 ? 'no' : count} ${what}${count === 1 ? '' : 's'}`;
}
