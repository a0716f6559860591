import type { OwnerWorker } from './owner-configs.ts';
import type { SiteConfig } from './site-config.ts';
import { Stop } from './stop.ts';
import type { Wrangler } from './wrangler.ts';

const PLACEHOLDER = /^[0-]+$/;

/** Settings in the Workers' configurations that must not reach a real account, one message each. */
export function configFaults(workers: readonly OwnerWorker[]): string[] {
  return workers.flatMap(({ name, config }) => {
    const { APP_ENV, PUBLIC_ORIGIN } = config.vars;
    const faults: string[] = [];
    if (APP_ENV !== 'production') faults.push(`${name}: APP_ENV is ${APP_ENV ?? 'not set'}, not production.`);
    if (!PUBLIC_ORIGIN || PUBLIC_ORIGIN.endsWith('.example'))
      faults.push(`${name}: PUBLIC_ORIGIN is not set to your site's address.`);
    for (const database of config.d1_databases)
      if (PLACEHOLDER.test(database.database_id))
        faults.push(`${name}: ${database.binding} still has the placeholder database id.`);
    for (const namespace of config.kv_namespaces)
      if (PLACEHOLDER.test(namespace.id)) faults.push(`${name}: ${namespace.binding} still has the placeholder id.`);
    return faults;
  });
}

/** Refuses without credentials. An API token is accepted unchecked; otherwise wrangler says whether a user is logged in. */
export async function requireCredentials(run: Wrangler, env: NodeJS.ProcessEnv): Promise<void> {
  if (env.CLOUDFLARE_API_TOKEN || (env.CLOUDFLARE_API_KEY && env.CLOUDFLARE_EMAIL)) return;
  const { status } = await run(['whoami', '--json']);
  if (status !== 0)
    throw new Stop(
      'There are no Cloudflare credentials: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (docs/operations.md, step 2).',
    );
}

/** Checks that the account has everything the deployment needs, before anything is changed. */
export async function requireResources(
  run: Wrangler,
  workers: readonly OwnerWorker[],
  site: SiteConfig,
): Promise<void> {
  await exists(
    run,
    ['d1', 'info', site.databaseName, '--json'],
    `D1 database ${site.databaseName}`,
    `d1 create ${site.databaseName}`,
  );
  await exists(
    run,
    ['r2', 'bucket', 'info', site.bucketName, '--json'],
    `R2 bucket ${site.bucketName}`,
    `r2 bucket create ${site.bucketName}`,
  );
  const namespaces = await run(['kv', 'namespace', 'list']);
  if (namespaces.status !== 0 || !namespaces.output.includes(`"${site.copiesId}"`))
    throw missing(`KV namespace ${site.copiesId}`, 'kv namespace create marquee-copies', namespaces.complaint);
  for (const queue of queuesOf(workers))
    await exists(run, ['queues', 'info', queue], `queue ${queue}`, `queues create ${queue}`);
  const projects = await run(['pages', 'project', 'list', '--json']);
  const isThere = projects.status === 0 && projects.output.includes(`"${site.pagesProject}"`);
  if (!isThere)
    throw missing(
      `Pages project ${site.pagesProject}`,
      `pages project create ${site.pagesProject} --production-branch main`,
      projects.complaint,
    );
}

/** Every queue that a Worker produces for, consumes, or uses for dead letters. */
export function queuesOf(workers: readonly OwnerWorker[]): string[] {
  const names = workers.flatMap(({ config: { queues } }) => [
    ...(queues.producers ?? []).map((producer) => producer.queue),
    ...(queues.consumers ?? []).flatMap((consumer) => [consumer.queue, consumer.dead_letter_queue ?? consumer.queue]),
  ]);
  return [...new Set(names)];
}

async function exists(run: Wrangler, args: string[], what: string, create: string): Promise<void> {
  const { status, output, complaint } = await run(args);
  if (status !== 0) throw missing(what, create, complaint || output);
}

function missing(what: string, create: string, said: string): Stop {
  const reason = said.trim() ? `\nwrangler said: ${said.trim()}` : '';
  return new Stop(
    `The ${what} cannot be found: create it with \`npx wrangler ${create}\`, then deploy again.${reason}`,
  );
}
