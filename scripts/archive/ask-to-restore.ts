import { parseArgs } from 'node:util';
import { jobs } from '@marquee/contract';
import { atomically, type Statement } from '@marquee/db';
import { enqueue } from '@marquee/domain/jobs';
import { secureRandom, systemClock } from '@marquee/kernel';
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

/** Adds the job that restores a city's archived events of a month. Throws Stop where the arguments or the database do not allow it. */
export async function askToRestore(args: readonly string[], say: (text: string) => void): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      city: { type: 'string' },
      month: { type: 'string' },
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  if (values.local && values.remote) throw new Stop('Use --local or --remote, not both.');
  const asked = jobs['maintenance.restore'].safeParse({ citySlug: values.city, month: values.month });
  if (!asked.success)
    throw new Stop('Say which city and month: npm run restore:events -- --city columbia-sc --month 2026-08');
  const { citySlug, month } = asked.data;
  const job = { kind: 'maintenance.restore', payload: asked.data, subject: `${citySlug}/${month}`, citySlug: null };
  const statements = enqueue({ clock: systemClock, random: secureRandom }, [
    job as typeof job & { kind: 'maintenance.restore' },
  ]);
  if (values.remote) await remotely(values.config ? typedPath(values.config) : at(CONFIG_FILE), statements);
  else await locally(values.state ? typedPath(values.state) : at('.wrangler/state/sample'), statements);
  say(`The engine will restore the archived events of ${citySlug} for ${month}.`);
}

async function locally(state: string, statements: readonly Statement[]): Promise<void> {
  const taken = await takeLock(state, 'restore:events');
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
