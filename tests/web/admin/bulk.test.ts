import { describe, expect, it } from 'vitest';
import { bulkSummary, doEach } from '../../../apps/web/src/admin/kit/bulk.ts';

const steps = (outcomes: Record<string, Error>) => {
  const [tried, progress]: [string[], number[]] = [[], []];
  return {
    tried,
    progress,
    keyOf: (row: string) => row,
    run: async (row: string) => {
      tried.push(row);
      const fault = outcomes[row];
      if (fault) throw fault;
    },
    reasonOf: (error: unknown) => (error as Error).message,
    endsAll: (error: unknown) => (error as Error).message === 'signed out',
    onProgress: (done: number) => progress.push(done),
  };
};

describe('one action for many rows', () => {
  it('goes on after a failure and says which rows failed and why', async () => {
    const each = steps({ b: new Error('The job is gone.') });
    const result = await doEach(['a', 'b', 'c', 'd'], each);
    expect(result).toEqual({ succeeded: 3, failures: [{ key: 'b', reason: 'The job is gone.' }], left: 0 });
    expect(each.progress).toEqual([1, 2, 3, 4]);
    expect(bulkSummary(result, 'merged')).toBe('3 merged, 1 failed: The job is gone.');
  });

  it('stops where the session ended, and says what was not tried', async () => {
    const each = steps({ b: new Error('signed out') });
    const result = await doEach(['a', 'b', 'c'], each);
    expect(each.tried).toEqual(['a', 'b']);
    expect(bulkSummary(result, 'merged')).toBe('1 merged, 2 not tried');
  });

  it('says each reason once, and no success where there was none', () => {
    const failures = ['a', 'b'].map((key) => ({ key, reason: 'Locked.' }));
    expect(bulkSummary({ succeeded: 0, failures, left: 0 }, 'merged')).toBe('2 failed: Locked.');
    expect(bulkSummary({ succeeded: 2, failures: [], left: 0 }, 'merged')).toBe('2 merged');
  });
});
