import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import type { EngineDeps } from '@marquee/domain/deps';
import { dispatchDue } from '@marquee/domain/jobs';
import type { Handlers } from '@marquee/platform';
import { inWords, MINUTE_MS, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { consumeBatch } from '../src/consume.ts';
import { handlers as realHandlers } from '../src/handlers.ts';

let delivered = 0;

/** A batch as the queue delivers it: a body each, under fresh message ids unless ids are given. */
export function batchOf(bodies: readonly unknown[], ids?: readonly string[], queue = 'marquee-jobs') {
  return createMessageBatch(
    queue,
    bodies.map((body, index) => {
      delivered += 1;
      return { id: ids?.[index] ?? `message-${delivered}`, timestamp: 0, attempts: 1, body };
    }),
  );
}

/** Delivers job messages to the consumer; gives which were acknowledged and which come again. */
export async function deliver(
  engine: EngineDeps,
  bodies: readonly unknown[],
  options: { handlers?: Handlers; ids?: readonly string[] } = {},
) {
  const batch = batchOf(bodies, options.ids);
  const context = createExecutionContext();
  await consumeBatch(engine, options.handlers ?? realHandlers, batch);
  const result = await getQueueResult(batch, context);
  return { acknowledged: result.explicitAcks.length, again: result.retryMessages };
}

export const messageFor = (jobId: string, kind = 'source.scrape') => ({ jobId, kind });

/** Lets time pass and the queue deliver until nothing is due within the given time. Gives how many messages were delivered. */
export async function runUntilQuiet(
  engine: TestEngine,
  withinMs = 10 * MINUTE_MS,
  handlers?: Handlers,
): Promise<number> {
  const end = engine.clock.now() + withinMs;
  let count = 0;
  for (;;) {
    await dispatchDue(engine);
    const next = engine.queue.sent.toSorted((a, b) => a.dueAt - b.dueAt)[0];
    if (next) {
      if (next.dueAt > end) return count;
      engine.queue.sent.splice(engine.queue.sent.indexOf(next), 1);
      if (next.dueAt > engine.clock.now()) engine.clock.advance(next.dueAt - engine.clock.now());
      await deliver(engine, [messageFor(next.jobId, next.kind)], handlers ? { handlers } : {});
      count += 1;
      continue;
    }
    const [waiting] = await engine.db.all<{ at: number | null }>(
      sql`SELECT min(not_before) AS at FROM outbox WHERE state = 'pending'`,
    );
    if (waiting?.at == null || waiting.at > end || count > 500) return count;
    engine.clock.advance(Math.max(1, waiting.at - engine.clock.now()));
  }
}

export interface OutboxRow {
  state: string;
  attempts: number;
  waits: number;
  not_before: number;
  last_error: string | null;
}

export async function jobRow(engine: Pick<EngineDeps, 'db'>, jobId: string): Promise<OutboxRow> {
  const [row] = await engine.db.all<OutboxRow>(
    sql`SELECT state, attempts, waits, not_before, last_error FROM outbox WHERE id = ${jobId}`,
  );
  if (!row) throw new Error(`no job ${jobId}`);
  return { ...row, last_error: row.last_error && String(inWords(row.last_error)) };
}

export interface RunRow {
  kind: string;
  outcome: string;
  detail: string | null;
  counts: Record<string, number>;
  findings: Array<{ code: string; message: string }>;
}

/** Run records, oldest first. */
export async function runRows(engine: Pick<EngineDeps, 'db'>): Promise<RunRow[]> {
  const rows = await engine.db.all<RunRow & { counts: string; findings: string }>(
    sql`SELECT kind, outcome, detail, counts, findings FROM runs ORDER BY rowid`,
  );
  return rows.map((row) => ({
    ...row,
    counts: JSON.parse(row.counts),
    findings: JSON.parse(String(inWords(row.findings))),
    detail: row.detail && String(inWords(row.detail)),
  }));
}
