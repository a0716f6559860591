import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

/** Passed and failed tests of a Vitest JSON report; null when there is none or it cannot be read. */
export function countVitest(path: string): Count | null {
  const report = read(path) as {
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

/** The same of a Playwright JSON report. A flaky test counts as failed: it must be mended, not repeated. */
export function countPlaywright(path: string): Count | null {
  const report = read(path) as {
    stats?: { expected: number; unexpected: number; flaky: number };
    errors?: unknown[];
  } | null;
  if (!report?.stats) return null;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
}

function read(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
