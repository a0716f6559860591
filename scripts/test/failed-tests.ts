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
  specs?: Array<{ title: string; ok: boolean; tests: Array<{ results: PlaywrightTry[] }> }>;
}

/** A try that runs out of its time has two errors: that, and what it was waiting for. */
interface PlaywrightTry {
  errors?: Array<{ message?: string; location?: { line: number } }>;
}

/** The failed tests of a Vitest report, a line each: file, title, the first line of the reason, and the line of the file. */
export function failedOfVitest(path: string, root: string): string[] {
  const report = readReport(path) as VitestReport | null;
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = isAbsolute(name) ? relative(root, name) : name;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no failed test.
    if (failed.length === 0) return status === 'failed' ? [line(file, 'does not load', message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      line(file, fullName, reasonOfVitest(file, failureMessages?.[0])),
    );
  });
}

function reasonOfVitest(file: string, message = ''): string {
  const stack = message.split('\n').find((one) => one.includes(`${file}:`));
  const at = stack?.match(/:(\d+):\d+\)?$/)?.[1];
  return at === undefined ? message : `${firstLine(message)} (line ${at})`;
}

/** The same of a Playwright report: all errors of all tries. */
export function failedOfPlaywright(path: string): string[] {
  const within = ({ file = '', suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) =>
        line(`e2e/${file}`, title, tests.flatMap(({ results }) => results.map(reasonOfTry)).join(' | ')),
      ),
    ...suites.flatMap(within),
  ];
  return ((readReport(path) as { suites?: PlaywrightSuite[] } | null)?.suites ?? []).flatMap(within);
}

function reasonOfTry({ errors = [] }: PlaywrightTry): string {
  return errors
    .map(({ message = '', location }) => firstLine(message) + (location ? ` (line ${location.line})` : ''))
    .join('; ');
}

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n')[0] ?? '';

const line = (file: string, title: string, reason = '') => `${file} › ${title}: ${firstLine(reason)}`;
