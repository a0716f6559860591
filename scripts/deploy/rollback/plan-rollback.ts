import {
  type DeployedSite,
  type DeployedWorker,
  releaseBehind,
  runningRelease,
  type SiteDeployment,
  type WorkerVersion,
} from '../account/deployed.ts';
import { fingerprintOf } from '../release-id.ts';
import { Stop } from '../stop.ts';

export interface RollbackPlan {
  /** What visitors get afterwards. */
  target: SiteDeployment;
  /** Null where the Pages project serves the target already: then a deployment stopped before it. */
  site: SiteDeployment | null;
  /** The Workers that run another version than the target's. */
  workers: Array<{ name: string; version: WorkerVersion }>;
}

/**
 * The release before the one that runs. The Pages project is deployed last, so its deployments are the releases that were completed: where a
 * Worker runs a newer one, a deployment stopped in the middle, and the site's own release is the one to go back to. A Worker gets the last version
 * it had under the target, with the secrets that were set meanwhile. Throws Stop where there is nothing to go back to.
 */
export function planRollback(workers: readonly DeployedWorker[], site: DeployedSite): RollbackPlan {
  const live = site.deployments.find(({ id }) => id === site.live);
  if (!live) throw new Stop('Nothing is deployed: the Pages project has no live deployment.');
  const isHalfDone = workers.some((worker) => runningRelease(worker) > live.release);
  const target = isHalfDone ? live : before(live, site.deployments);
  return {
    target,
    site: target.id === live.id ? null : target,
    workers: workers.flatMap((worker) => {
      const version = versionUnder(worker, target.release);
      return version.id === worker.current ? [] : [{ name: worker.name, version }];
    }),
  };
}

function before(live: SiteDeployment, deployments: readonly SiteDeployment[]): SiteDeployment {
  // A release that was rolled back and then deployed again is no other version.
  const isSame = ({ release }: SiteDeployment) =>
    release !== '' && fingerprintOf(release) === fingerprintOf(live.release);
  const older = deployments.find((other) => other.createdAt < live.createdAt && !isSame(other));
  if (!older) throw new Stop('There is no older version to go back to: this is the first one.');
  return older;
}

function versionUnder({ name, versions }: DeployedWorker, release: string): WorkerVersion {
  const version = versions.find((one) => releaseBehind(versions, one) <= release);
  if (version) return version;
  throw new Stop(
    `${name} has no version of that release any more: Cloudflare keeps the last hundred. Check out the commit and run npm run deploy.`,
  );
}
