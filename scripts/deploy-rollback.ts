/**
 * `npm run rollback`: goes back one version of every Worker and of the Pages project.
 *
 *   npm run rollback -- --dry-run            says what it would go back to
 *   npm run rollback -- --config other.json  another owner's configuration
 *   npm run rollback -- --anyway "why"       although work runs that must not be interrupted
 */
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { openSite } from './deploy/account/open-site.ts';
import { writeDatabaseConfig } from './deploy/owner-configs.ts';
import { rollBack } from './deploy/rollback/roll-back.ts';
import { reasonOf } from './deploy/running-work.ts';
import { Stop } from './deploy/stop.ts';

try {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, config: { type: 'string' }, anyway: { type: 'string' } },
  });
  const anyway = values.anyway === undefined ? undefined : reasonOf(values.anyway);
  const { api, run, site } = await openSite(values.config);
  await rollBack({
    api,
    run,
    site,
    isDryRun: values['dry-run'] ?? false,
    databaseConfig: writeDatabaseConfig(site),
    anyway,
    now: Date.now(),
    say: (text) => console.log(text),
  });
} catch (error) {
  console.error(`\n${error instanceof Stop ? error.message : `The rollback failed: ${messageOf(error)}`}`);
  process.exit(1);
}
