import { readReport } from './read-report.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** Passed and failed tests of a Vitest JSON report; null when there is none or it cannot be read. */
export function countVitest(path: string): Count | null {
  const report = readReport(path) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numFailedTestSuites?: number;
    success?: boolean;
  } | null;
  if (report?.numPassedTests === undefined) return null;
  const failed = report.numFailedTests ?? 0;
  // A file that does not load has no failed test, yet the run failed.
  return { passed: report.numPassedTests, failed: failed === 0 && report.success === false ? 1 : failed };
}

/** The same of a Playwright JSON report. A test that passed at its second try counts as passed, and is named: it wants mending. */
export function countPlaywright(path: string): Count | null {
  const report = readReport(path) as {
    stats?: { expected: number; unexpected: number; flaky: number };
    errors?: unknown[];
  } | null;
  if (!report?.stats) return null;
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) console.log(`${flaky} browser tests passed only on the second try.`);
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
}
