import { z } from 'zod';
import { WORKERS } from '../layout.ts';
import type { AccountApi } from './api.ts';
import { isMissing } from './failures.ts';

/** Where something is found under a name that we want: a site of ours, nothing yet, or something else. */
export type Use = 'ours' | 'empty' | 'other';

interface Binding {
  type: string;
  name: string;
  /** Of a D1 database; KV has `namespace_id`, R2 `bucket_name`, a variable `text`. */
  id?: string | undefined;
  namespace_id?: string | undefined;
  bucket_name?: string | undefined;
  text?: string | undefined;
}

/** What an account holds, as far as it concerns a site. */
export interface Seen {
  databases: Array<{ name: string; id: string }>;
  buckets: string[];
  namespaces: Array<{ title: string; id: string }>;
  queues: Array<{ name: string; id: string; consumers: string[] }>;
  projects: Array<{ name: string; subdomain: string; use: Use }>;
  /** Those of our Workers that are there, with their bindings. */
  workers: Map<string, Binding[]>;
}

const DATABASE = z.object({ name: z.string(), uuid: z.string() });
const BUCKET = z.object({ name: z.string() });
const NAMESPACE = z.object({ title: z.string(), id: z.string() });
const QUEUE = z.object({
  queue_name: z.string(),
  queue_id: z.string(),
  consumers: z
    .array(z.object({ script: z.string(), script_name: z.string(), service: z.string() }).partial())
    .nullish(),
});
const PROJECT = z.object({
  name: z.string(),
  subdomain: z.string().default(''),
  canonical_deployment: z.object({ id: z.string() }).nullish(),
  deployment_configs: z
    .object({
      production: z.object({ services: z.record(z.string(), z.object({ service: z.string() })).nullish() }).partial(),
    })
    .partial()
    .nullish(),
});
const BINDING = z.object({
  type: z.string(),
  name: z.string(),
  id: z.string().optional(),
  namespace_id: z.string().optional(),
  bucket_name: z.string().optional(),
  text: z.string().optional(),
});

/** Reads the account; changes nothing. Throws ApiFailure where a permission is missing. */
export async function readAccount(api: AccountApi): Promise<Seen> {
  const databases = await api.all('/d1/database', DATABASE);
  const buckets = await api.all('/r2/buckets', BUCKET, { inside: 'buckets' });
  const namespaces = await api.all('/storage/kv/namespaces', NAMESPACE);
  const queues = await api.all('/queues', QUEUE);
  return {
    databases: databases.map(({ name, uuid }) => ({ name, id: uuid })),
    buckets: buckets.map(({ name }) => name),
    namespaces,
    queues: queues.map(({ queue_name: name, queue_id: id, consumers }) => ({
      name,
      id,
      consumers: (consumers ?? []).map((consumer) => consumer.script ?? consumer.script_name ?? consumer.service ?? ''),
    })),
    projects: await readProjects(api),
    workers: await readWorkers(api),
  };
}

export async function readProjects(api: AccountApi): Promise<Seen['projects']> {
  // More than ten at once are refused.
  const projects = await api.all('/pages/projects', PROJECT, { perPage: 10 });
  return projects.map((project) => ({ name: project.name, subdomain: project.subdomain, use: useOfProject(project) }));
}

async function readWorkers(api: AccountApi): Promise<Map<string, Binding[]>> {
  const there = await api.all('/workers/scripts', z.object({ id: z.string() }));
  const workers = new Map<string, Binding[]>();
  for (const { name } of WORKERS) {
    if (!there.some(({ id }) => id === name)) continue;
    const { bindings } = await api.call(
      'GET',
      `/workers/scripts/${name}/settings`,
      z.object({ bindings: z.array(BINDING).default([]) }),
    );
    workers.set(name, bindings);
  }
  return workers;
}

function useOfProject(project: z.output<typeof PROJECT>): Use {
  const services = Object.values(project.deployment_configs?.production?.services ?? {});
  if (services.some(({ service }) => WORKERS.some(({ name }) => name === service))) return 'ours';
  return project.canonical_deployment ? 'other' : 'empty';
}

const QUERY = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

/** The rows that one statement gives in a database. */
export async function rowsOf(
  api: AccountApi,
  databaseId: string,
  sql: string,
): Promise<Array<Record<string, unknown>>> {
  return (await api.call('POST', `/d1/database/${databaseId}/query`, QUERY, { sql }))[0]?.results ?? [];
}

const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND substr(name, 1, 4) <> '_cf_'`;

/** Whose tables a database has. */
export async function useOfDatabase(api: AccountApi, id: string): Promise<Use> {
  const tables = (await rowsOf(api, id, TABLES)).map(({ name }) => String(name));
  // A first migration that was cut off leaves wrangler's own table behind.
  if (tables.every((name) => name === 'd1_migrations')) return 'empty';
  return tables.includes('outbox') && tables.includes('sightings') ? 'ours' : 'other';
}

/** The kinds of objects that a site keeps (docs/operations.md, Variables and bindings). */
const OBJECTS = /^(?:media|pages|previews|variants)\//;

/** Whose objects a bucket has; the first page of them shows it. */
export async function useOfBucket(api: AccountApi, name: string): Promise<Use> {
  const path = `/r2/buckets/${name}/objects?per_page=100`;
  try {
    const objects = await api.call('GET', path, z.array(z.object({ key: z.string() })));
    if (objects.length === 0) return 'empty';
    return objects.some(({ key }) => OBJECTS.test(key)) ? 'ours' : 'other';
  } catch (error) {
    if (isMissing(error)) return 'empty';
    throw error;
  }
}

/** A namespace is taken as ours by its id only; under a name alone it must be empty. */
export async function useOfNamespace(api: AccountApi, id: string): Promise<Use> {
  const keys = await api.call(
    'GET',
    `/storage/kv/namespaces/${id}/keys?limit=10`,
    z.array(z.object({ name: z.string() })),
  );
  return keys.length === 0 ? 'empty' : 'other';
}
