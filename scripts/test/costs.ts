/**
 * Prints what each test file of the last runs costs and shows: seconds, tests, requirements, seconds for each of the two, and the day on which one of its
 * tests last failed on this machine. `npm test` and `npm run test:full` leave the reports; `full-only.ts` is decided by this table.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { failureHistory } from './failure-history.ts';
import { readReport } from './read-report.ts';
import { results, root } from './steps.ts';

interface Report {
  testResults?: Array<{ name: string; assertionResults: Array<{ fullName: string; duration?: number | null }> }>;
}

const REQUIREMENT = /\b[A-Z][A-Z0-9]*-\d+\b/g;
const failed = failureHistory();
const rows = readdirSync(results)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => (readReport(join(results, name)) as Report | null)?.testResults ?? [])
  .map(({ name, assertionResults }) => {
    const file = relative(root, name);
    const seconds = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1_000;
    const requirements = new Set(assertionResults.flatMap(({ fullName }) => fullName.match(REQUIREMENT) ?? [])).size;
    return { file, seconds, tests: assertionResults.length, requirements, failed: failed[file] ?? '' };
  })
  .map((row) => ({ ...row, each: row.seconds / Math.max(1, row.tests + row.requirements) }))
  .toSorted((a, b) => b.each - a.each);
console.log('seconds  tests  requirements  seconds each  last failed  file');
for (const { file, seconds, tests, requirements, each, failed: day } of rows)
  console.log([seconds.toFixed(1).padStart(7), tests, requirements, each.toFixed(2), day.padEnd(10), file].join('  '));
