/**
 * `npm run backup -- FOLDER`: writes every row of the database into a folder, with a manifest of what a restore must bring back.
 *
 *   (nothing more) or --local   the local state that `npm start` uses; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { backUpLocally, backUpRemotely } from './backup/make-backup.ts';
import { at } from './deploy/layout.ts';
import { CONFIG_FILE } from './deploy/site-config.ts';
import { Stop } from './deploy/stop.ts';
import { typedPath } from './local/typed-path.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Stop('Name one folder: npm run backup -- FOLDER');
  if (values.local && values.remote) throw new Stop('Use --local or --remote, not both.');
  const { rows } = values.remote
    ? await backUpRemotely(values.config ? typedPath(values.config) : at(CONFIG_FILE), typedPath(folder))
    : await backUpLocally(values.state ? typedPath(values.state) : at('.wrangler/state/sample'), typedPath(folder));
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`${total} rows of ${Object.keys(rows).length} tables are in ${folder}.`);
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The backup failed: ${messageOf(error)}`);
  process.exit(1);
}
