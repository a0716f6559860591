import type { Seen, Use } from '../account/read-account.ts';
import { API, WORKERS } from '../layout.ts';
import { Stop } from '../stop.ts';
import type { Draft } from './draft.ts';

export type Kind = 'database' | 'bucket' | 'namespace' | 'project';

export const WORDS: Record<Kind | 'queue', string> = {
  database: 'D1 database',
  bucket: 'R2 bucket',
  namespace: 'KV namespace',
  project: 'Pages project',
  queue: 'queue',
};

/** One thing that a site needs. `names` are those that are free, best first: a name may be taken between the look and the creation. */
export type Step =
  | { action: 'keep'; kind: Kind | 'queue'; name: string; id: string; taken: string[] }
  | { action: 'create'; kind: Kind | 'queue'; names: string[]; taken: string[] };

/** Names to try if the first ones belong to something else. */
const MOST_NAMES = 9;

function candidates(name: string): string[] {
  return [name, ...Array.from({ length: MOST_NAMES - 1 }, (_, index) => `${name}-${index + 2}`)];
}

export interface Wanted {
  /** The public address, or OF_PAGES. */
  origin: string;
  names: Record<Kind, string>;
  queues: readonly string[];
}

/** The names to use: those of the configuration, else those of the site's short name. */
export function wantedNames(draft: Draft, short: string): Record<Kind, string> {
  return {
    database: draft.databaseName ?? short,
    bucket: draft.bucketName ?? `${short}-blobs`,
    namespace: `${short}-copies`,
    project: draft.pagesProject ?? short,
  };
}

/** What our Workers in the account are bound to, if they are there: a configuration that was lost is found again by it. */
interface Bound {
  databaseId: string | null;
  bucketName: string | null;
  copiesId: string | null;
  publicOrigin: string | null;
}

/** Throws Stop if a Worker of one of our names is something else, or belongs to another site. */
function boundBy(seen: Seen, draft: Draft, origin: string): Bound {
  const bindings = [...seen.workers.values()].flat();
  // The API alone may be empty: a deployment was cut off between making it and giving it its secret.
  const strange = [...seen.workers].find(
    ([name, list]) => !(list.some(isOfUs) || (name === API.name && list.length === 0)),
  );
  if (strange)
    throw new Stop(
      `The account already has a Worker ${strange[0]} that is not Marquee's. Rename or delete it, or use another account.`,
    );
  const bound: Bound = {
    databaseId: bindings.find(({ type, name }) => type === 'd1' && name === 'DB')?.id ?? null,
    bucketName: bindings.find(({ type, name }) => type === 'r2_bucket' && name === 'BLOBS')?.bucket_name ?? null,
    copiesId: bindings.find(({ type, name }) => type === 'kv_namespace' && name === 'COPIES')?.namespace_id ?? null,
    publicOrigin: bindings.find(({ name }) => name === 'PUBLIC_ORIGIN')?.text ?? null,
  };
  const isOtherSite = bound.publicOrigin !== null && !isSameOrigin(bound.publicOrigin, origin);
  // With the id of its database a site may move to another address; with its address it may get another database, from a backup.
  if (bound.databaseId !== null && bound.databaseId !== draft.databaseId && isOtherSite)
    throw new Stop(
      `This account already has the site ${bound.publicOrigin} (database ${bound.databaseId}). To go on with it: npm run deploy -- --origin ${bound.publicOrigin}. A second site needs a second account.`,
    );
  return bound;
}

/** An origin is named, or is whatever address Cloudflare gives (`pages.dev`). */
function isSameOrigin(bound: string, origin: string): boolean {
  return origin === OF_PAGES ? new URL(bound).hostname.endsWith('.pages.dev') : bound === origin;
}

/** Stands for the address of the Pages project, which is known once the project is there. */
export const OF_PAGES = 'pages.dev';

/** A Worker of ours has our variables, or so far only the secret that was put before its code. */
function isOfUs({ type, name }: { type: string; name: string }): boolean {
  return name === 'APP_ENV' || (type === 'secret_text' && name === 'FACTOR_KEY');
}

/** Whose thing it is that has this name. Asked only about names that are in the account and not known as ours. */
export type UseOf = (kind: Kind, name: string, id: string) => Promise<Use>;

interface Found {
  name: string;
  id: string;
}

/** Decides for each thing whether it is there, or under which names it can be created. Throws Stop where a person must decide. */
export async function planResources(seen: Seen, draft: Draft, wanted: Wanted, useOf: UseOf): Promise<Step[]> {
  const bound = boundBy(seen, draft, wanted.origin);
  const namespaces = seen.namespaces.map(({ title, id }) => ({ name: title, id }));
  const byName = (names: string[]) => names.map((name) => ({ name, id: name }));
  const plan = (kind: Kind, found: Found[], known: { id: string; setting: string } | null) =>
    planOne({ kind, found, known, wanted: wanted.names[kind], useOf });
  return [
    await plan('database', seen.databases, knownAs('databaseId', draft.databaseId, bound.databaseId)),
    await plan('bucket', byName(seen.buckets), knownAs('bucketName', undefined, bound.bucketName)),
    await plan('namespace', namespaces, knownAs('copiesId', draft.copiesId, bound.copiesId)),
    ...wanted.queues.map((name) => planQueue(seen, name)),
    await plan('project', byName(seen.projects.map(({ name }) => name)), null),
  ];
}

function knownAs(setting: string, given: string | undefined, bound: string | null) {
  const id = given ?? bound;
  return id === null ? null : { id, setting };
}

interface One {
  kind: Kind;
  found: Found[];
  known: { id: string; setting: string } | null;
  wanted: string;
  useOf: UseOf;
}

async function planOne({ kind, found, known, wanted, useOf }: One): Promise<Step> {
  if (known) {
    const same = found.find(({ id }) => id === known.id);
    if (same) return { action: 'keep', kind, ...same, taken: [] };
    throw new Stop(
      `The ${WORDS[kind]} ${known.id} of the configuration or of the deployed Workers is not in this account. Use the account that has it, or remove ${known.setting} from the configuration and the Workers from the account to start anew.`,
    );
  }
  const taken: string[] = [];
  const names = candidates(wanted);
  for (const [index, name] of names.entries()) {
    const there = found.find((other) => other.name === name);
    if (!there) return { action: 'create', kind, names: names.slice(index), taken };
    if ((await useOf(kind, name, there.id)) !== 'other') return { action: 'keep', kind, ...there, taken };
    taken.push(name);
  }
  throw noNameLeft(kind, wanted);
}

export function noNameLeft(kind: Kind | 'queue', wanted: string): Stop {
  return new Stop(
    `The names ${wanted} to ${wanted}-${MOST_NAMES} of the ${WORDS[kind]} are taken. Choose another: npm run deploy -- --name yourtown`,
  );
}

function planQueue(seen: Seen, name: string): Step {
  const there = seen.queues.find((queue) => queue.name === name);
  if (!there) return { action: 'create', kind: 'queue', names: [name], taken: [] };
  const stranger = there.consumers.find((script) => !WORKERS.some((worker) => worker.name === script));
  if (stranger !== undefined)
    throw new Stop(
      `The account already has a queue ${name}, which the Worker ${stranger || 'of somebody else'} reads. Delete that consumer, or use another account.`,
    );
  return { action: 'keep', kind: 'queue', name, id: there.id, taken: [] };
}
