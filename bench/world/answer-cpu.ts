import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { openDatabase } from '@marquee/db';
import { answerRequest } from '@marquee/domain/concierge';
import { listEvents } from '@marquee/domain/events';

type D1 = Parameters<typeof openDatabase>[0];

const COLUMBIA = { city: 'Columbia', state: 'SC' };
const WARM = 20;
const TIMES = 100;
const REQUESTS: Record<string, string> = {
  'a category': 'live music',
  'a word on a day': 'lanterns on the next friday',
  'free this weekend': 'free things to do this weekend',
  'looked through': 'concerts under $5 before noon, not a bar',
  families: 'something for the kids next week',
  'found in nothing': 'xylophone duel tonight',
};

/**
 * The processor's time of one answer without that of the database, in ms, and as a ratio to a page of the listing (50 events) measured the same
 * way in the same run. Each statement is run once; after that its rows are read from JSON, as a Worker gets them from D1.
 */
export async function answerCpu(file: DatabaseSync) {
  const now = Date.now();
  const deps = {
    db: openDatabase(remembering(file)),
    clock: { now: () => now },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  } as unknown as Parameters<typeof answerRequest>[0];
  const page = await cpuOf(() => listEvents(deps, { ...COLUMBIA, limit: 50, sort: 'date-asc' }));
  const answers: Record<string, { ms: number; toPage: number }> = {};
  for (const [name, message] of Object.entries(REQUESTS)) {
    const request = { ...COLUMBIA, message, sessionId: 'a-session-of-the-bench', language: 'en' as const };
    const ms = await cpuOf(() => answerRequest(deps, request));
    answers[name] = { ms: rounded(ms), toPage: rounded(ms / page) };
  }
  return { pageMs: rounded(page), answers };
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  for (let n = 0; n < WARM; n += 1) await work();
  const before = process.cpuUsage();
  for (let n = 0; n < TIMES; n += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / TIMES;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** A D1 database over a file that only reads, and runs the same statement with the same values once. */
function remembering(file: DatabaseSync): D1 {
  const known = new Map<string, string>();
  const rows = (text: string, values: readonly SQLInputValue[], isRaw: boolean): unknown[] => {
    const key = JSON.stringify([text, values, isRaw]);
    let told = known.get(key);
    if (told === undefined) {
      const statement = file.prepare(text);
      statement.setReturnArrays(isRaw);
      told = JSON.stringify(statement.all(...values));
      known.set(key, told);
    }
    return JSON.parse(told) as unknown[];
  };
  const meta = { rows_read: 0, rows_written: 0, duration: 0 };
  const prepare = (text: string, values: readonly SQLInputValue[] = []) => ({
    bind: (...given: SQLInputValue[]) => prepare(text, given),
    all: async () => ({ results: rows(text, values, false), success: true, meta }),
    run: async () => ({ results: rows(text, values, false), success: true, meta }),
    raw: async () => rows(text, values, true),
  });
  const batch = (statements: Array<ReturnType<typeof prepare>>) => Promise.all(statements.map((one) => one.all()));
  return { prepare, batch } as unknown as D1;
}
