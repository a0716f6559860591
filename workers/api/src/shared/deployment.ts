import { sha256Hex } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';

/** Of one isolate: a deployment has one index.html. */
const MOST = 8;
const known = new Map<string, Promise<string>>();

/**
 * What a shared answer depends on besides its question: the deployed version, the site's own address, and for a page the index.html that it is drawn
 * into.
 */
export function deploymentOf({ version, publicOrigin }: ApiDeps, shell = ''): Promise<string> {
  const name = `${version}\n${publicOrigin}\n${shell}`;
  const found = known.get(name);
  if (found) return found;
  if (known.size >= MOST) known.clear();
  const made = sha256Hex(name).then((hash) => hash.slice(0, 16));
  known.set(name, made);
  return made;
}
