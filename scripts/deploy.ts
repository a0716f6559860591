/**
 * `npm run deploy`: builds, checks, and deploys the site to the Cloudflare account in marquee.config.json.
 *
 *   npm run deploy -- --dry-run            builds, packs and checks everything; needs no account and no network
 *   npm run deploy -- --config other.json  another owner's configuration
 *   npm run deploy -- --anyway "why"       although work runs that must not be interrupted
 */
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { buildSite } from './deploy/build-site.ts';
import { factorKeyFault } from './deploy/factor-key.ts';
import { at } from './deploy/layout.ts';
import { liveCheck } from './deploy/live-check.ts';
import { writeDatabaseConfig, writeOwnerConfigs } from './deploy/owner-configs.ts';
import { packAll } from './deploy/pack.ts';
import { configFaults, requireCredentials, requireResources } from './deploy/preflight.ts';
import { release } from './deploy/release.ts';
import { reasonOf, requireQuiet } from './deploy/running-work.ts';
import { CONFIG_FILE, readSiteConfig } from './deploy/site-config.ts';
import { Stop } from './deploy/stop.ts';
import { versionOf } from './deploy/version.ts';
import { projectWrangler } from './deploy/wrangler.ts';
import { typedPath } from './local/typed-path.ts';

const say = (text: string) => console.log(text);

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Stop ? error.message : `The deployment failed: ${messageOf(error)}`}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, config: { type: 'string' }, anyway: { type: 'string' } },
  });
  const anyway = values.anyway === undefined ? undefined : reasonOf(values.anyway);
  const path = values.config ? typedPath(values.config) : at(CONFIG_FILE);
  const site = readSiteConfig(path);
  if (!site && (values.config || !values['dry-run']))
    throw new Stop(
      `There is no ${path}: copy marquee.config.example.json to it and fill it in (docs/operations.md, step 4).`,
    );
  const run = projectWrangler(site?.accountId ?? '');
  if (!values['dry-run']) await requireCredentials(run, process.env);

  const version = versionOf();
  say(`Marquee ${version.text}${site ? ` for ${site.publicOrigin}` : ' with the committed placeholders'}`);
  await buildSite('warn', site);
  const workers = writeOwnerConfigs(site);
  const faults = configFaults(workers);
  if (site && faults.length > 0) throw new Stop(faults.join('\n'));
  const databaseConfig = site ? writeDatabaseConfig(site) : null;
  say('\nPacked');
  await packAll(run, workers, version.text, say);
  if (values['dry-run'] || !site || !databaseConfig) {
    say(`\nDry run: nothing was deployed.${site ? '' : ` A deployment needs ${CONFIG_FILE}.`}`);
    return;
  }
  await requireResources(run, workers, site);
  say('\nAsked');
  await requireQuiet(run, { databaseConfig, anyway, now: Date.now(), say });
  say('\nDeployed');
  await release(run, { site, workers, version, databaseConfig, anyway, say });
  say(`\n${await liveCheck(site.publicOrigin, version.text)}`);
  const fault = await factorKeyFault(run);
  if (fault) say(`\n${fault}`);
}
