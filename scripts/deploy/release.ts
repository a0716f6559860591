import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GazetteerRow } from '@marquee/domain/cities';
import { remedyForWrangler } from './account/failures.ts';
import { gazetteerFile } from './gazetteer-file.ts';
import { API, PAGES_FOLDER } from './layout.ts';
import type { OwnerWorker } from './owner-configs.ts';
import type { SiteConfig } from './site-config.ts';
import { Stop } from './stop.ts';
import type { Version } from './version.ts';
import type { RunOptions, Wrangler } from './wrangler.ts';

/** Visitors see the deployments of this branch (`pages project create --production-branch`). */
const PRODUCTION_BRANCH = 'main';

/** Of a version of a Worker, in characters: lists cut longer ones. The release is in the tag. */
const MAX_MESSAGE = 100;

export interface Release {
  site: SiteConfig;
  workers: readonly OwnerWorker[];
  version: Version;
  /** Names this release in Cloudflare's lists (scripts/deploy/release-id.ts). */
  id: string;
  /** What of this release is deployed already, after an interruption: names of Workers. */
  done?: ReadonlySet<string>;
  /** The key of second factors, where the API does not have it yet. */
  factorKey?: string | null;
  /** Places that every database must have. */
  gazetteer: readonly GazetteerRow[];
  /** Where wrangler finds the database under the binding DB. */
  databaseConfig: string;
  /** Why it was deployed although work ran that must not be interrupted; Cloudflare's list of deployments shows it. */
  anyway?: string | undefined;
  say: (text: string) => void;
}

/**
 * Deploys a version to the owner's account: migrations first, since new code may need them and old code must work with them;
 * then the Workers in order; the site last, after the endpoints it calls. Throws Stop at the first failure.
 */
export async function release(
  run: Wrangler,
  {
    site,
    workers,
    version,
    id,
    done = new Set(),
    factorKey = null,
    gazetteer: rows,
    databaseConfig,
    anyway,
    say,
  }: Release,
): Promise<void> {
  const must = async (what: string, remedy: string, args: string[], options: RunOptions = {}): Promise<string> => {
    const outcome = await run(args, options);
    if (outcome.status !== 0) {
      const said = (outcome.complaint || outcome.output).trim();
      throw new Stop([`${what} failed: ${remedy}`, said, remedyForWrangler(said)].filter(Boolean).join('\n'));
    }
    say(`  ✓ ${what}`);
    return outcome.output;
  };
  const database = ['--remote', '--config', databaseConfig];
  await must('Migrations', 'nothing was deployed; repair the migration and deploy again.', [
    'd1',
    'migrations',
    'apply',
    'DB',
    ...database,
  ]);
  const count = ['d1', 'execute', 'DB', ...database, '--json', '--command', 'SELECT count(*) AS places FROM cities'];
  const counted = await must('Count of places', 'the database did not answer; deploy again in a minute.', count);
  if (placesIn(counted) < rows.length) {
    await withFile(gazetteerFile(rows), (file) =>
      must(`Gazetteer of ${rows.length} places`, 'deploy again, it is loaded from the start.', [
        'd1',
        'execute',
        'DB',
        ...database,
        '--yes',
        '--file',
        file,
      ]),
    );
  }
  for (const worker of workers) {
    // Before its code: every version of the API that anybody can reach has it.
    if (worker.name === API.name && factorKey !== null)
      await must(
        'Secret FACTOR_KEY',
        'the same key is set at the next deployment.',
        ['secret', 'put', 'FACTOR_KEY', '--name', API.name],
        { input: factorKey },
      );
    if (done.has(worker.name)) {
      say(`  = ${worker.name}: already there`);
      continue;
    }
    const message = anyway === undefined ? version.text : `${version.text}, anyway: ${anyway}`.slice(0, MAX_MESSAGE);
    const args = ['deploy', '--config', worker.path, '--var', `VERSION:${version.text}`];
    args.push('--tag', id, '--message', message);
    await must(worker.name, 'what was deployed before it stays; repair this and deploy again.', args);
  }
  const commit = version.commit === null ? [] : ['--commit-hash', version.commit];
  await must(
    `Pages project ${site.pagesProject}`,
    'the Workers are new and the site is still the old one; repair this and deploy again.',
    [
      'pages',
      'deploy',
      '--project-name',
      site.pagesProject,
      '--branch',
      PRODUCTION_BRANCH,
      '--commit-dirty=true',
      '--commit-message',
      `${version.text} ${id}`,
      ...commit,
    ],
    { folder: PAGES_FOLDER },
  );
}

/** The number in the output of `wrangler d1 execute --json`. */
export function placesIn(output: string): number {
  const places = /"places":\s*(\d+)/.exec(output)?.[1];
  if (places === undefined)
    throw new Stop(`The count of places cannot be read from wrangler's answer:\n${output.trim()}`);
  return Number(places);
}

/** Passes a text to `use` as a temporary file. */
export async function withFile<T>(text: string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-sql-'));
  try {
    const path = join(folder, 'statements.sql');
    writeFileSync(path, text);
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
