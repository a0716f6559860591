import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { at, CLIENT_FOLDER, WORKERS } from './layout.ts';
import type { OwnerWorker } from './owner-configs.ts';

/**
 * A release is named by its time and by what it consists of: `20261128015130-0f3a9c21de`, the tag of each Worker's version and the
 * end of the message of the Pages deployment. Ids of releases sort by time.
 */
const ID = /(?:^| )(\d{14}-[0-9a-f]{10})$/;

export function releaseId(now: Date, print: string): string {
  return `${now.toISOString().replace(/\D/g, '').slice(0, 14)}-${print}`;
}

/** The id in a tag or at the end of a message, or an empty text, which sorts before every id. */
export function releaseIn(text: string | undefined | null): string {
  return ID.exec(text ?? '')?.[1] ?? '';
}

/** What a release consists of; two releases with the same one are the same code with the same configuration. */
export function fingerprintOf(release: string): string {
  return release.split('-')[1] ?? '';
}

/** Ten hexadecimal characters over names and contents, in any order. */
export function fingerprint(parts: ReadonlyArray<{ name: string; content: string | Buffer }>): string {
  const hash = createHash('sha256');
  for (const { name, content } of [...parts].sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name}\0${createHash('sha256').update(content).digest('hex')}\n`);
  return hash.digest('hex').slice(0, 10);
}

/** What the build made, as it would be deployed under a version. */
export function builtParts(
  workers: readonly OwnerWorker[],
  version: string,
): Array<{ name: string; content: string | Buffer }> {
  const files = [CLIENT_FOLDER, ...WORKERS.map(({ folder }) => folder)].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(at(folder), file)).isFile() && !/^wrangler(?:\.deploy)?\.json$/.test(file))
      .map((file) => ({ name: `${folder}/${file}`, content: readFileSync(join(at(folder), file)) })),
  );
  const configs = workers.map(({ name, config }) => ({ name, content: JSON.stringify(withoutPaths(config)) }));
  return [{ name: 'version', content: version }, ...configs, ...files];
}

/** Where the repository lies on this machine is no part of a release. */
function withoutPaths(config: object): object {
  return Object.fromEntries(Object.entries(config).filter(([name]) => !/^(?:user)?configPath$/i.test(name)));
}
