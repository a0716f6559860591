/**
 * `npm test`: everything CI asks. Each step runs even when one before it failed; the last line is `N passed, N failed`, counted from the
 * reports in test-results/. Tests wait as much as they work, so two lanes of steps run side by side.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Count, countPlaywright, countVitest } from './test/count-reports.ts';
import { ensureBrowser } from './test/ensure-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

interface Step {
  name: string;
  command: string;
  args: string[];
  /** What its report counts; a step without a report counts as one. */
  count: (succeeded: boolean) => Count | null;
}

const asOne = (succeeded: boolean): Count => ({ passed: Number(succeeded), failed: Number(!succeeded) });

const FIRST: Step = { name: 'verify', command: 'node', args: ['scripts/verify.ts'], count: asOne };
const LANES: Step[][] = [
  [
    {
      name: 'unit and Worker tests',
      command: bin('vitest'),
      args: ['run'],
      count: () => countVitest(join(results, 'vitest.json')),
    },
  ],
  [
    { name: 'build', command: 'node', args: ['scripts/build.ts'], count: asOne },
    {
      name: 'the built thing under Pages',
      command: bin('vitest'),
      args: ['run', '--config', 'vitest.smoke.config.ts'],
      count: () => countVitest(join(results, 'smoke.json')),
    },
    {
      name: 'browser tests',
      command: bin('playwright'),
      args: ['test'],
      count: () => countPlaywright(join(results, 'playwright.json')),
    },
  ],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (!ensureBrowser()) console.error('There is no browser and none could be installed: browser tests will fail.');

const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];
const told: string[] = [];
await take(FIRST);
await Promise.all(
  LANES.map(async (lane) => {
    for (const step of lane) await take(step);
  }),
);
console.log(`\n${told.join('\n')}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function take(step: Step): Promise<void> {
  const started = Date.now();
  console.log(`\n── ${step.name}`);
  const succeeded = await run(step);
  const count = step.count(succeeded) ?? { passed: 0, failed: 1 };
  if (!succeeded && count.failed === 0) count.failed = 1;
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) broken.push(step.name);
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = `── ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`;
  told.push(line);
  console.log(line);
}

/** Each line it prints begins with its name, for two may print at once. */
function run({ name, command, args }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...color },
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => console.log(`${name} │ ${line}`));
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
