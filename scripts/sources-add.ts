/**
 * `npm run sources:add -- --file sources.json`: adds sources and makes their cities live. The file is a JSON
 * array of `{ "url", "name", "city", "state" }`. A source whose URL is already stored stays unchanged.
 *
 *   (nothing more) or --local   the local state that `MARQUEE_WEB=live npm start` uses; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inEnglish, messageOf } from '@marquee/kernel';
import { at } from './deploy/layout.ts';
import { writeDatabaseConfig } from './deploy/owner-configs.ts';
import { requireCredentials } from './deploy/preflight.ts';
import { CONFIG_FILE, readSiteConfig } from './deploy/site-config.ts';
import { Stop } from './deploy/stop.ts';
import { projectWrangler } from './deploy/wrangler.ts';
import { typedPath } from './local/typed-path.ts';
import { addLocally } from './sources/add-locally.ts';
import { addRemotely } from './sources/add-remotely.ts';
import { readSources } from './sources/read-sources.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The sources could not be added: ${messageOf(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  if (values.local && values.remote) throw new Stop('Use --local or --remote, not both.');
  if (!values.file) throw new Stop('Say which file: npm run sources:add -- --file sources.json');
  const path = typedPath(values.file);
  if (!existsSync(path)) throw new Stop(`There is no file at ${path}.`);
  const { sources, faults } = readSources(readFileSync(path, 'utf8'), values.file);
  const { added, refused } = values.remote
    ? await remotely(values.config ? typedPath(values.config) : at(CONFIG_FILE))
    : await addLocally(values.state ? typedPath(values.state) : at('.wrangler/state/live'), sources);

  for (const refusal of [...faults, ...refused.map(inEnglish)]) console.error(`  left out: ${refusal}`);
  const left = faults.length + refused.length;
  console.log(
    `${added} of ${added + left} sources are known now; their cities are live and they are read within minutes.`,
  );
  if (left > 0) process.exitCode = 1;

  async function remotely(configPath: string) {
    const site = readSiteConfig(configPath);
    if (!site) throw new Stop(`There is no ${configPath}: npm run deploy writes it.`);
    const run = projectWrangler(site.accountId);
    await requireCredentials(run, process.env);
    return addRemotely(run, writeDatabaseConfig(site), sources);
  }
}
