import { describe, expect, it } from 'vitest';
import {
  criticalOf,
  type DiagnosedError,
  mentionsAiQuota,
  recentOf,
  recurringOf,
} from '../../../apps/web/src/admin/panels/diagnostics/sort-errors.ts';

function anError(over: Partial<DiagnosedError> = {}): DiagnosedError {
  return {
    id: 'e1',
    component: 'api',
    message: 'Something broke',
    severity: 'high',
    timestamp: '2026-11-20T10:00:00Z',
    occurrenceCount: 1,
    stack: null,
    lastOccurrence: '2026-11-20T10:00:00Z',
    lastReference: null,
    resolvedAt: null,
    resolvedBy: null,
    ...over,
  };
}

const many = Array.from({ length: 20 }, (_, i) =>
  anError({
    id: `e${i}`,
    severity: i % 2 === 0 ? 'critical' : 'low',
    occurrenceCount: i + 1,
    lastOccurrence: new Date(Date.parse('2026-11-20T10:00:00Z') + i * 60_000).toISOString(),
  }),
);

describe('errors in three views', () => {
  it('the 5 newest critical, the 10 newest, the 5 most frequent [DIAG-02]', () => {
    expect(criticalOf(many).map(({ id }) => id)).toEqual(['e18', 'e16', 'e14', 'e12', 'e10']);
    expect(recentOf(many).map(({ id }) => id)).toEqual([
      'e19',
      'e18',
      'e17',
      'e16',
      'e15',
      'e14',
      'e13',
      'e12',
      'e11',
      'e10',
    ]);
    expect(recurringOf(many).map(({ id }) => id)).toEqual(['e19', 'e18', 'e17', 'e16', 'e15']);
  });

  it('what came once does not recur, and what was dealt with is not critical', () => {
    expect(recurringOf([anError()])).toEqual([]);
    expect(criticalOf([anError({ severity: 'critical', resolvedAt: '2026-11-20T11:00:00Z' })])).toEqual([]);
  });
});

describe('advice to check billing [DIAG-06]', () => {
  it.each([
    ['critical', 'OpenAI: you exceeded your current quota', true],
    ['critical', 'The model answered 429: rate limit reached', true],
    ['critical', 'The AI provider refused: rate_limit', true],
    ['high', 'OpenAI: you exceeded your current quota', false],
    ['critical', 'A host answered 429 too often', false],
    ['critical', 'The database refused a write', false],
  ] as const)('%s “%s”: %s', (severity, message, isAdvised) => {
    expect(mentionsAiQuota([anError({ severity, message })])).toBe(isAdvised);
  });
  it('not for what was dealt with', () => {
    expect(
      mentionsAiQuota([anError({ severity: 'critical', message: 'OpenAI quota', resolvedAt: '2026-11-20T11:00:00Z' })]),
    ).toBe(false);
  });
});
