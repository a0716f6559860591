import { z } from 'zod';
import { releaseIn } from '../release-id.ts';
import type { AccountApi } from './api.ts';
import { isMissing } from './failures.ts';

const DEPLOYMENTS = z.object({
  deployments: z.array(
    z.object({
      created_on: z.string(),
      versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })),
    }),
  ),
});
const ANNOTATIONS = z.object({ 'workers/tag': z.string(), 'workers/message': z.string() }).partial().nullish();
const VERSION = z.object({
  id: z.string(),
  number: z.number(),
  metadata: z.object({ created_on: z.string() }),
  annotations: ANNOTATIONS,
});
const TRIGGER = z
  .object({ metadata: z.object({ commit_message: z.string().nullish() }).partial().nullish() })
  .partial();
const PAGES_DEPLOYMENT = z.object({
  id: z.string(),
  created_on: z.string(),
  deployment_trigger: TRIGGER.nullish(),
  latest_stage: z.object({ name: z.string(), status: z.string() }).nullish(),
});

export interface WorkerVersion {
  id: string;
  number: number;
  /** The release that made it; an empty text where a secret or a person did. */
  release: string;
  /** As `npm run deploy` wrote it: the commit. */
  message: string;
}

/** A Worker's versions, newest first, and the one that runs. */
export interface DeployedWorker {
  name: string;
  current: string | null;
  versions: WorkerVersion[];
}

export async function readWorker(api: AccountApi, name: string): Promise<DeployedWorker> {
  const path = `/workers/scripts/${name}`;
  const { deployments } = await api.call('GET', `${path}/deployments`, DEPLOYMENTS);
  const [latest] = [...deployments].sort((a, b) => b.created_on.localeCompare(a.created_on));
  const [most] = [...(latest?.versions ?? [])].sort((a, b) => b.percentage - a.percentage);
  const { items } = await api.call('GET', `${path}/versions?deployable=true`, z.object({ items: z.array(VERSION) }));
  const versions = items.map(({ id, number, annotations }) => ({
    id,
    number,
    release: releaseIn(annotations?.['workers/tag']),
    message: annotations?.['workers/message'] ?? '',
  }));
  return { name, current: most?.version_id ?? null, versions: versions.sort((a, b) => b.number - a.number) };
}

export interface SiteDeployment {
  id: string;
  release: string;
  message: string;
  createdAt: string;
}

/** The production deployments of a Pages project that were built, newest first, and the one that visitors get. */
export interface DeployedSite {
  live: string | null;
  deployments: SiteDeployment[];
}

export async function readSite(api: AccountApi, project: string): Promise<DeployedSite> {
  const path = `/pages/projects/${project}`;
  const canonical = z.object({ canonical_deployment: z.object({ id: z.string() }).nullish() });
  try {
    const { canonical_deployment: live } = await api.call('GET', path, canonical);
    // More than 25 at once are refused.
    const all = await api.all(`${path}/deployments?env=production`, PAGES_DEPLOYMENT, { perPage: 25 });
    const deployments = all
      .filter(({ latest_stage: stage }) => stage?.name === 'deploy' && stage.status === 'success')
      .map(({ id, created_on: createdAt, deployment_trigger: trigger }) => {
        const message = trigger?.metadata?.commit_message ?? '';
        return { id, createdAt, message, release: releaseIn(message) };
      });
    return { live: live?.id ?? null, deployments: deployments.sort((a, b) => b.createdAt.localeCompare(a.createdAt)) };
  } catch (error) {
    if (isMissing(error)) return { live: null, deployments: [] };
    throw error;
  }
}

/** The release that runs in a Worker. A version without a tag came from the one before it: a secret was set, or a person deployed. */
export function runningRelease({ current, versions }: DeployedWorker): string {
  const running = versions.find(({ id }) => id === current);
  return running ? releaseBehind(versions, running) : '';
}

export function releaseBehind(versions: readonly WorkerVersion[], version: WorkerVersion): string {
  return versions.find(({ number, release }) => number <= version.number && release !== '')?.release ?? '';
}
