import { parseArgs } from 'node:util';
import { reportOf } from './report.ts';
import { simulate } from './simulate.ts';
import { writePage } from './write-page.ts';

/**
 * A month of the whole engine in minutes: schedule and queue against the sample web on a moving clock, with seeded weather (sites that are down,
 * die, move, change their markup, limit their readers; shows that are announced late, move or are cancelled). What visitors are
 * shown is compared with what is true every two hours.
 */
export async function bench(): Promise<unknown> {
  const days = Number(process.env.BENCH_DAYS ?? 30);
  return reportOf(await simulate({ days, seed: Number(process.env.BENCH_SEED ?? 1) }));
}

/** `npm run simulate -- --days 30 --seed 1 --write`: prints the report; `--write` puts it into docs/simulation.md. */
export async function command(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { days: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
  });
  const days = wholeNumber('--days', values.days ?? '30', 1, 365);
  const seed = wholeNumber('--seed', values.seed ?? '1', 0, 1e9);
  const report = reportOf(await simulate({ days, seed, say: (line) => console.error(line) }));
  console.log(JSON.stringify(report, null, 2));
  if (values.write) writePage(report, seed);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}
