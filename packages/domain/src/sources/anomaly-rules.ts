import type { TroubledHealth } from '@marquee/contract';
import { DAY_MS, type Instant, type Sentence, say } from '@marquee/kernel';

/** A single failure may be temporary; this many in a row are not. */
const LASTING_FAILURES = 2;

/** The problem of a source and what to do about it. */
export function sourceAnomaly(source: {
  name: string;
  host: string;
  health: TroubledHealth;
  detail: Sentence | null;
  consecutiveFailures: number;
  nextDueAt: Instant;
}) {
  const isFirst = source.health === 'http-error' && source.consecutiveFailures < LASTING_FAILURES;
  const { health, detail } = source;
  const named = `${source.name} (${source.host})`;
  return {
    issue: detail
      ? say(`trouble.${health}.because`, { source: named, detail })
      : say(`trouble.${health}`, { source: named }),
    suggestion: isFirst
      ? say('trouble.once.advice', { time: { at: source.nextDueAt } })
      : say(`trouble.${health}.advice`),
  };
}

/** A city without a read for this long counts as not read. */
export const UNREAD_MS = 7 * DAY_MS;

export const ALL_FAIL = {
  issue: say('trouble.city.allFail'),
  suggestion: say('trouble.city.allFail.advice'),
};

export function unread(days: number | null) {
  return {
    issue: days === null ? say('trouble.city.neverRead') : say('trouble.city.notRead', { n: days }),
    suggestion: say('trouble.city.notRead.advice'),
  };
}
