import type { Answer } from '../../kit/calls.ts';
import type { ActionSpec } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { plannedRead } from './planned-read.ts';

/** What shows a source, or what is done to it. */
export const TOUCHED_BY_STEERING = [
  'listScrapingSources',
  'getDashboard',
  'listCityHeat',
  'listAnomalies',
  'listSourcePerformance',
  'listAuditLog',
] as const;

const TOUCHED_BY_RUNS = ['getManualScrape', 'listScrapingActivity', 'getScrapingOverview', 'listAuditLog'] as const;

export const pauseSource: ActionSpec<'pauseSource'> = {
  call: 'pauseSource',
  success: ({ name }) => ({ title: t('steer.paused'), description: t('steer.pausedText', { name }) }),
  failure: { title: t('steer.pauseFailed'), fallback: t('steer.failedText') },
  reloads: TOUCHED_BY_STEERING,
};

export const readSource: ActionSpec<'readSource'> = {
  call: 'readSource',
  success: ({ name }) => ({ title: t('steer.readNow'), description: t('steer.readText', { name }) }),
  failure: { title: t('steer.readFailed'), fallback: t('steer.failedText') },
  reloads: [...TOUCHED_BY_STEERING, 'listScrapingActivity'],
};

export const resumeSource: ActionSpec<'resumeSource'> = {
  call: 'resumeSource',
  success: (source, { body }) => ({ title: t('steer.resumed'), description: resumedText(source, body.undo ?? false) }),
  failure: { title: t('steer.resumeFailed'), fallback: t('steer.failedText') },
  reloads: TOUCHED_BY_STEERING,
};

export const triggerScrape = {
  call: 'triggerScrape',
  success: (answer, { body }) => ({
    title: t('scraping.triggered'),
    description: t('scraping.triggeredText', { city: answer.city ?? body.city }),
  }),
  failure: { title: t('scraping.triggerFailed'), fallback: t('scraping.triggerFailedText') },
  reloads: TOUCHED_BY_RUNS,
} as const satisfies ActionSpec<'triggerScrape'>;

export const stopManualScrapes: ActionSpec<'stopManualScrapes'> = {
  call: 'stopManualScrapes',
  success: { title: t('scraping.stopped'), description: t('scraping.stoppedText') },
  failure: { title: t('scraping.stopFailed'), fallback: t('scraping.stopFailedText') },
  reloads: TOUCHED_BY_RUNS,
};

/** What is asked before manual runs are stopped. */
export const STOP_RUNS = {
  title: t('scraping.stop'),
  description: t('scraping.stopAsk'),
  confirmLabel: t('scraping.stop'),
  danger: true,
};

/** When a source that was resumed is read. One that its robots.txt forbids keeps its planned read, as Read Now does not read it either. */
function resumedText({ name, health, nextDue }: Answer<'resumeSource'>, isUndone: boolean): string {
  if (health === 'forbidden') return t('steer.resumedForbiddenText', { name, when: plannedRead(nextDue) });
  return t(isUndone ? 'steer.undoneText' : 'steer.resumedText', { name });
}
