import { z } from 'zod';
import type { AccountApi } from '../account/api.ts';
import { isMissing } from '../account/failures.ts';
import { readAccount, type Seen } from '../account/read-account.ts';
import { isOfPages } from '../go-live/domain.ts';
import type { Draft } from '../go-live/draft.ts';
import { WORKERS } from '../layout.ts';
import { Stop } from '../stop.ts';
import type { Ask } from '../terminal.ts';

interface Doomed {
  /** Its sentence in the list. */
  what: string;
  remove: (api: AccountApi, say: (text: string) => void) => Promise<void>;
}

export interface Destroy {
  api: AccountApi;
  draft: Draft;
  queues: readonly string[];
  /** `--site`: the name, for CI; undefined asks the terminal. */
  typed: string | undefined;
  ask: Ask | null;
  say: (text: string) => void;
  /** Takes names and ids out of the configuration, after everything is gone. */
  forget: () => void;
}

/** The name to type: the host of the public address. */
function siteName({ publicOrigin }: Draft): string {
  if (publicOrigin === undefined) throw new Stop('The configuration file names no publicOrigin, so no site to remove.');
  return new URL(publicOrigin).hostname;
}

/** Removes the site and its data after its name was typed. What is gone already is skipped. Throws Stop. */
export async function destroy({ api, draft, queues, typed, ask, say, forget }: Destroy): Promise<void> {
  const name = siteName(draft);
  const doomed = doomedIn(await readAccount(api), draft, queues);
  if (doomed.length === 0) {
    forget();
    return say(`Nothing of ${name} is in the account.`);
  }
  say(
    `This removes ${name} from account ${api.account}, for good:\n${doomed.map(({ what }) => `  - ${what}`).join('\n')}`,
  );
  say('To keep the data, make a backup first: npm run backup -- --remote backups/last');
  if (typed === undefined && !ask)
    throw new Stop(
      `Nothing was removed: there is no terminal to type the name in. In CI: npm run destroy -- --site ${name}`,
    );
  const answer = typed ?? (await ask?.(`Type ${name} to remove all of this: `));
  if (answer !== name) throw new Stop(`Nothing was removed: "${answer}" is not ${name}.`);
  for (const { what, remove } of doomed) {
    await remove(api, say);
    say(`  ✓ ${what}`);
  }
  forget();
  say(
    'Everything is removed. The configuration file keeps your settings, .marquee/factor-key the key that a backup needs.',
  );
}

/** What of the site is in the account, in the order of removal: first what visitors reach, last the data. */
function doomedIn(seen: Seen, draft: Draft, queueNames: readonly string[]): Doomed[] {
  const database = seen.databases.find(({ id }) => id === draft.databaseId);
  const namespace = seen.namespaces.find(({ id }) => id === draft.copiesId);
  const project = seen.projects.find(({ name, use }) => name === draft.pagesProject && use !== 'other');
  const workers = [...WORKERS].reverse().filter(({ name }) => seen.workers.has(name));
  const queues = seen.queues.filter(({ name }) => queueNames.includes(name));
  const bucket = seen.buckets.find((name) => name === draft.bucketName);
  const isForeign = [...seen.workers.values()].flat().some(({ type, id }) => type === 'd1' && id !== draft.databaseId);
  if (isForeign)
    throw new Stop(
      'Nothing was removed: the Workers in this account use another database than the configuration names.',
    );
  return [
    ...(project ? [{ what: `Pages project ${project.name}`, remove: removeProject(project.name) }] : []),
    ...queues.map(({ name, id, consumers }) => ({
      what: `queue ${name} with its messages`,
      remove: removeQueue(id, consumers.length > 0),
    })),
    ...workers.map(({ name }) => ({
      what: `Worker ${name} with its secrets`,
      remove: removing(`/workers/scripts/${name}?force=true`),
    })),
    ...(namespace
      ? [{ what: `KV namespace ${namespace.title}`, remove: removing(`/storage/kv/namespaces/${namespace.id}`) }]
      : []),
    ...(bucket ? [{ what: `R2 bucket ${bucket} with all objects`, remove: removeBucket(bucket) }] : []),
    ...(database
      ? [
          {
            what: `D1 database ${database.name} with all accounts, events and the ledger`,
            remove: removing(`/d1/database/${database.id}`),
          },
        ]
      : []),
  ];
}

function removing(path: string): Doomed['remove'] {
  return (api) => gone(api, path);
}

async function gone(api: AccountApi, path: string): Promise<void> {
  try {
    await api.call('DELETE', path, z.unknown());
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function removeQueue(id: string, hasConsumers: boolean): Doomed['remove'] {
  return async (api) => {
    const consumers = hasConsumers
      ? await api.all(`/queues/${id}/consumers`, z.object({ consumer_id: z.string() }))
      : [];
    for (const { consumer_id: consumer } of consumers) await gone(api, `/queues/${id}/consumers/${consumer}`);
    await gone(api, `/queues/${id}`);
  };
}

/** Cloudflare removes no project that still has domains, or more than a hundred deployments. */
function removeProject(name: string): Doomed['remove'] {
  return async (api) => {
    const path = `/pages/projects/${name}`;
    const domains = await api.all(`${path}/domains`, z.object({ name: z.string() }), { perPage: 20 });
    for (const domain of domains) if (!isOfPages(domain.name)) await gone(api, `${path}/domains/${domain.name}`);
    const project = await api.call(
      'GET',
      path,
      z.object({ canonical_deployment: z.object({ id: z.string() }).nullish() }),
    );
    const deployments = await api.all(`${path}/deployments`, z.object({ id: z.string() }), { perPage: 25 });
    // The live one cannot be removed alone.
    for (const { id } of deployments)
      if (id !== project.canonical_deployment?.id) await gone(api, `${path}/deployments/${id}?force=true`);
    await gone(api, path);
  };
}

const OBJECTS = z.array(z.object({ key: z.string() }));
const AT_ONCE = 8;

/** A bucket must be empty before it can be removed. Objects go page by page: an interruption leaves fewer of them. */
function removeBucket(name: string): Doomed['remove'] {
  return async (api, say) => {
    const path = `/r2/buckets/${name}`;
    for (let removed = 0; ; ) {
      const objects = await api.call('GET', `${path}/objects?per_page=1000`, OBJECTS);
      if (objects.length === 0) break;
      for (let first = 0; first < objects.length; first += AT_ONCE)
        await Promise.all(
          objects.slice(first, first + AT_ONCE).map(({ key }) => gone(api, `${path}/objects/${keyInPath(key)}`)),
        );
      removed += objects.length;
      say(`    ${removed} objects removed`);
    }
    await gone(api, path);
  };
}

/** Slashes stay as they are (Cloudflare's reference of "Delete Object"). */
function keyInPath(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}
