import { CAMPAIGN_STATUSES } from '@marquee/contract';
import { describe, expect, it } from 'vitest';
import { allowanceNow, isInPace } from '../../src/ads/pacing.ts';
import { dueChange, type Situation } from '../../src/campaigns/due-change.ts';
import { type By, mayBecome } from '../../src/campaigns/status-rules.ts';

describe('the status of a campaign [CAMP-17]', () => {
  const allowed = (by: By) =>
    CAMPAIGN_STATUSES.flatMap((from) =>
      CAMPAIGN_STATUSES.filter((to) => mayBecome(from, to, by)).map((to) => `${from} → ${to}`),
    );
  it.each<[By, string[]]>([
    [
      'administrator',
      [
        'pending → approved',
        'pending → rejected',
        'approved → rejected',
        'active → paused',
        'active → rejected',
        'paused → active',
        'paused → rejected',
      ],
    ],
    [
      'advertiser',
      [
        'pending → completed',
        'approved → pending',
        'approved → completed',
        'active → pending',
        'active → paused',
        'active → completed',
        'paused → pending',
        'paused → active',
        'paused → completed',
      ],
    ],
    [
      'system',
      [
        'pending → completed',
        'approved → active',
        'approved → paused',
        'approved → completed',
        'active → paused',
        'active → completed',
        'paused → approved',
        'paused → active',
        'paused → completed',
      ],
    ],
  ])('is changed by the %s in these ways alone', (by, changes) => {
    expect(allowed(by).toSorted()).toEqual(changes.toSorted());
  });
});

describe('what is due', () => {
  const GIVEN_BACK = { isGivenBack: true, fundedCents: 0 };
  const OVER = { to: 'completed', because: 'refunded' } as const;
  const LOST = { to: 'completed', because: 'disputed' } as const;
  const APPROVED: Situation = {
    status: 'approved',
    pausedBy: null,
    startsAt: 100,
    endsAt: 200,
    fundedCents: 5_000,
    spentCents: 0,
    budgetCents: 5_000,
    hasOwner: true,
    isGivenBack: false,
    isDisputeLost: false,
  };
  it.each<[string, Partial<Situation>, number, ReturnType<typeof dueChange>]>([
    ['before its day', {}, 99, null],
    ['on its day', {}, 100, { to: 'active' }],
    ['on its day, paused before', { pausedBy: 'advertiser' }, 100, { to: 'paused', by: 'advertiser' }],
    ['before its day, its money gone', { fundedCents: 0 }, 99, { to: 'paused', by: 'payment' }],
    ['on its day, its money gone', { fundedCents: 0 }, 100, { to: 'paused', by: 'payment' }],
    ['before its day, its money back', { status: 'paused', pausedBy: 'payment' }, 99, { to: 'approved' }],
    ['on its day, its money back', { status: 'paused', pausedBy: 'payment' }, 100, { to: 'active' }],
    ['running', { status: 'active' }, 150, null],
    ['running, its money gone', { status: 'active', fundedCents: 0 }, 150, { to: 'paused', by: 'payment' }],
    ['spent', { status: 'active', spentCents: 5_000 }, 150, { to: 'completed', because: 'spent' }],
    ['after its end', { status: 'active' }, 200, { to: 'completed', because: 'ended' }],
    ['after its end, never reviewed', { status: 'pending' }, 200, { to: 'completed', because: 'undelivered' }],
    ['without an owner', { hasOwner: false }, 50, { to: 'completed', because: 'account-gone' }],
    ['rejected long ago', { status: 'rejected', hasOwner: false }, 900, null],
    ['given back, pending', { status: 'pending', ...GIVEN_BACK }, 50, OVER],
    ['given back, approved', GIVEN_BACK, 50, OVER],
    ['given back, running', { status: 'active', spentCents: 26, ...GIVEN_BACK }, 150, OVER],
    ['given back, paused by a dispute', { status: 'paused', pausedBy: 'payment', ...GIVEN_BACK }, 150, OVER],
    ['given back in part, the rest in a dispute that was won', { ...GIVEN_BACK, fundedCents: 2_000 }, 50, OVER],
    ['given back, after its last day', { status: 'active', ...GIVEN_BACK }, 900, OVER],
    ['given back after its end', { status: 'completed', ...GIVEN_BACK }, 900, null],
    ['pending, its money gone', { status: 'pending', fundedCents: 0 }, 50, null],
    ['pending, its dispute lost', { status: 'pending', fundedCents: 0, isDisputeLost: true }, 50, LOST],
    ['approved, its dispute lost', { fundedCents: 0, isDisputeLost: true }, 50, LOST],
    [
      'running, its dispute lost',
      { status: 'active', spentCents: 26, fundedCents: 20, isDisputeLost: true },
      150,
      LOST,
    ],
    [
      'paused, its dispute lost',
      { status: 'paused', pausedBy: 'payment', fundedCents: 0, isDisputeLost: true },
      150,
      LOST,
    ],
    [
      'running, a part of it lost',
      { status: 'active', spentCents: 26, fundedCents: 90, isDisputeLost: true },
      150,
      null,
    ],
    ['paused, its money gone in a dispute', { status: 'paused', pausedBy: 'payment', fundedCents: 0 }, 150, null],
  ])('%s', (_name, given, now, due) => {
    expect(dueChange({ ...APPROVED, ...given }, now)).toEqual(due);
  });
});

describe('the pace of a campaign [BEY-25]', () => {
  const noon = Date.parse('2026-10-02T16:00:00Z');
  const ad = {
    limitCents: 10_000,
    spentCents: 0,
    spentTodayCents: 0,
    endDay: '2026-10-11',
    timezone: 'America/New_York',
  };
  it.each([
    ['ten days left, at noon', {}, noon, 584],
    ['ten days left, at midnight', {}, Date.parse('2026-10-02T04:00:00Z'), 84],
    ['what was spent today counts to this morning', { spentCents: 500, spentTodayCents: 500 }, noon, 584],
    ['what was spent before is gone', { spentCents: 5_000 }, noon, 292],
    ['the last day, in the evening', { endDay: '2026-10-02' }, Date.parse('2026-10-03T02:00:00Z'), 10_000],
    ['after the last day', { endDay: '2026-10-01' }, noon, 5_834],
  ])('%s', (_name, given, now, cents) => {
    expect(allowanceNow({ ...ad, ...given }, now)).toBe(cents);
  });

  it('never serves an ad that has nothing left', () => {
    expect(isInPace({ ...ad, spentCents: 10_000, endDay: '2026-10-02' }, noon)).toBe(false);
  });
});
