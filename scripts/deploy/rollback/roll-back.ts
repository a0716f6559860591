import { z } from 'zod';
import type { AccountApi } from '../account/api.ts';
import { readSite, readWorker } from '../account/deployed.ts';
import { remedyForWrangler } from '../account/failures.ts';
import { WORKERS } from '../layout.ts';
import { requireQuiet } from '../running-work.ts';
import type { SiteConfig } from '../site-config.ts';
import { Stop } from '../stop.ts';
import type { Wrangler } from '../wrangler.ts';
import { planRollback } from './plan-rollback.ts';

/** What a rollback leaves as it is. */
const STAYS = `It does not take back: the database (migrations only add, so the older version runs on the newer tables), objects in R2, copies in KV,
messages in queues, the schedule and the consumers of queues, and secrets of today that a version carries with it.`;

export interface Rollback {
  api: AccountApi;
  run: Wrangler;
  site: SiteConfig;
  isDryRun: boolean;
  /** Where wrangler finds the database under the binding DB. */
  databaseConfig: string;
  /** The reason to do it although work runs that must not be interrupted. */
  anyway: string | undefined;
  now: number;
  say: (text: string) => void;
}

/** Goes back one version of the site: files first, then the Workers from the API down, so that no page asks for what is not there yet. Throws Stop. */
export async function rollBack({
  api,
  run,
  site,
  isDryRun,
  databaseConfig,
  anyway,
  now,
  say,
}: Rollback): Promise<void> {
  const workers = [];
  for (const { name } of WORKERS) workers.push(await readWorker(api, name));
  const plan = planRollback(workers, await readSite(api, site.pagesProject));
  say(`Back to ${plan.target.message || `the deployment of ${plan.target.createdAt}`}`);
  say(STAYS);
  if (plan.site === null && plan.workers.length === 0) return say('Every part runs this version already.');
  if (isDryRun) {
    if (plan.site) say(`  · Pages project ${site.pagesProject} to ${plan.site.id}`);
    for (const { name, version } of [...plan.workers].reverse()) say(`  · ${name} to ${version.id}`);
    return say('Dry run: nothing was changed.');
  }
  await requireQuiet(run, { databaseConfig, anyway, now, say, command: 'rollback' });
  if (plan.site) {
    // wrangler lists the deployments of a project, but has no command to go back to one.
    await api.call('POST', `/pages/projects/${site.pagesProject}/deployments/${plan.site.id}/rollback`, z.unknown());
    say(`  ✓ Pages project ${site.pagesProject}`);
  }
  for (const { name, version } of [...plan.workers].reverse()) {
    const args = [
      'rollback',
      version.id,
      '--name',
      name,
      '--message',
      `back to ${plan.target.release || 'an older version'}`,
    ];
    const { status, output, complaint } = await run([...args, '--yes']);
    const said = `${complaint}\n${output}`.trim();
    if (status !== 0)
      throw new Stop(
        `${name} was not rolled back: run the same command again.\n${said}\n${remedyForWrangler(said)}`.trim(),
      );
    say(`  ✓ ${name}`);
    const changed = /secrets have changed[^\n]*\n((?:\s*\*[^\n]*\n?)+)/.exec(said)?.[1];
    if (changed)
      say(`    with the older values of these secrets: ${changed.replaceAll('*', '').trim().split(/\s+/).join(', ')}`);
  }
}
