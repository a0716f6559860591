import { mustFinish } from '@marquee/domain/operations';
import { z } from 'zod';
import { Stop } from './stop.ts';
import type { Wrangler } from './wrangler.ts';

/** What the console's protection status counts (packages/domain/src/operations/running-jobs.sql.ts), with the oldest of each kind. */
const RUNNING = `SELECT kind, count(*) AS jobs, min(since) AS since
  FROM (SELECT kind, coalesce(sent_at, created_at) AS since FROM outbox WHERE state = 'running' LIMIT 1000) GROUP BY kind ORDER BY kind`;

const ROWS = z.array(z.object({ results: z.array(z.object({ kind: z.string(), jobs: z.int(), since: z.number() })) }));

export interface QuietAsked {
  /** Where wrangler finds the database under the binding DB. */
  databaseConfig: string;
  /** `--anyway`: the reason that was typed; undefined where nobody insists. */
  anyway: string | undefined;
  now: number;
  say: (text: string) => void;
  /** What insists with its own `--anyway`. */
  command?: 'deploy' | 'rollback';
  /** `--local` in tests. */
  where?: string;
}

/**
 * Refuses while the deployed site does work that must not be interrupted (`canShutdown` is false). It asks the site's database with the
 * credentials of the deployment: there is no other secret, and a site that does not answer can still be repaired. Throws Stop.
 */
export async function requireQuiet(
  run: Wrangler,
  { databaseConfig, anyway, now, say, command = 'deploy', where = '--remote' }: QuietAsked,
): Promise<void> {
  const reason = anyway === undefined ? null : reasonOf(anyway);
  const args = ['d1', 'execute', 'DB', where, '--config', databaseConfig, '--json', '--command', RUNNING];
  const { status, output, complaint } = await run(args);
  const told = `${complaint}\n${output}`;
  if (status !== 0 && /no such table/i.test(told)) return say('  ✓ Nothing runs: the database is new');
  const fault = status === 0 ? faultOf(output, now) : `${SILENT}\nwrangler said: ${told.trim()}`;
  if (fault === null) return say('  ✓ Nothing runs that must not be interrupted');
  if (reason === null)
    throw new Stop(`${fault}\nTo ${command} all the same, say why: npm run ${command} -- --anyway "the reason".`);
  say(`  ! ${command === 'deploy' ? 'Deployed' : 'Rolled back'} anyway (${reason}): ${fault}`);
}

const SILENT =
  'Whether work runs that must not be interrupted is not known: the database did not answer. Deploy again in a minute.';

/** The typed reason. Throws Stop if it is none. */
export function reasonOf(text: string): string {
  const reason = text.trim().replace(/\s+/g, ' ');
  if (reason.length < 8 || reason.length > 200)
    throw new Stop('--anyway needs the reason in 8 to 200 characters: npm run deploy -- --anyway "the reason".');
  return reason;
}

function faultOf(output: string, now: number): string | null {
  const rows = read(output);
  if (rows === null) return `${SILENT}\nwrangler said: ${output.trim()}`;
  const running = mustFinish(rows);
  if (running.length === 0) return null;
  const named = running.map(({ kind, jobs, since }) => {
    const began = `${new Date(since).toISOString().slice(0, 19).replace('T', ' ')} UTC, ${ageOf(now - since)} ago`;
    return jobs === 1 ? `${kind} since ${began}` : `${jobs} jobs ${kind}, the first since ${began}`;
  });
  return `The site handles money right now, which must not be interrupted: ${named.join('; ')}. Wait until it ends (Dashboard, System Protection Status), then deploy again.`;
}

function read(output: string) {
  try {
    return ROWS.parse(JSON.parse(output))[0]?.results ?? null;
  } catch {
    return null;
  }
}

function ageOf(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
