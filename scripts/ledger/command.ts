import { parseArgs } from 'node:util';
import { type BookProof, proveLedger, storedBooks } from '@marquee/domain/ledger';
import { inEnglish } from '@marquee/kernel';
import { at } from '../deploy/layout.ts';
import { writeDatabaseConfig } from '../deploy/owner-configs.ts';
import { requireCredentials } from '../deploy/preflight.ts';
import { CONFIG_FILE, readSiteConfig } from '../deploy/site-config.ts';
import { Stop } from '../deploy/stop.ts';
import { projectWrangler } from '../deploy/wrangler.ts';
import { takeLock } from '../local/lock.ts';
import { openLocal } from '../local/open-local.ts';
import { typedPath } from '../local/typed-path.ts';
import { remoteBooks } from './remote-books.ts';

/** Proves the books as the arguments say, and says the result. Throws Stop where they cannot be read. */
export async function verifyLedgerCommand(args: readonly string[], say: (text: string) => void): Promise<BookProof> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  if (values.local && values.remote) throw new Stop('Use --local or --remote, not both.');
  const proof = values.remote
    ? await remotely(values.config ? typedPath(values.config) : at(CONFIG_FILE))
    : await locally(values.state ? typedPath(values.state) : at('.wrangler/state/sample'));
  for (const told of proof.breaks) say(inEnglish(told));
  say(
    proof.breaks.length === 0
      ? `The ledger is in order: ${proof.entries} entries.`
      : `The ledger is broken: ${proof.entries} entries, ${proof.breaks.length} breaks.`,
  );
  return proof;
}

async function locally(state: string): Promise<BookProof> {
  const taken = await takeLock(state, 'ledger:verify');
  if ('holder' in taken)
    throw new Stop(
      'The local state is in use. Stop `npm start` first, then run this again. The console checks it, too.',
    );
  const { db, close } = await openLocal(state);
  try {
    return await proveLedger(storedBooks({ db }));
  } finally {
    await close();
    taken.lock.release();
  }
}

async function remotely(configPath: string): Promise<BookProof> {
  const site = readSiteConfig(configPath);
  if (!site) throw new Stop(`There is no ${configPath}: npm run deploy writes it.`);
  const run = projectWrangler(site.accountId);
  await requireCredentials(run, process.env);
  return proveLedger(remoteBooks(run, writeDatabaseConfig(site)));
}
