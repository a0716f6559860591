import { dirname, join, normalize } from 'node:path/posix';
import { roomFault } from './boundaries/rooms.ts';
import { FOLDERS } from './boundaries/site.ts';
import { SLICES } from './boundaries/slices.ts';
import { importsOf } from './imports.ts';

/** The only modules that the site imports as code: what may be shown, what is shown first to whom, and, loaded when it is used, how calendars are read. */
const SHARED_WITH_WEB: readonly string[] = [
  'extraction/busy-times',
  'extraction/flyers',
  'kernel/csv',
  'kernel/durations',
  'kernel/flyer-text',
  'kernel/percent-of',
  'kernel/sent-in',
  'kernel/shown-text',
  'kernel/taste',
];

/** Which other parts each part may import. `web` imports the contract as types only. */
const ALLOWED: Record<string, readonly string[]> = {
  kernel: [],
  contract: ['kernel'],
  db: ['kernel', 'contract'],
  extraction: ['kernel'],
  fetching: ['kernel'],
  domain: ['kernel', 'contract', 'db', 'extraction', 'fetching'],
  platform: ['kernel', 'contract', 'db', 'extraction', 'fetching', 'domain'],
  'sample-web': ['kernel'],
  workers: ['kernel', 'contract', 'db', 'domain', 'platform', 'platform/jobs', 'platform/trace', 'web/drawn'],
  // It runs the packages and has no bindings.
  reader: ['kernel', 'extraction'],
  // It lays out and draws, and has no bindings.
  previews: ['kernel', 'contract/preview-card', 'web/drawn'],
  web: ['contract', ...SHARED_WITH_WEB],
};

/** Parts that run in workerd and must not import Node. */
const NODE_FREE = new Set([
  'kernel',
  'contract',
  'db',
  'extraction',
  'fetching',
  'domain',
  'platform',
  'workers',
  'reader',
  'previews',
  'web',
]);

/** The only modules that may import Node's API in workerd (`nodejs_compat`): AsyncLocalStorage, and scrypt, which Web Crypto lacks. */
const NODE_ALLOWED = new Set([
  'workers/api/src/documents/language-of-request.ts',
  'packages/platform/src/adapters/passwords.ts',
  'packages/platform/src/trace.ts',
]);

/** Code for development only: a file or folder of that name, or a package's export of it. No build may include it. */
const DEVELOPMENT = /(?:^|\/)development(?:\/|\.ts$|$)/;

/** `packages/domain/src/…` is part `domain`; a file outside the sources of a part has no rule. */
function partOf(file: string): string | null {
  const [top, name, folder] = file.split('/');
  if (folder !== 'src') return null;
  if (top === 'packages') return name === 'testkit' ? null : (name ?? null);
  if (top === 'workers') return name === 'reader' || name === 'previews' ? name : 'workers';
  return top === 'apps' ? 'web' : null;
}

function rootOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function sliceOf(path: string): string | null {
  const match = /^packages\/domain\/src\/([^/]+)\//.exec(path);
  return match?.[1] ?? null;
}

/** The imports of one file that the design forbids, each as a sentence. */
export function forbiddenImports(file: string, text: string): string[] {
  const part = partOf(file);
  if (!part) return [];
  const allowed = ALLOWED[part];
  if (!allowed) return [`${file}: "${part}" has no rule in scripts/verify/boundaries.ts`];
  return importsOf(text).flatMap(({ specifier, isType }) => {
    if (specifier.startsWith('node:') && NODE_FREE.has(part) && !NODE_ALLOWED.has(file))
      return [`${file}: imports ${specifier}, but runs where there is no Node`];
    if (DEVELOPMENT.test(specifier) && !DEVELOPMENT.test(file))
      return [`${file}: imports ${specifier}, which only development has`];
    if (specifier.startsWith('@marquee/')) return packageFault(file, part, allowed, specifier, isType);
    return specifier.startsWith('.') ? relativeFault(file, part, specifier) : [];
  });
}

function packageFault(
  file: string,
  part: string,
  allowed: readonly string[],
  specifier: string,
  isType: boolean,
): string[] {
  const name = specifier.slice('@marquee/'.length).replace(/^(domain)\/.*$|\/development$/, '$1');
  if (!allowed.includes(name)) return [`${file}: ${part} must not import ${specifier}`];
  if (part === 'web' && !isType && !SHARED_WITH_WEB.includes(name))
    return [`${file}: the web takes ${specifier} as types only (zod stays out of the browser)`];
  return [];
}

function relativeFault(file: string, part: string, specifier: string): string[] {
  const target = normalize(join(dirname(file), specifier));
  if (rootOf(target) !== rootOf(file)) return [`${file}: reaches into ${rootOf(target)} by path; import its package`];
  if (part === 'extraction') return [roomFault(file, target) ?? []].flat();
  return part === 'web' ? webFault(file, target) : sliceFault(file, target);
}

function sliceFault(file: string, target: string): string[] {
  const from = sliceOf(file);
  const to = sliceOf(target);
  if (!from || !to || from === to) return [];
  const allowed = SLICES[from];
  if (!allowed) return [`${file}: the slice "${from}" has no place in scripts/verify/boundaries/slices.ts`];
  if (!allowed.includes(to)) return [`${file}: the slice ${from} must not import ${to}`];
  return target.endsWith('/index.ts') ? [] : [`${file}: imports ${to} past its index.ts`];
}

/** `apps/web/src/admin/panels/quality/tiers.ts` belongs to `admin/panels/quality`, `apps/web/src/ui/field.tsx` to `ui`. */
function webFolderOf(path: string): string | null {
  return /^apps\/web\/src\/(admin\/(?:panels\/[^/]+|[^/]+)|features\/[^/]+|[^/]+)/.exec(path)?.[1] ?? null;
}

function webFault(file: string, target: string): string[] {
  const from = webFolderOf(file);
  const to = webFolderOf(target);
  if (!from || !to || from === to || from.endsWith('.d.ts')) return [];
  const allowed = FOLDERS[from] ?? (from.startsWith('admin/panels/') ? FOLDERS['admin/panels/*'] : undefined);
  if (!allowed) return [`${file}: the folder "${from}" has no place in scripts/verify/boundaries/site.ts`];
  const isAllowed = allowed.some((one) => one === to || (one.endsWith('/*') && to.startsWith(one.slice(0, -1))));
  return isAllowed ? [] : [`${file}: ${from} must not import ${to}`];
}
