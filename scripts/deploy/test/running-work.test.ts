import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { at } from '../layout.ts';
import { requireQuiet } from '../running-work.ts';
import type { Outcome, Wrangler } from '../wrangler.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const MIGRATIONS = readdirSync(at('migrations')).filter((name) => name.endsWith('.sql'));

/** Our tables in a real SQLite, which answers as `wrangler d1 execute --json` does. */
function site(jobs: ReadonlyArray<{ kind: string; state: string; secondsAgo: number }>): Wrangler {
  const db = new DatabaseSync(':memory:');
  for (const name of MIGRATIONS) db.exec(readFileSync(at(`migrations/${name}`), 'utf8'));
  const add = db.prepare(`INSERT INTO outbox (id, kind, payload, dedupe_key, state, not_before, created_at, sent_at)
    VALUES (?, ?, '{}', ?, ?, 0, 0, ?)`);
  for (const [n, { kind, state, secondsAgo }] of jobs.entries())
    add.run(`j${n}`, kind, `${kind}:${n}`, state, NOW - secondsAgo * 1_000);
  return (args) => {
    const command = args[args.indexOf('--command') + 1] ?? '';
    return answer({ output: JSON.stringify([{ results: db.prepare(command).all(), success: true }]) });
  };
}

const answer = (given: Partial<Outcome>) => Promise.resolve({ status: 0, output: '', complaint: '', ...given });

async function ask(run: Wrangler, anyway?: string): Promise<string> {
  const said: string[] = [];
  await requireQuiet(run, { databaseConfig: '/db.json', anyway, now: NOW, say: (text) => said.push(text) });
  return said.join('\n');
}

describe('a deployment while the site works', () => {
  it('goes on while nothing runs, or only what goes on after a restart', async () => {
    expect(await ask(site([]))).toContain('Nothing runs that must not be interrupted');
    const reading = { kind: 'source.scrape', state: 'running', secondsAgo: 5 };
    const waiting = { kind: 'payment.settle', state: 'pending', secondsAgo: 5 };
    expect(await ask(site([reading, waiting]))).toContain('Nothing runs that must not be interrupted');
  });

  it('is refused while money is handled, and says what runs and since when', async () => {
    const running = [
      { kind: 'payment.refund', state: 'running', secondsAgo: 300 },
      { kind: 'payment.settle', state: 'running', secondsAgo: 40 },
      { kind: 'payment.settle', state: 'running', secondsAgo: 10 },
      { kind: 'source.scrape', state: 'running', secondsAgo: 900 },
    ];
    await expect(ask(site(running))).rejects.toThrow(
      'The site handles money right now, which must not be interrupted: payment.refund since 2026-11-23 11:55:00 UTC, 5 min ago; 2 jobs payment.settle, the first since 2026-11-23 11:59:20 UTC, 40 s ago. Wait until it ends (Dashboard, System Protection Status), then deploy again.\nTo deploy all the same, say why: npm run deploy -- --anyway "the reason".',
    );
  });

  it('goes on anyway for a typed reason only', async () => {
    const money = () => site([{ kind: 'ledger.verify', state: 'running', secondsAgo: 1 }]);
    expect(await ask(money(), ' the lease  is stuck ')).toContain('Deployed anyway (the lease is stuck): The site');
    for (const none of ['', '   ', 'because', 'x'.repeat(201)])
      await expect(ask(money(), none)).rejects.toThrow('--anyway needs the reason');
  });

  it('is the first one where there are no tables, and is refused where the database does not answer', async () => {
    const run =
      (given: Partial<Outcome>): Wrangler =>
      () =>
        answer(given);
    expect(await ask(run({ status: 1, complaint: 'no such table: outbox: SQLITE_ERROR' }))).toContain('is new');
    const silent = run({ status: 1, complaint: 'fetch failed' });
    await expect(ask(silent)).rejects.toThrow(/is not known: the database did not answer[^]*fetch failed/);
    expect(await ask(silent, 'the database is being replaced')).toContain('Deployed anyway');
    await expect(ask(run({ output: 'Something else' }))).rejects.toThrow('is not known');
  });
});
