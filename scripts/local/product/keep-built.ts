import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAM } from './bundle-names.ts';
import { sourceHash } from './source-hash.ts';

/** Below the checkout and not below a state: all states share it. */
const KEPT = fileURLToPath(new URL('../../../.wrangler/built', import.meta.url));
/** Whoever goes back to the branch before builds nothing. */
const MOST_KEPT = 3;

export interface Built {
  /** The site's files, as they are deployed. */
  site: string;
  /** The folder of the bundled Workers and of what runs beside them (`bundle-names.ts`). */
  workers: string;
  /** The program that runs it. */
  program: string;
}

/**
 * The built product of these sources: what an earlier start built, or what this one builds now (`onBuild` is called first). A build that is
 * killed leaves nothing behind under this name; two that build at once both give the same files.
 */
export async function keepBuilt(onBuild: () => void = () => {}): Promise<Built> {
  const hash = sourceHash();
  const folder = join(KEPT, hash);
  const built = {
    site: join(folder, 'site'),
    workers: join(folder, 'workers'),
    program: join(folder, 'workers', PROGRAM),
  };
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return built;
  }
  onBuild();
  const draft = join(KEPT, `${hash}.${process.pid}.draft`);
  mkdirSync(draft, { recursive: true });
  try {
    // What builds is loaded only here: it takes longer than a start.
    const [{ buildSiteInto }, { bundleWorkers }] = await Promise.all([
      import('./build-site.ts'),
      import('./bundle-workers.ts'),
    ]);
    await Promise.all([buildSiteInto(join(draft, 'site')), bundleWorkers(join(draft, 'workers'))]);
    rename(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  forgetOld();
  return built;
}

function rename(draft: string, folder: string): void {
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another start has built the same in the meantime.
    if (!existsSync(folder)) throw error;
  }
}

function forgetOld(): void {
  const folders = readdirSync(KEPT)
    .map((name) => join(KEPT, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(MOST_KEPT)) rmSync(folder, { recursive: true, force: true });
}
