import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountApi } from '../account/api.ts';
import { accessOf, openAccount } from '../account/credentials.ts';
import {
  readAccount,
  readProjects,
  type Seen,
  useOfBucket,
  useOfDatabase,
  useOfNamespace,
} from '../account/read-account.ts';
import { API, CONSUMER } from '../layout.ts';
import { configFaults } from '../preflight.ts';
import { queueNames } from '../queue-names.ts';
import { parseSiteConfig, type SiteConfig } from '../site-config.ts';
import { Stop } from '../stop.ts';
import { deployRelease } from './deploy-release.ts';
import { keepDomain } from './domain.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { secretsOf } from './factor-key.ts';
import { keepFirstAdmin } from './first-admin.ts';
import { leftToDo } from './left-to-do.ts';
import type { Machine } from './machine-port.ts';
import type { DeployOptions } from './options.ts';
import { type Kind, OF_PAGES, planResources, wantedNames } from './plan.ts';
import { assumedAccount, planLines } from './plan-lines.ts';
import { provision } from './provision.ts';
import { adminOf, originOf } from './questions.ts';

/** From whatever the account holds to a live site. Each part is made if it is missing; what is there stays. Throws Stop. */
export async function goLive(options: DeployOptions, machine: Machine): Promise<void> {
  const { ask, say, env, version } = machine;
  const draft = readDraft(options.configPath);
  if (options.isDryRun) return dryRun(options, draft, machine);
  const origin = await originOf(options.origin, draft, ask);
  const admin = await adminOf(options.admin, draft.databaseId === undefined, ask);

  const account = draft.accountId || env.CLOUDFLARE_ACCOUNT_ID || '';
  const access = { ...(await accessOf(machine.wranglerFor(account), env)), pauseMs: machine.pauseMs };
  const api = await openAccount(access, account);
  const run = machine.wranglerFor(api.account);
  say(
    `Marquee ${version.text} for ${origin === OF_PAGES ? 'an address of pages.dev' : origin}, account ${api.account}`,
  );
  await machine.build(draft);
  const seen = await readAccount(api);
  const wanted = { origin, queues: queueNames(), names: wantedNames(draft, options.name) };
  const steps = await planResources(seen, draft, wanted, usesIn(api, seen));
  const rest = { configFile: options.configPath, origin, admin, ...countsOf(machine) };
  say(`\nPlan\n${planLines(steps, rest).join('\n')}`);

  say('\nIn the account');
  writeDraft(options.configPath, { ...(origin === OF_PAGES ? {} : { publicOrigin: origin }), accountId: api.account });
  await provision(api, steps, { keep: (settings) => writeDraft(options.configPath, settings), say });
  const { site, subdomain } = await wholeSite(api, options.configPath, origin);

  const workers = machine.workersFor(site);
  const faults = configFaults(workers);
  if (faults.length > 0) throw new Stop(faults.join('\n'));
  const databaseConfig = machine.writeDatabaseConfig(site);
  await deployRelease({ api, run, site, workers, databaseConfig, machine, anyway: options.anyway });

  say('\nAround it');
  const { databaseId } = site;
  const folder = machine.secretsFolder;
  const hasAdmin = await keepFirstAdmin({ api, run, databaseId, databaseConfig, email: admin, folder, say });
  const isDomainActive = await keepDomain(api, site, say);
  say(`\n${await machine.liveCheck(site.publicOrigin, version.text)}`);
  const apiSecrets = await secretsOf(api, API.name);
  const consumerSecrets = await secretsOf(api, CONSUMER.name);
  const keyFile = existsSync(join(folder, 'factor-key')) ? join(folder, 'factor-key') : null;
  const left = leftToDo({ site, subdomain, isDomainActive, hasAdmin, apiSecrets, consumerSecrets, keyFile });
  say(`\nThe site: ${site.publicOrigin}\nLeft to do\n${left.map((line) => `  - ${line}`).join('\n')}`);
}

async function dryRun(options: DeployOptions, draft: Draft, machine: Machine): Promise<void> {
  const { say, version } = machine;
  const origin = options.origin ?? draft.publicOrigin ?? OF_PAGES;
  say(`Marquee ${version.text}`);
  await machine.build(draft);
  const workers = machine.workersFor(null);
  const wanted = { origin, queues: queueNames(), names: wantedNames(draft, options.name) };
  const seen = assumedAccount(draft);
  const steps = await planResources(seen, draft, wanted, () => Promise.resolve('ours'));
  const rest = { configFile: options.configPath, origin, admin: options.admin ?? null, ...countsOf(machine) };
  say(`\nPlan, if the account has nothing but what the configuration names\n${planLines(steps, rest).join('\n')}`);
  say('\nPacked');
  await machine.pack(machine.wranglerFor(''), workers, version.text, say);
  say('\nDry run: nothing was asked of Cloudflare, and nothing was changed.');
}

function usesIn(api: AccountApi, seen: Seen) {
  return (kind: Kind, name: string, id: string) => {
    if (kind === 'database') return useOfDatabase(api, id);
    if (kind === 'bucket') return useOfBucket(api, name);
    if (kind === 'namespace') return useOfNamespace(api, id);
    return Promise.resolve(seen.projects.find((project) => project.name === name)?.use ?? 'empty');
  };
}

/** The configuration, which is complete now, and the host of the Pages project. */
async function wholeSite(
  api: AccountApi,
  path: string,
  origin: string,
): Promise<{ site: SiteConfig; subdomain: string }> {
  const draft = readDraft(path);
  const project = (await readProjects(api)).find(({ name }) => name === draft.pagesProject);
  const subdomain = project?.subdomain || `${draft.pagesProject}.pages.dev`;
  if (origin === OF_PAGES) writeDraft(path, { publicOrigin: `https://${subdomain}` });
  return { site: parseSiteConfig(JSON.stringify(readDraft(path)), path), subdomain };
}

function countsOf({ gazetteer, migrations }: Machine): { places: number; migrations: number } {
  return { places: gazetteer.length, migrations };
}
