import type { AccountApi } from '../account/api.ts';
import { readSite, readWorker, runningRelease } from '../account/deployed.ts';
import { isMissing } from '../account/failures.ts';
import type { OwnerWorker } from '../owner-configs.ts';
import { release } from '../release.ts';
import { fingerprint, fingerprintOf, releaseId } from '../release-id.ts';
import { requireQuiet } from '../running-work.ts';
import type { SiteConfig } from '../site-config.ts';
import type { Wrangler } from '../wrangler.ts';
import { factorKeyToSet } from './factor-key.ts';
import type { Machine } from './machine-port.ts';

export interface Work {
  api: AccountApi;
  run: Wrangler;
  site: SiteConfig;
  workers: readonly OwnerWorker[];
  databaseConfig: string;
  machine: Machine;
  anyway: string | undefined;
}

/** Deploys what the build made, as far as it does not run already. */
export async function deployRelease({ api, run, site, workers, databaseConfig, machine, anyway }: Work): Promise<void> {
  const { say, version } = machine;
  const print = fingerprint(machine.partsOf(workers, version.text));
  const running = new Map<string, string>();
  for (const { name } of workers) running.set(name, await runningIn(api, name));
  const { live, deployments } = await readSite(api, site.pagesProject);
  const liveRelease = deployments.find(({ id }) => id === live)?.release ?? '';
  const done = finished(
    workers.map(({ name }) => ({ name, isSame: isSame(running.get(name)) })),
    isSame(liveRelease),
  );
  const factorKey = await factorKeyToSet(api, machine.secretsFolder);
  if (done.size === workers.length && isSame(liveRelease) && factorKey === null) {
    say(`  = Release ${liveRelease}: already there, in ${workers.length} Workers and the Pages project`);
    return;
  }

  say('\nPacked');
  await machine.pack(run, workers, version.text, say);
  say('\nAsked');
  await requireQuiet(run, { databaseConfig, anyway, now: machine.now().getTime(), say });
  say('\nDeployed');
  const begun = [...running.values()].filter(isSame).sort().at(-1);
  const id = begun ?? releaseId(machine.now(), print);
  const { gazetteer } = machine;
  await release(run, { site, workers, version, id, done, factorKey, gazetteer, databaseConfig, anyway, say });

  function isSame(found: string | undefined): boolean {
    return found !== undefined && fingerprintOf(found) === print;
  }
}

async function runningIn(api: AccountApi, name: string): Promise<string> {
  try {
    return runningRelease(await readWorker(api, name));
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

/**
 * The Workers that need nothing more. wrangler uploads a Worker and then sets its schedule and its queues, so the last one of an interrupted
 * deployment may lack them: only what came after it shows that it was finished.
 */
export function finished(workers: ReadonlyArray<{ name: string; isSame: boolean }>, isSiteSame: boolean): Set<string> {
  const until = isSiteSame ? workers.length : workers.findLastIndex(({ isSame }) => isSame);
  return new Set(workers.filter(({ isSame }, index) => isSame && index < until).map(({ name }) => name));
}
