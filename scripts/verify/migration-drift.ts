import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

/** What drizzle would still write if asked: a table changed without a migration is a fault. */
export async function migrationDrift(root: string): Promise<string[]> {
  const copy = await mkdtemp(join(root, 'node_modules', '.migrations-'));
  try {
    await cp(join(root, 'migrations'), copy, { recursive: true });
    const before = await readdir(copy);
    const args = [
      'generate',
      '--dialect=sqlite',
      '--schema=./packages/db/src/tables/index.ts',
      `--out=./${relative(root, copy)}`,
    ];
    await promisify(execFile)(join(root, 'node_modules', '.bin', 'drizzle-kit'), args, { cwd: root });
    const added = (await readdir(copy)).filter((name) => !before.includes(name));
    return added.map((name) => `the tables changed: drizzle-kit generate would write ${name}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
