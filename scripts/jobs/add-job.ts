import { parseArgs } from 'node:util';
import { atomically, type Statement } from '@marquee/db';
import { at } from '../deploy/layout.ts';
import { writeDatabaseConfig } from '../deploy/owner-configs.ts';
import { requireCredentials } from '../deploy/preflight.ts';
import { withFile } from '../deploy/release.ts';
import { CONFIG_FILE, readSiteConfig } from '../deploy/site-config.ts';
import { sqlText } from '../deploy/sql-text.ts';
import { Stop } from '../deploy/stop.ts';
import { projectWrangler } from '../deploy/wrangler.ts';
import { takeLock } from '../local/lock.ts';
import { openLocal } from '../local/open-local.ts';
import { typedPath } from '../local/typed-path.ts';

/** Where a command adds its job: `--local` with `--state`, or `--remote` with `--config`. */
const WHERE = {
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  state: { type: 'string' },
  config: { type: 'string' },
} as const;

interface Where {
  local?: boolean | undefined;
  remote?: boolean | undefined;
  state?: string | undefined;
  config?: string | undefined;
}

/** The arguments of a command: texts of its own, and where. Throws Stop for two places at once. */
export function argumentsOf<K extends string>(
  args: readonly string[],
  names: readonly K[],
): { texts: Partial<Record<K, string>>; where: Where } {
  const own = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options: { ...own, ...WHERE } });
  const { local, remote, state, config, ...texts } = values as Where & Partial<Record<K, string>>;
  if (local && remote) throw new Stop('Use --local or --remote, not both.');
  return { texts: texts as unknown as Partial<Record<K, string>>, where: { local, remote, state, config } };
}

/** Adds a job for the engine. `command` is what is typed after `npm run`. Throws Stop where the database does not allow it. */
export async function addJob(statements: readonly Statement[], where: Where, command: string): Promise<void> {
  if (where.remote) await remotely(where.config ? typedPath(where.config) : at(CONFIG_FILE), statements);
  else await locally(where.state ? typedPath(where.state) : at('.wrangler/state/sample'), statements, command);
}

async function locally(state: string, statements: readonly Statement[], command: string): Promise<void> {
  const taken = await takeLock(state, command);
  if ('holder' in taken) throw new Stop('The local state is in use. Stop `npm start` first, then run this again.');
  const { db, close } = await openLocal(state);
  try {
    await atomically(db, statements);
  } finally {
    await close();
    taken.lock.release();
  }
}

async function remotely(configPath: string, statements: readonly Statement[]): Promise<void> {
  const site = readSiteConfig(configPath);
  if (!site) throw new Stop(`There is no ${configPath}: npm run deploy writes it.`);
  const run = projectWrangler(site.accountId);
  await requireCredentials(run, process.env);
  const config = writeDatabaseConfig(site);
  const { status, output, complaint } = await withFile(statements.map(sqlText).join(''), (file) =>
    run(['d1', 'execute', 'DB', '--remote', '--config', config, '--yes', '--file', file]),
  );
  if (status !== 0)
    throw new Stop(`The database did not take the job; run the same command again.\n${(complaint || output).trim()}`);
}
