import { API } from './layout.ts';
import type { Wrangler } from './wrangler.ts';

/** What the owner must still do so that the console opens, or null. A deployment does not fail for it: the first one makes the Worker that keeps the secret. */
export async function factorKeyFault(run: Wrangler): Promise<string | null> {
  const { status, output } = await run(['secret', 'list', '--name', API.name]);
  if (status !== 0) return `Whether ${API.name} has its secret FACTOR_KEY could not be read. ${WITHOUT}`;
  return output.includes('"FACTOR_KEY"') ? null : `${API.name} has no secret FACTOR_KEY. ${WITHOUT}`;
}

const WITHOUT = 'Without it no administrator can open the console; see "Variables and bindings" in docs/operations.md.';
