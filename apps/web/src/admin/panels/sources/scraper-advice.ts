import type { Answer } from '../../kit/calls.ts';
import { wholeNumber } from '../../kit/format.ts';
import { t } from '../../messages.ts';

type Performance = Answer<'getScraperPerformance'>;

const LEAST_HEALTH = 50;
const LEAST_EVENTS = 2;
const FAILS_OFTEN = 30;

/** Health under half is critical; nothing read yet is neither (spec: PERF-07). */
export function isCritical({ totalSources, healthPercentage }: Performance['summary']): boolean {
  return totalSources > 0 && healthPercentage < LEAST_HEALTH;
}

/** Spec: PERF-08. */
export function isAlert({ totalSources, avgEventsPerSource }: Performance['summary']): boolean {
  return totalSources > 0 && avgEventsPerSource < LEAST_EVENTS;
}

/** What may be done about too few events, from what the sources of the list do. At least one sentence. */
export function adviceOf(sources: Performance['sources']): string[] {
  const failing = sources.filter(({ failureRate }) => failureRate >= FAILS_OFTEN).length;
  const empty = sources.filter((row) => row.failureRate < FAILS_OFTEN && row.avgEventsPerRun === 0).length;
  const advice = [
    ...(failing > 0 ? [t('scrapers.advice.failing', { count: wholeNumber(failing) })] : []),
    ...(empty > 0 ? [t('scrapers.advice.empty', { count: wholeNumber(empty) })] : []),
  ];
  return advice.length > 0 ? advice : [t('scrapers.advice.few')];
}
