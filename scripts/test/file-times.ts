import { relative } from 'node:path';
import { readReport } from './read-report.ts';
import type { SlownessBetween } from './slowness.ts';

/** Of what a file may take, as slow as the machine then was; more is the file's own fault, and fails the run. A whole run makes its own machine twice as slow. */
const FAR = 5;

/** What a file's tests may take together on a quiet machine. */
const BUDGET_SECONDS = 15;

/** Files that may take longer, each with the reason. */
const EXCEPTIONS: ReadonlyArray<{ file: string; seconds: number; why: string }> = [
  { file: 'tests/start/from-sources.test.ts', seconds: 40, why: 'starts the whole product from its sources, unbuilt' },
  { file: 'scripts/backup/test/restore.test.ts', seconds: 25, why: 'backs a database up and restores it into others' },
  { file: 'tests/simulate/two-days.test.ts', seconds: 35, why: 'is two days of the whole engine' },
  { file: 'tests/start/killed-while-reading.test.ts', seconds: 45, why: 'starts the whole product five times' },
  {
    file: 'tests/start/hostile-document.test.ts',
    seconds: 25,
    why: 'starts the whole product twice and waits for documents to be given up',
  },
  {
    file: 'packages/extraction/test/hostile-documents.test.ts',
    seconds: 25,
    why: 'reads some 350 shapes, a few of them in two megabytes',
  },
  { file: 'tests/smoke/pages.smoke.ts', seconds: 120, why: 'runs the built product under wrangler' },
  { file: 'tests/smoke/hostile.smoke.ts', seconds: 120, why: 'runs the built product under wrangler' },
  { file: 'tests/smoke/database.smoke.ts', seconds: 120, why: 'is a dozen runs of wrangler' },
  { file: 'tests/smoke/deploy.smoke.ts', seconds: 120, why: 'is a whole deployment by wrangler' },
];

export interface FileTime {
  /** From the root of the repository. */
  file: string;
  seconds: number;
  /** When the first of them began and the last ended, in milliseconds since 1970. */
  from: number;
  until: number;
}

/** What the tests of each file took, the slowest file first; null when there is no report or it cannot be read. */
export function fileTimes(path: string, root: string): FileTime[] | null {
  const report = readReport(path) as Report | null;
  if (!report) return null;
  const tests = report.testResults ? vitestTests(report.testResults) : playwrightTests(report.suites ?? []);
  const base = report.config?.rootDir ?? root;
  const files = Map.groupBy(tests, ({ file }) =>
    file.startsWith('/') ? relative(root, file) : relative(root, `${base}/${file}`),
  );
  return Array.from(files, ([file, own]) => ({
    file,
    seconds: own.reduce((sum, { ms }) => sum + ms, 0) / 1_000,
    from: Math.min(...own.map(({ from }) => from)),
    until: Math.max(...own.map(({ until }) => until)),
  })).toSorted((a, b) => b.seconds - a.seconds);
}

/** The files that took longer than they may, each with what it may take. */
export function overBudget(times: readonly FileTime[]): Array<FileTime & { budget: number }> {
  return times
    .map((time) => ({ ...time, budget: EXCEPTIONS.find(({ file }) => file === time.file)?.seconds ?? BUDGET_SECONDS }))
    .filter(({ seconds, budget }) => seconds > budget);
}

/** The files that took so much longer than they may that the machine does not explain it, however slow it was while they ran. */
export function farOverBudget(times: readonly FileTime[], slowness: SlownessBetween): FileTime[] {
  return overBudget(times).filter(({ seconds, budget, from, until }) => seconds > FAR * budget * slowness(from, until));
}

/** The slowest files of a lane, and a line for each file over its budget. On a busy machine the latter say little. */
export function timesReport(lane: string, times: readonly FileTime[], most = 10): string {
  const slowest = times.slice(0, most).map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  const over = overBudget(times).map(
    ({ file, seconds, budget }) => `  ${file} took ${seconds.toFixed(1)} s of ${budget} s (scripts/test/file-times.ts)`,
  );
  return [
    `${lane}, the slowest files:`,
    ...slowest,
    ...(over.length > 0 ? [`${lane}, over their budget:`, ...over] : []),
  ].join('\n');
}

interface VitestFile {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults: Array<{ duration?: number | null }>;
}

interface Suite {
  file: string;
  specs?: Array<{ tests: Array<{ results: Array<{ startTime: string; duration: number }> }> }>;
  suites?: Suite[];
}

interface Report {
  testResults?: VitestFile[];
  suites?: Suite[];
  config?: { rootDir?: string };
}

interface TestTime {
  file: string;
  ms: number;
  from: number;
  until: number;
}

function vitestTests(files: readonly VitestFile[]): TestTime[] {
  return files.flatMap(({ name, startTime, endTime, assertionResults }) =>
    assertionResults.map(({ duration }) => ({ file: name, ms: duration ?? 0, from: startTime, until: endTime })),
  );
}

function playwrightTests(suites: readonly Suite[]): TestTime[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .map(({ startTime, duration }) => {
        const from = Date.parse(startTime);
        return { file, ms: duration, from, until: from + duration };
      }),
    ...playwrightTests(inner),
  ]);
}
