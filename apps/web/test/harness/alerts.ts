import type { Endpoints, ResponseOf } from '@marquee/contract';

type Board = ResponseOf<Endpoints['getAlerts']>;
export type Rule = Board['rules'][number];

/** A rule that is well. */
export const ERRORS_RULE: Rule = {
  rule: 'errors',
  title: 'Errors pile up',
  about: 'Errors of the last hour.',
  path: '/admin/error-diagnostics',
  unit: 'count',
  figure: 3,
  detail: '3 errors in the last hour.',
  isOn: true,
  threshold: 50,
  least: 1,
  most: 10_000,
  severity: 'critical',
  byMail: true,
  byWebhook: true,
  againHours: 4,
  isChanged: false,
  version: 0,
  changedAt: null,
  changedBy: null,
  firing: null,
  silence: null,
};

export const STALLS_RULE: Rule = {
  ...ERRORS_RULE,
  rule: 'reading-stalls',
  title: 'Reading stalls',
  about: 'Minutes without a read that worked.',
  path: '/admin/scraping',
  unit: 'minutes',
  figure: 0,
  detail: 'Nothing waits to be read.',
  threshold: 60,
  least: 10,
  most: 1_440,
};

/** No alert is firing, nothing is silenced, no webhook. `lookedAt` is far in the future: tests stop the clock. */
export const ALERTS: Board = {
  at: '2026-11-01T12:00:00.000Z',
  lookedAt: '2099-01-01T00:00:00.000Z',
  rules: [STALLS_RULE, ERRORS_RULE],
  silences: [],
  webhook: { url: null, isOn: false, version: 0, changedAt: null, changedBy: null, formerUntil: null },
  recipients: ['ada@marquee.example'],
};
