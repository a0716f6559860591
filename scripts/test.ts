/**
 * `npm test`: what an engineer waits for. `npm run test:full`: everything else. Each step runs even when one before it failed; the last line is
 * `N passed, N failed`, counted from the reports in test-results/.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Count } from './test/count-reports.ts';
import { ensureBrowser } from './test/ensure-browser.ts';
import { keepFailures } from './test/failure-history.ts';
import { farOverBudget, fileTimes, timesReport } from './test/file-times.ts';
import { makeQuickTemp } from './test/quick-temp.ts';
import { runStep } from './test/run-step.ts';
import { watchSlowness } from './test/slowness.ts';
import { countOf, FULL_STEPS, failedOf, results, root, STEPS, type Step } from './test/steps.ts';

const isFull = process.argv.includes('--full');
/**
 * How many steps run at once: two more than there are cores, since steps wait as much as they work (with one more, a tenth of the time is lost);
 * browsers and Workers need memory. Many of the long tests are several processes each.
 */
const SLOTS = Math.min(availableParallelism() + (isFull ? 0 : 2), 4);

const steps = isFull ? FULL_STEPS : STEPS;
// The reports of both commands together show every requirement.
for (const { report } of steps) if (report) rmSync(join(results, report.file), { force: true });
mkdirSync(results, { recursive: true });
if (!ensureBrowser()) console.error('There is no browser and none could be installed: browser tests will fail.');

const temp = makeQuickTemp();
const started = Date.now();
const slowness = watchSlowness();
const total: Count = { passed: 0, failed: 0 };
const broken: string[] = [];
const failures: string[] = [];
const summaries: string[] = [];
const waiting = [...steps];
const ended = new Set<string>();
await Promise.all(Array.from({ length: SLOTS }, takeSteps));
slowness.stop();
keepFailures(failures);
const slow = reportTimes();
if (slow.length > 0) {
  broken.push(`time budgets (${slow.join(', ')})`);
  total.failed += 1;
}
console.log(`\n${summaries.join('\n')}`);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}\n${failures.map((one) => `  ${one}`).join('\n')}`);
const wasSlow = slowness.between(started, Date.now()).toFixed(1);
console.log(
  `\nIn ${Math.round((Date.now() - started) / 1000)} s, on a machine ${wasSlow} times as slow as a quiet one.\n${total.passed} passed, ${total.failed} failed`,
);
process.exit(total.failed === 0 ? 0 : 1);

/** Takes one step after the other until none is left; waits where all that are left need one that still runs. */
async function takeSteps(): Promise<void> {
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ after }) => after === undefined || ended.has(after));
    const [step] = index < 0 ? [] : waiting.splice(index, 1);
    if (step) await take(step);
    else await new Promise((resume) => setTimeout(resume, 500));
  }
}

async function take(step: Step): Promise<void> {
  const began = Date.now();
  console.log(`\n── ${step.name}`);
  const count = countOf(step, await runStep(step, temp));
  ended.add(step.name);
  total.passed += count.passed;
  total.failed += count.failed;
  if (count.failed > 0) broken.push(step.name);
  failures.push(...failedOf(step));
  const seconds = Math.round((Date.now() - began) / 1000);
  const line = `── ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`;
  summaries.push(line);
  console.log(line);
}

/** Prints the slowest files of each step; gives those that took far longer than they may. */
function reportTimes(): string[] {
  return steps.flatMap(({ name, report }) => {
    const times = report ? fileTimes(join(results, report.file), root) : null;
    if (!times) return [];
    console.log(`\n${timesReport(name, times)}`);
    return farOverBudget(times, slowness.between).map(({ file }) => file);
  });
}
