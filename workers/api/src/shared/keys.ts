import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { createBoundedStore } from '../bounded-store.ts';
import { canonical } from './canonical.ts';
import { deploymentOf } from './deployment.ts';

/** A longer address is parsed each time. */
const LONGEST = 500;
const LIMITS = { newSize: 500_000, keptSize: 1_500_000, mostEach: 4 * LONGEST };

/** The keys of addresses as they were written, so that a known one is not parsed again. */
const known = createBoundedStore<string>(LIMITS);

/** What a public read asks for. */
export interface Question {
  /** The kind of answer, with the language where it makes a difference. */
  scope: string;
  /** What of the question makes a difference. */
  partsOf: () => unknown;
  /** The index.html that a page is drawn into. */
  shell?: string;
}

/** The key of a question: the deployment, its scope, and its parts in one spelling. */
export async function keyOfQuestion(c: Context<AppEnv>, { scope, partsOf, shell }: Question): Promise<string> {
  const deployment = await deploymentOf(c.get('deps'), shell);
  const { url } = c.req.raw;
  const written = `${deployment} ${scope} ${url.slice(url.indexOf('/', 8))}`;
  const found = known.get(written);
  if (found !== undefined) return found;
  const key = `${deployment} ${scope} ${canonical(partsOf())}`;
  if (written.length <= LONGEST) known.set(written, key, written.length + key.length);
  return key;
}
