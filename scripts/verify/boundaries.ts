import { dirname, join, normalize } from 'node:path/posix';

/** The one module that the site takes as code: what may be shown is decided once, and it weighs nothing. */
const SHARED_WITH_WEB = 'kernel/shown-text';

/** What each part may import of the others. `web` takes the contract as types only. */
const ALLOWED: Record<string, readonly string[]> = {
  kernel: [],
  contract: ['kernel'],
  db: ['kernel', 'contract'],
  extraction: ['kernel'],
  fetching: ['kernel'],
  domain: ['kernel', 'contract', 'db', 'extraction', 'fetching'],
  platform: ['kernel', 'contract', 'db', 'extraction', 'fetching', 'domain'],
  'sample-web': ['kernel'],
  workers: ['kernel', 'contract', 'db', 'domain', 'platform'],
  // It does what the packages say, and is bound to nothing.
  reader: ['kernel', 'extraction'],
  web: ['contract', SHARED_WITH_WEB],
};

/** A slice of the domain imports only those before it, through their index.ts. */
const SLICES = [
  'audit',
  'accounts',
  'places',
  'jobs',
  'cities',
  'controls',
  'budget',
  'language-model',
  'images',
  'identity',
  'events',
  'merges',
  'recurring-events',
  'location-integrity',
  'learning',
  'sources',
  'page-trials',
  'scheduling',
  'diagnostics',
  'console',
];

/** Parts that run in workerd and must not know Node. */
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
  'web',
]);

/** The one door to what workerd has of Node (`nodejs_compat`): scrypt, which the web's own crypto lacks. */
const NODE_ALLOWED = new Set(['packages/platform/src/adapters/passwords.ts']);

const IMPORT = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"\n;]*?\sfrom\s+|[^'";]*?\}\s*from\s+)?['"]([^'"]+)['"]/g;

/** What only a laptop has: a file or folder of that name, or a package's export of it. No build may reach it. */
const DEVELOPMENT = /(?:^|\/)development(?:\/|\.ts$|$)/;

interface Import {
  specifier: string;
  isType: boolean;
}

export function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].map((match) => ({ specifier: match[3] ?? '', isType: match[2] !== undefined }));
}

/** `packages/domain/src/…` is part `domain`; what is not a source of a part has no rule. */
function partOf(file: string): string | null {
  const [top, name, folder] = file.split('/');
  if (folder !== 'src') return null;
  if (top === 'packages') return name === 'testkit' ? null : (name ?? null);
  if (top === 'workers') return name === 'reader' ? 'reader' : 'workers';
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
    return specifier.startsWith('.') ? relativeFault(file, specifier) : [];
  });
}

function packageFault(
  file: string,
  part: string,
  allowed: readonly string[],
  specifier: string,
  isType: boolean,
): string[] {
  const name = specifier.slice('@marquee/'.length).replace(/\/development$/, '');
  if (!allowed.includes(name)) return [`${file}: ${part} must not import ${specifier}`];
  if (part === 'web' && !isType && name !== SHARED_WITH_WEB)
    return [`${file}: the web takes ${specifier} as types only (zod stays out of the browser)`];
  return [];
}

function relativeFault(file: string, specifier: string): string[] {
  const target = normalize(join(dirname(file), specifier));
  if (rootOf(target) !== rootOf(file)) return [`${file}: reaches into ${rootOf(target)} by path; import its package`];
  const from = sliceOf(file);
  const to = sliceOf(target);
  if (!from || !to || from === to) return [];
  if (!SLICES.includes(from)) return [`${file}: the slice "${from}" has no place in scripts/verify/boundaries.ts`];
  if (SLICES.indexOf(to) > SLICES.indexOf(from))
    return [`${file}: the slice ${from} stands before ${to} and must not import it`];
  return target.endsWith('/index.ts') ? [] : [`${file}: imports ${to} past its index.ts`];
}
