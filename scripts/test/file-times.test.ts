import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { farOverBudget, fileTimes, overBudget, timesReport } from './file-times.ts';

const ROOT = '/repository';
const folder = mkdtempSync(join(tmpdir(), 'marquee-times-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(value: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

const timeOf = (file: string, seconds: number) => ({ file, seconds, from: 1_000, until: 9_000 });

const vitest = (files: Record<string, Array<number | null>>) =>
  reportOf({
    testResults: Object.entries(files).map(([name, durations]) => ({
      name: `${ROOT}/${name}`,
      startTime: 1_000,
      endTime: 9_000,
      assertionResults: durations.map((duration) => ({ duration })),
    })),
  });

describe('what the tests of a file took', () => {
  it('is summed from a report of Vitest, the slowest file first', () => {
    const times = fileTimes(vitest({ 'a.test.ts': [200, null, 300], 'b/c.test.ts': [16_000] }), ROOT);
    expect(times).toEqual([
      { file: 'b/c.test.ts', seconds: 16, from: 1_000, until: 9_000 },
      { file: 'a.test.ts', seconds: 0.5, from: 1_000, until: 9_000 },
    ]);
  });

  it('is summed from a report of Playwright, with its tries and its nested groups', () => {
    const startTime = '1970-01-01T00:00:05.000Z';
    const specs = (...durations: number[]) => [
      { tests: [{ results: durations.map((duration) => ({ startTime, duration })) }] },
    ];
    const path = reportOf({
      config: { rootDir: `${ROOT}/e2e` },
      suites: [
        { file: 'site/a.spec.ts', specs: specs(1_000, 500), suites: [{ file: 'site/a.spec.ts', specs: specs(250) }] },
      ],
    });
    expect(fileTimes(path, ROOT)).toEqual([{ file: 'e2e/site/a.spec.ts', seconds: 1.75, from: 5_000, until: 6_000 }]);
  });

  it('is not known without a report that can be read', () => {
    expect(fileTimes(join(folder, 'none.json'), ROOT)).toBeNull();
    expect(fileTimes(reportOf('{'), ROOT)).toBeNull();
  });
});

describe('a file is over its budget', () => {
  it('above 15 seconds, unless the table allows it more', () => {
    const start = 'tests/start/killed-while-reading.test.ts';
    const times = (seconds: number) => [timeOf(start, seconds), timeOf('a.test.ts', seconds)];
    expect(overBudget(times(14.9))).toEqual([]);
    expect(overBudget(times(15.1))).toMatchObject([{ file: 'a.test.ts', seconds: 15.1, budget: 15 }]);
    expect(overBudget(times(100)).map(({ file }) => file)).toEqual([start, 'a.test.ts']);
  });

  it('and so far that no machine explains it above five times as much, as slow as it was meanwhile', () => {
    const times = [timeOf('a.test.ts', 74), timeOf('b.test.ts', 76), timeOf('c.test.ts', 151)];
    const over = (slowness: number) => farOverBudget(times, () => slowness).map(({ file }) => file);
    expect(over(1)).toEqual(['b.test.ts', 'c.test.ts']);
    expect(over(2)).toEqual(['c.test.ts']);
    expect(over(3)).toEqual([]);
    const quietBefore = (from: number) => (from < 5_000 ? 1 : 3);
    const then = { ...timeOf('d.test.ts', 100), from: 6_000, until: 106_000 };
    expect(farOverBudget([timeOf('c.test.ts', 100), then], quietBefore).map(({ file }) => file)).toEqual(['c.test.ts']);
  });
});

describe('the report of a lane', () => {
  it('names the ten slowest files and those over their budget', () => {
    const times = Array.from({ length: 12 }, (_, index) => timeOf(`${index}.test.ts`, 16 - index));
    const lines = timesReport('unit', times).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('unit, the slowest files:');
    expect(lines[1]).toBe('    16.0 s  0.test.ts');
    expect(lines.slice(11)).toEqual([
      'unit, over their budget:',
      '  0.test.ts took 16.0 s of 15 s (scripts/test/file-times.ts)',
    ]);
  });

  it('says nothing of budgets where all is within', () => {
    expect(timesReport('unit', [timeOf('a.test.ts', 1)]).split('\n')).toHaveLength(2);
  });
});
