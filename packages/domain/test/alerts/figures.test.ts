import { ALERT_RULE_NAMES, type AlertRule } from '@marquee/contract';
import { DAY_MS, HOUR_MS, inEnglish, MINUTE_MS, quoted, say } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { type Facts, FIGURES } from '../../src/alerts/figures.ts';

const NOW = Date.parse('2026-10-01T12:00:00Z');
const ago = (minutes: number) => NOW - minutes * MINUTE_MS;

const DISCOVERY = { name: say('alert.discovery'), isOn: true, lastAt: ago(30), intervalMs: HOUR_MS, dueSince: ago(90) };

/** Everything is well. */
const WELL: Facts = {
  now: NOW,
  reading: { isOn: true, lastGood: ago(3), waitingSince: null },
  queueSince: null,
  dayEndsAt: Date.parse('2026-10-02T00:00:00Z'),
  budget: { limit: 1_000, left: 1_000, runsOutAt: null, categories: [{ name: 'urlRecovery', limit: 100, left: 100 }] },
  payments: { failed: 0, lastFailure: null },
  refunds: { failed: 0, cents: 0 },
  differences: [],
  breaks: [],
  errors: 0,
  deadLetters: 0,
  cities: [{ name: 'Columbia, SC', isLive: true, active: 4, failing: 0, goodSince: ago(0) }],
  processes: [DISCOVERY],
};
const figure = (rule: AlertRule, facts: Partial<Facts> = {}) => FIGURES[rule]({ ...WELL, ...facts }).figure;
const detail = (rule: AlertRule, facts: Partial<Facts> = {}) => inEnglish(FIGURES[rule]({ ...WELL, ...facts }).detail);
const process = (given: Partial<Facts['processes'][number]>) => ({
  processes: [{ ...DISCOVERY, ...given }],
});
const budget = (given: Partial<Facts['budget']>) => ({ budget: { ...WELL.budget, ...given } });
const city = (given: Partial<Facts['cities'][number]>) => ({
  cities: [...WELL.cities, { name: 'Sumter, SC', isLive: true, active: 4, failing: 0, goodSince: NOW, ...given }],
});

describe('the figure of each rule', () => {
  it('counts the payments whose refund is missing, with the amount', () => {
    expect(figure('refunds-failing', { refunds: { failed: 2, cents: 10_950 } })).toBe(2);
    expect(detail('refunds-failing', { refunds: { failed: 2, cents: 10_950 } })).toBe(
      'Refunds of 2 payments failed: $109.50.',
    );
    expect(detail('refunds-failing')).toBe('No refund is missing.');
  });

  it('is nothing to speak of while all is well', () => {
    for (const rule of ALERT_RULE_NAMES) expect([rule, figure(rule)]).toEqual([rule, 0]);
  });

  const READING: Array<[string, Partial<Facts['reading']>, number | null]> = [
    ['reading is off', { isOn: false, waitingSince: ago(600) }, null],
    ['nothing waits, whenever the last read was', { lastGood: ago(600) }, 0],
    ['something waits, and the last read was a while ago', { lastGood: ago(45), waitingSince: ago(90) }, 45],
    ['something began to wait after the last read', { lastGood: ago(600), waitingSince: ago(20) }, 20],
    ['nothing was ever read', { lastGood: null, waitingSince: ago(20) }, 20],
    ['the clock was set back', { lastGood: NOW + HOUR_MS, waitingSince: ago(20) }, 0],
  ];
  it.each(READING)('reading stalls: %s', (_case, reading, expected) => {
    expect(figure('reading-stalls', { reading: { ...WELL.reading, ...reading } })).toBe(expected);
  });

  it('the queue: minutes of its oldest due job', () => {
    expect(figure('queue-stalls', { queueSince: ago(31) })).toBe(31);
    expect(figure('queue-stalls', { queueSince: NOW + HOUR_MS })).toBe(0);
  });

  const PROCESSES: Array<[string, Partial<Facts['processes'][number]>, number | null]> = [
    ['is late', { lastAt: ago(180), dueSince: ago(400) }, 120],
    ['has nothing to do', { lastAt: ago(180), dueSince: null }, 0],
    ['got work only now', { lastAt: ago(180), dueSince: ago(5) }, 5],
    ['was turned off by a person', { isOn: false, lastAt: ago(9_000) }, null],
    ['never began', { lastAt: null }, null],
  ];
  it.each(PROCESSES)('discovery %s', (_case, given, expected) => {
    expect(figure('engine-stopped', process(given))).toBe(expected);
  });

  it('the budget: the used share of the day, of the fullest category, and the hours without tokens', () => {
    expect(figure('budget-total', budget({ left: 75 }))).toBe(92.5);
    expect(figure('budget-total', budget({ limit: 0, left: 0 }))).toBeNull();
    const categories = [
      { name: 'urlRecovery', limit: 100, left: 4 },
      { name: 'emergency', limit: 100, left: 90 },
      { name: 'qualityAssurance', limit: 0, left: 0 },
    ] as const;
    expect(figure('budget-category', budget({ categories }))).toBe(96);
    expect(detail('budget-category', budget({ categories }))).toBe('URL Recovery: 96 of 100 tokens are used.');
    expect(figure('budget-forecast', budget({ runsOutAt: NOW + 3 * HOUR_MS }))).toBe(9);
    expect(figure('budget-forecast', { ...budget({ runsOutAt: NOW }), dayEndsAt: NOW + DAY_MS - HOUR_MS })).toBeNull();
  });

  it('money: failed payments, differences, breaks of the ledger, each with what was found', () => {
    expect(figure('payments-failing', { payments: { failed: 4, lastFailure: 'Declined.' } })).toBe(4);
    expect(detail('payments-failing', { payments: { failed: 1, lastFailure: 'Declined.' } })).toBe(
      '1 payment failed in the last hour. The last one: Declined.',
    );
    expect(figure('payments-differ', { differences: [quoted('p1'), quoted('p2')] })).toBe(2);
    expect(detail('ledger-broken', { breaks: Array.from({ length: 12 }, (_, n) => quoted(`entry ${n}`)) })).toMatch(
      /^entry 0\n.*and 2 more$/s,
    );
  });

  it('cities: the worst share of failing sources among enough of them, and the one that waits longest', () => {
    expect(figure('city-sources-failing', city({ failing: 3 }))).toBe(75);
    expect(figure('city-sources-failing', city({ active: 2, failing: 2 }))).toBe(0);
    expect(figure('city-stale', city({ goodSince: ago(36 * 60) }))).toBe(36);
    expect(figure('city-stale', city({ isLive: false, goodSince: ago(36 * 60) }))).toBe(0);
    expect(figure('city-sources-failing', city({ isLive: false, failing: 3 }))).toBe(75);
    expect(detail('city-stale', city({ goodSince: ago(36 * 60) }))).toContain('Sumter, SC');
    expect(
      figure('city-stale', { cities: [{ name: 'New', isLive: true, active: 1, failing: 0, goodSince: null }] }),
    ).toBeNull();
  });
});
