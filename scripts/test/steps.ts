import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Count, countPlaywright, countVitest } from './count-reports.ts';
import { DEVELOPMENT } from './development-env.ts';
import { failedOfPlaywright, failedOfVitest } from './failed-tests.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const results = join(root, 'test-results');

/** One command of `npm test`. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** The step whose result it needs. */
  after?: string;
  /** The report it leaves, below test-results/. */
  report?: { by: 'vitest' | 'playwright'; file: string };
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

function vitest(name: string, args: string[], step: Partial<Step> = {}): Step {
  const file = `${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: bin('vitest'),
    args: ['run', ...args, `--outputFile.json=${join(results, file)}`],
    report: { by: 'vitest', file },
    ...step,
  };
}

const FULL = { MARQUEE_TEST_DEPTH: 'full' };

function playwright(name: string, args: string[]): Step {
  const file = `${name.replaceAll(' ', '-')}.json`;
  return {
    name,
    command: bin('playwright'),
    args: ['test', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, file) },
    report: { by: 'playwright', file },
  };
}

/**
 * The steps of `npm test`, in the order in which they are begun: what takes long in one process comes early, so that no core waits for it at the
 * end.
 */
export const STEPS: readonly Step[] = [
  playwright('journeys', ['--grep', '@journey']),
  vitest('component tests', ['--config=vitest.components.config.ts']),
  // One process each: a second one would load all modules a second time, half a minute of work.
  vitest('API tests', ['--project=worker:api', '--maxWorkers=1']),
  vitest('engine tests', ['--project=worker:cron', '--project=worker:queue-consumer', '--maxWorkers=1']),
  vitest('unit tests', ['--project=unit']),
  { name: 'verify', command: 'node', args: ['scripts/verify.ts', '--without-typed-lint'] },
];

/** The steps of `npm run test:full`: everything that `npm test` leaves out (`full-only.ts`), and in full what it takes in part. */
export const FULL_STEPS: readonly Step[] = [
  { name: 'build', command: 'node', args: ['scripts/build.ts'], env: DEVELOPMENT },
  { name: 'lint by types', command: 'node', args: ['scripts/verify.ts', '--typed-lint'] },
  playwright('other browser tests', ['--grep-invert', '@journey']),
  playwright('journeys at other moments', ['--config=playwright.moments.config.ts']),
  vitest('deep component tests', ['--config=vitest.components.config.ts'], { env: FULL }),
  vitest('deep API tests', ['--project=worker:api', '--maxWorkers=1'], { env: FULL }),
  vitest('deep engine tests', ['--project=worker:queue-consumer', '--maxWorkers=1'], { env: FULL }),
  vitest('deep unit tests', ['--project=unit'], { env: FULL }),
  vitest('the built site', ['--config=vitest.smoke.config.ts'], {
    after: 'build',
    env: { ...FULL, MARQUEE_TEST_BUILT: '1' },
  }),
  ...(hasRecordings() ? [vitest('recorded documents', ['--config=vitest.corpus.config.ts'])] : []),
];

/** Whether the recorded documents lie beside the repository. */
function hasRecordings(): boolean {
  return existsSync(join(root, '..', 'shared', 'corpus', 'manifest.json'));
}

/** What a step's report counts; a step without a report counts as one test. */
export function countOf({ report }: Step, succeeded: boolean): Count {
  if (!report) return { passed: Number(succeeded), failed: Number(!succeeded) };
  const count = (report.by === 'vitest' ? countVitest : countPlaywright)(join(results, report.file));
  if (count === null) return { passed: 0, failed: 1 };
  return succeeded || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** The failed tests of a step, a line each. */
export function failedOf({ report }: Step): string[] {
  if (!report) return [];
  const path = join(results, report.file);
  return report.by === 'vitest' ? failedOfVitest(path, root) : failedOfPlaywright(path);
}
