import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './read-report.ts';

interface VitestReport {
  testResults?: Array<{
    name: string;
    status: string;
    message?: string;
    assertionResults: Array<{ status: string; fullName: string; failureMessages?: string[] }>;
  }>;
}

interface PlaywrightSuite {
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: Array<{ title: string; ok: boolean; tests: Array<{ results: Array<{ error?: { message?: string } }> }> }>;
}

/** The failed tests of a Vitest report, a line each: file, title and the first line of the reason. */
export function failedOfVitest(path: string, root: string): string[] {
  const report = readReport(path) as VitestReport | null;
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = isAbsolute(name) ? relative(root, name) : name;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no failed test.
    if (failed.length === 0) return status === 'failed' ? [line(file, 'does not load', message)] : [];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]));
  });
}

/** The same of a Playwright report. */
export function failedOfPlaywright(path: string): string[] {
  const within = ({ file = '', suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => line(`e2e/${file}`, title, tests.at(-1)?.results.at(-1)?.error?.message)),
    ...suites.flatMap(within),
  ];
  return ((readReport(path) as { suites?: PlaywrightSuite[] } | null)?.suites ?? []).flatMap(within);
}

function line(file: string, title: string, reason = ''): string {
  return `${file} › ${title}: ${stripVTControlCharacters(reason).split('\n')[0]}`;
}
