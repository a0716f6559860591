import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Entry {
  version?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX; from the package itself where it is installed, else from the lockfile. Null if neither says one. */
  license: string | null;
  /** What we ship may have it inside: it is no package of development, and none for one system only. */
  isShipped: boolean;
  hasInstallScript: boolean;
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The packages that the lockfile of a folder installs; ours are left out. */
export function readLockfile(folder: string): LockedPackage[] {
  const { packages } = readJson(join(folder, 'package-lock.json')) as { packages: Record<string, Entry> };
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return [];
    return [
      {
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version: entry.version ?? '',
        license: licenseOf(join(folder, path, 'package.json')) ?? entry.license ?? null,
        isShipped: !entry.dev && !entry.devOptional && !entry.optional,
        hasInstallScript: entry.hasInstallScript === true,
      },
    ];
  });
}

/** The older forms of the field, an object or a list, name the same. */
function licenseOf(path: string): string | null {
  if (!existsSync(path)) return null;
  type Old = string | { type?: string };
  const { license, licenses } = readJson(path) as { license?: Old; licenses?: Old[] };
  const named = [license ?? licenses ?? []].flat().map((each) => (typeof each === 'string' ? each : (each.type ?? '')));
  return named.length === 0 ? null : named.join(' OR ');
}
