import type { OwnerWorker } from './owner-configs.ts';
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
      'There are no Cloudflare credentials: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (docs/operations.md, Credentials).',
    );
}
