import { z } from 'zod';
import type { AccountApi } from '../account/api.ts';
import { isTaken } from '../account/failures.ts';
import { Stop } from '../stop.ts';
import type { Draft } from './draft.ts';
import { type Kind, noNameLeft, type Step, WORDS } from './plan.ts';

/** What one creation sends, and how its answer names what was made. */
const CREATE: Record<
  Kind | 'queue',
  (name: string) => { path: string; body: object; shape: z.ZodType<{ id: string }> }
> = {
  database: (name) => ({
    path: '/d1/database',
    // Most of our visitors are in the eastern US; Cloudflare takes it as a hint.
    body: { name, primary_location_hint: 'enam' },
    shape: z.object({ uuid: z.string() }).transform(({ uuid }) => ({ id: uuid })),
  }),
  bucket: (name) => ({
    path: '/r2/buckets',
    body: { name, locationHint: 'enam' },
    shape: z.object({ name: z.string() }).transform(() => ({ id: name })),
  }),
  namespace: (title) => ({ path: '/storage/kv/namespaces', body: { title }, shape: z.object({ id: z.string() }) }),
  queue: (name) => ({
    path: '/queues',
    body: { queue_name: name },
    shape: z.object({ queue_id: z.string() }).transform(({ queue_id }) => ({ id: queue_id })),
  }),
  project: (name) => ({
    path: '/pages/projects',
    body: { name, production_branch: 'main' },
    shape: z.object({ name: z.string() }).transform(({ name: given }) => ({ id: given })),
  }),
};

/** The settings that a thing fills in. */
function settingsOf(kind: Kind | 'queue', { name, id }: { name: string; id: string }): Draft {
  if (kind === 'database') return { databaseName: name, databaseId: id };
  if (kind === 'bucket') return { bucketName: name };
  if (kind === 'namespace') return { copiesId: id };
  return kind === 'project' ? { pagesProject: name } : {};
}

/**
 * Creates what is missing, in order, and hands each thing to `keep` before the next is asked for: what was created before an interruption is
 * then known. Throws at the first failure.
 */
export async function provision(
  api: AccountApi,
  steps: readonly Step[],
  { keep, say }: { keep: (settings: Draft) => void; say: (text: string) => void },
): Promise<void> {
  for (const step of steps) {
    const made = step.action === 'keep' ? step : await create(api, step, say);
    keep(settingsOf(step.kind, made));
    for (const name of step.taken)
      say(`  ! ${WORDS[step.kind]} ${name} belongs to something else: ${made.name} is used instead`);
    say(
      step.action === 'keep'
        ? `  = ${WORDS[step.kind]} ${made.name}: already there`
        : `  ✓ ${WORDS[step.kind]} ${made.name} created`,
    );
  }
}

async function create(
  api: AccountApi,
  { kind, names }: Extract<Step, { action: 'create' }>,
  say: (text: string) => void,
): Promise<{ name: string; id: string }> {
  for (const name of names) {
    const { path, body, shape } = CREATE[kind](name);
    try {
      return { name, ...(await api.call('POST', path, shape, body)) };
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (kind === 'queue') throw new Stop(`The queue ${name} is taken: ${String(error)}`);
      say(`  ! ${WORDS[kind]}: the name ${name} is taken`);
    }
  }
  throw noNameLeft(kind === 'queue' ? 'database' : kind, names[0] ?? '');
}
