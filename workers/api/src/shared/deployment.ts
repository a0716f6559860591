import { sha256Hex } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';

interface Known {
  version: string;
  publicOrigin: string;
  shell: string;
  hash: Promise<string>;
}

/** Of one isolate: a deployment has one index.html. */
const MOST = 8;
const known: Known[] = [];

/**
 * What a shared answer depends on besides its question: the deployed version, the site's own address, and for a page the index.html that it is drawn
 * into.
 */
export function deploymentOf({ version, publicOrigin }: ApiDeps, shell = ''): Promise<string> {
  // Compared, not joined: joining a whole document for each request is slower.
  const found = known.find(
    (one) => one.version === version && one.publicOrigin === publicOrigin && one.shell === shell,
  );
  if (found) return found.hash;
  const hash = sha256Hex(`${version}\n${publicOrigin}\n${shell}`).then((text) => text.slice(0, 16));
  if (known.length >= MOST) known.length = 0;
  known.push({ version, publicOrigin, shell, hash });
  return hash;
}
