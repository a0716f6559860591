import { answerCpu } from './answer-cpu.ts';
import { get, withFile, withState, withWorker } from './local-world.ts';
import { requestRatios } from './request-ratios.ts';
import { seed } from './seed.ts';
import { type Figures, verdictOf } from './verdict.ts';

const SIZES = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);

/** The size at which requests are counted: rows read say how the others differ. */
const RATIOS_AT = Math.min(1, SIZES.length - 1);

/**
 * What pages of the public site cost at several sizes (BENCH_SIZES=10000,100000,1000000): rows read as D1 counts them, milliseconds in the database, rows written for an event,
 * and requests a second beside a bare route in the same workerd and the same run, as ratios. `names` are groups of
 * `cases.ts`. Events are stored by the engine's own statements, in the database's file, before each size is measured.
 */
export function bench(names: readonly string[]) {
  return withState(async (state) => {
    const sizes: Record<string, Record<string, Figures>> = {};
    let ratios: unknown;
    const answers: Record<string, unknown> = {};
    let written: unknown;
    for (const [i, size] of SIZES.entries()) {
      await store(state, (SIZES[i - 1] ?? 0) + 1, size);
      if (names.includes('chat')) answers[size] = await withFile(state, answerCpu);
      await withWorker(state, async (origin) => {
        sizes[size] = await get(`${origin}/cases?of=${names.join(',')}`);
        console.error(`${size} events: ${JSON.stringify(sizes[size])}`);
        if (i === 0) written = await get(`${origin}/written`);
        if (i === RATIOS_AT) ratios = await requestRatios(origin, names);
      });
    }
    return {
      benchmark: names.join(' '),
      sizes,
      ...(names.includes('chat') ? { answerCpu: answers } : {}),
      requestRatios: ratios,
      rowsWritten: written,
      verdict: verdictOf(sizes),
    };
  });
}

/** Writes into the file of the local D1 while no Worker has it open. */
async function store(state: string, from: number, to: number): Promise<void> {
  const started = performance.now();
  await withFile(state, (db) => seed(db, from, to));
  console.error(`stored events ${from} to ${to} in ${Math.round((performance.now() - started) / 1000)} s`);
}
