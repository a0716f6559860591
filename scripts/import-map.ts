/**
 * `npm run import:map -- FILE`: takes the venues with websites from a downloaded map extract (Overpass JSON or GeoJSON of OpenStreetMap) as
 * sites to check. The engine checks them in the next sessions of their cities. Importing a file twice changes nothing, so an import that
 * was interrupted is started again.
 *
 *   (nothing more) or --local   the local state that `MARQUEE_WEB=live npm start` uses; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { at } from './deploy/layout.ts';
import { writeDatabaseConfig } from './deploy/owner-configs.ts';
import { requireCredentials } from './deploy/preflight.ts';
import { CONFIG_FILE, readSiteConfig } from './deploy/site-config.ts';
import { Stop } from './deploy/stop.ts';
import { projectWrangler } from './deploy/wrangler.ts';
import { importFile } from './discovery/import-file.ts';
import { localMapDatabase } from './discovery/local-map.ts';
import { remoteMapDatabase } from './discovery/remote-map.ts';
import { openLocal } from './local/open-local.ts';
import { typedPath } from './local/typed-path.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The map could not be imported: ${messageOf(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Stop('Name one file: npm run import:map -- extract.json');
  if (values.local && values.remote) throw new Stop('Use --local or --remote, not both.');
  const path = typedPath(file);
  if (!existsSync(path)) throw new Stop(`There is no file at ${path}.`);
  const counts = values.remote
    ? await remotely(values.config ? typedPath(values.config) : at(CONFIG_FILE), path)
    : await locally(values.state ? typedPath(values.state) : at('.wrangler/state/live'), path);
  console.log(
    `${counts.elements} elements read, ${counts.broken} of them broken; ${counts.venues} venues with a website, ${counts.tooFar} far from every city of the network, ${counts.known} known, ${counts.added} new.`,
  );
  console.log('Map data © OpenStreetMap contributors, Open Database License.');
}

async function locally(state: string, path: string) {
  const { db, close } = await openLocal(state);
  try {
    return await importFile(localMapDatabase(db), path, (line) => console.error(line));
  } finally {
    await close();
  }
}

async function remotely(configPath: string, path: string) {
  const site = readSiteConfig(configPath);
  if (!site) throw new Stop(`There is no ${configPath}: npm run deploy writes it.`);
  const run = projectWrangler(site.accountId);
  await requireCredentials(run, process.env);
  return importFile(remoteMapDatabase(run, writeDatabaseConfig(site)), path, (line) => console.error(line));
}
