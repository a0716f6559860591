import { join } from 'node:path';
import { type LockedPackage, readJson, readLockfile } from './lockfile.ts';

export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

export interface Rules {
  /** Why a package is not the newest, by its name (`npm run outdated`). */
  pins: Record<string, string>;
  /** Why a package is not the last patch of its own minor version, by its name. */
  patches: Record<string, string>;
  licenses: string[];
  /** By the name of a package, or the beginning of the names of its parts. */
  licenseExceptions: Record<string, { license: string; reason: string; isShipped?: boolean }>;
}

/** Folders with a lockfile of their own. */
export const FOLDERS = ['.', 'bench'];
const RULES = 'scripts/verify/dependency-rules.json';
/** Two copies of the runtime are 127 MB more, and two versions of what is tested. */
const ONCE = ['workerd', 'miniflare'];

export const readRules = (root: string): Rules => readJson(join(root, RULES)) as Rules;

/** What is wrong with the packages that we declare and install, without asking a registry. */
export function dependencyFaults(root: string): string[] {
  const rules = readRules(root);
  const folders = FOLDERS.map((folder) => ({
    folder,
    manifest: readJson(join(root, folder, 'package.json')) as Manifest,
    packages: readLockfile(join(root, folder)).map((each) => ({
      ...each,
      isShipped: each.isShipped && folder === '.',
    })),
  }));
  const declared = folders.flatMap(({ manifest }) => Object.entries(declaredIn(manifest)));
  return [
    ...declared.flatMap(([name, version]) => versionFaults(name, version)),
    ...[...Object.entries(rules.pins), ...Object.entries(rules.patches)].flatMap(([name, reason]) => [
      ...(declared.some(([each]) => each === name) ? [] : [`${RULES}: ${name} is pinned and no dependency`]),
      ...(reason.trim() === '' ? [`${RULES}: ${name} is pinned without a reason`] : []),
    ]),
    ...folders.flatMap(({ folder, manifest, packages }) => [
      ...unreviewedScripts(manifest, packages).map(
        (name) => `${folder}/package.json: ${name} has an install script that allowScripts does not name`,
      ),
      ...ONCE.filter((name) => packages.filter((each) => each.name === name).length > 1).map(
        (name) => `${folder}/package-lock.json: ${name} is there twice`,
      ),
    ]),
    ...licenseFaults(
      folders.flatMap(({ packages }) => packages),
      rules,
    ),
  ];
}

function declaredIn({ dependencies, devDependencies, optionalDependencies }: Manifest): Record<string, string> {
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
}

/** A range installs what nobody has tried; `*` is one of our own packages. */
function versionFaults(name: string, version: string): string[] {
  return /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? [] : [`${name}: "${version}" is not one exact version`];
}

function unreviewedScripts({ allowScripts = {} }: Manifest, packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ name, hasInstallScript }) => hasInstallScript && !(name in allowScripts))
    .map(({ name }) => name);
}

/** Packages whose license is neither allowed nor an exception; an exception that is shipped, or that nothing needs. */
export function licenseFaults(packages: readonly LockedPackage[], { licenses, licenseExceptions }: Rules): string[] {
  const used = new Set<string>();
  const faults = packages.flatMap(({ name, license, isShipped }) => {
    if (license !== null && isAllowed(license, licenses)) return [];
    const key = Object.keys(licenseExceptions).find(
      (each) => name === each || name.startsWith(each.replace(/-?$/, '-')),
    );
    const exception = key === undefined ? undefined : licenseExceptions[key];
    if (key === undefined || !exception || !license?.includes(exception.license))
      return [`${name}: the license ${license ?? '(none)'} is not allowed (${RULES})`];
    used.add(key);
    return isShipped && !exception.isShipped
      ? [`${name}: is shipped, and ${exception.license} is only for what is not`]
      : [];
  });
  const needless = Object.keys(licenseExceptions).filter((key) => !used.has(key));
  return [...faults, ...needless.map((key) => `${RULES}: no package needs the exception for ${key}`)];
}

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowed(license: string, licenses: readonly string[]): boolean {
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => licenses.includes(each.trim())));
}
