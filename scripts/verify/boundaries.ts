import { dirname, join, normalize } from 'node:path/posix';

/** The only modules that the site imports as code, both small: what may be shown, and what is shown first to whom. */
const SHARED_WITH_WEB: readonly string[] = ['kernel/csv', 'kernel/shown-text', 'kernel/taste'];

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

/** Which other slices a slice of the domain may import, through their index.ts. Work in the other direction is a job. */
const SLICES: Record<string, readonly string[]> = {
  alerts: ['audit-log', 'budget', 'controls', 'diagnostics', 'jobs', 'mail', 'schedule'],
  'api-keys': [],
  ads: ['cities', 'counting', 'diagnostics', 'jobs', 'places'],
  campaigns: ['ads', 'audit-log', 'cities', 'jobs', 'ledger', 'mail', 'payments', 'places'],
  accounts: ['audit-log', 'jobs', 'mail'],
  'audit-log': [],
  boosts: ['events', 'jobs', 'ledger', 'mail', 'payments', 'places'],
  budget: ['audit-log', 'controls'],
  categories: [],
  cities: ['places'],
  'city-management': ['audit-log', 'cities', 'sources'],
  concierge: ['budget', 'categories', 'cities', 'events', 'hearts', 'language-model', 'places'],
  console: ['cities'],
  controls: ['audit-log', 'cities'],
  corrections: ['audit-log', 'events', 'places', 'venues'],
  aggregates: ['audit-log', 'cities', 'controls', 'discovery', 'jobs', 'places'],
  counting: [],
  dashboard: ['alerts', 'budget', 'controls', 'diagnostics', 'jobs', 'language-model'],
  'developer-tools': ['controls', 'diagnostics', 'jobs'],
  diagnostics: ['audit-log', 'jobs'],
  discovery: [
    'audit-log',
    'cities',
    'controls',
    'jobs',
    'language-model',
    'places',
    'publishers',
    'schedule',
    'sources',
  ],
  efficiency: ['audit-log', 'controls'],
  enhancement: ['controls', 'efficiency', 'language-model', 'places'],
  events: ['categories', 'cities', 'identity', 'jobs', 'places', 'quality', 'venues'],
  expansion: [
    'audit-log',
    'budget',
    'cities',
    'city-management',
    'controls',
    'discovery',
    'jobs',
    'places',
    'schedule',
  ],
  feeds: ['events', 'places'],
  follows: ['cities', 'events', 'jobs', 'mail', 'notices', 'places'],
  hearts: [],
  'hidden-series': ['hearts'],
  identity: ['places'],
  images: ['audit-log', 'controls', 'events', 'jobs', 'language-model'],
  itineraries: ['events', 'feeds', 'places'],
  jobs: ['places'],
  'kept-changes': ['identity', 'jobs', 'mail', 'notices', 'places'],
  'language-model': ['budget', 'efficiency'],
  learning: [],
  ledger: ['audit-log', 'jobs'],
  mail: ['jobs'],
  // Who makes the link of each kind of letter.
  'letter-links': ['accounts', 'mail', 'notices', 'publishers', 'venue-claims'],
  'location-integrity': ['cities', 'events', 'places'],
  notices: ['mail', 'places'],
  owners: ['boosts', 'campaigns', 'follows', 'itineraries'],
  operations: [
    'audit-log',
    'budget',
    'cities',
    'controls',
    'efficiency',
    'events',
    'images',
    'jobs',
    'location-integrity',
    'places',
    'sources',
  ],
  'page-trials': [
    'audit-log',
    'aggregates',
    'cities',
    'controls',
    'discovery',
    'efficiency',
    'enhancement',
    'events',
    'images',
    'language-model',
    'learning',
    'places',
    'review',
    'sources',
  ],
  payments: ['audit-log', 'jobs', 'ledger', 'mail'],
  places: [],
  points: [],
  'promoter-requests': ['accounts', 'audit-log', 'mail', 'users'],
  publishers: ['audit-log', 'jobs', 'mail'],
  quality: ['budget', 'categories', 'cities', 'jobs', 'places'],
  recovery: ['cities', 'controls', 'discovery', 'jobs', 'language-model', 'places', 'sources'],
  reports: ['audit-log', 'mail'],
  review: ['audit-log', 'events', 'identity', 'places'],
  // It asks the questions of the slices that own them, and passes the answers on.
  'review-queue': [
    'cities',
    'discovery',
    'identity',
    'mail',
    'promoter-requests',
    'reports',
    'review',
    'series',
    'submissions',
    'venue-claims',
  ],
  schedule: ['audit-log', 'controls'],
  scheduling: ['controls', 'jobs', 'schedule', 'sources'],
  series: ['audit-log', 'cities', 'events', 'identity', 'places'],
  sitemaps: [],
  timezones: ['places'],
  users: ['accounts', 'audit-log', 'mail'],
  submissions: ['audit-log', 'cities', 'events', 'mail', 'places', 'sources'],
  'venue-claims': ['accounts', 'audit-log', 'mail', 'publishers', 'venues'],
  venues: ['audit-log', 'identity', 'places'],
  sources: [
    'audit-log',
    'cities',
    'controls',
    'efficiency',
    'events',
    'identity',
    'jobs',
    'language-model',
    'learning',
    'places',
    'publishers',
    'review',
    'schedule',
  ],
};

/** Which other folders a folder of the site may import. A feature of the site is a slice; so is a panel of the console. */
const WEB: Record<string, readonly string[]> = {
  ui: ['messages'],
  messages: ['ui'],
  api: ['messages'],
  // What is read without a connection; the service worker is a part of it.
  offline: [],
  session: ['api', 'messages', 'offline', 'ui'],
  'features/about': ['features/publishers', 'messages', 'ui'],
  'features/account': ['api', 'features/follows', 'features/hidden-series', 'messages', 'session', 'ui'],
  'features/add-to-plan': ['api', 'messages', 'session', 'ui'],
  'features/ads': ['api', 'features/place', 'messages', 'ui'],
  'features/advertiser': ['api', 'features/ads', 'features/events', 'features/payment', 'messages', 'session', 'ui'],
  'features/cities': ['api', 'features/outage', 'features/place', 'messages', 'ui'],
  'features/concierge': [
    'api',
    'features/events',
    'features/favorites',
    'features/place',
    'features/voice',
    'messages',
    'ui',
  ],
  'features/developers': ['api', 'features/about', 'messages', 'session', 'ui'],
  'features/enhancement': ['api', 'features/events', 'messages', 'ui'],
  // One's own boosts, and everything about buying them.
  'features/boosts': ['api', 'features/events', 'features/payment', 'messages', 'session', 'ui'],
  'features/boost-analytics': ['api', 'features/boosts', 'features/events', 'messages', 'session', 'ui'],
  'features/payment': ['api', 'messages', 'ui'],
  'features/event-page': [
    'api',
    'features/add-to-plan',
    'features/boosts',
    'features/enhancement',
    'features/events',
    'features/favorites',
    'features/feeds',
    'features/follows',
    'features/hidden-series',
    'features/map',
    'features/neighbors',
    'features/outage',
    'features/place',
    'features/reports',
    'features/venues',
    'messages',
    'ui',
  ],
  'features/events': ['api', 'features/add-to-plan', 'features/favorites', 'features/place', 'messages', 'ui'],
  'features/favorites': ['api', 'messages', 'session', 'ui'],
  'features/feeds': ['api', 'features/events', 'features/place', 'messages', 'ui'],
  'features/follows': ['api', 'features/events', 'features/feeds', 'features/place', 'messages', 'session', 'ui'],
  'features/hidden-series': ['api', 'features/favorites', 'messages', 'ui'],
  'features/home': [
    'api',
    'features/ads',
    'features/boosts',
    'features/concierge',
    'features/events',
    'features/favorites',
    'features/hidden-series',
    'features/outage',
    'features/place',
    'features/voice',
    'messages',
    'session',
    'ui',
  ],
  'features/itineraries': [
    'api',
    'features/add-to-plan',
    'features/events',
    'features/feeds',
    'features/map',
    'messages',
    'session',
    'ui',
  ],
  'features/listing': [
    'api',
    'features/ads',
    'features/boosts',
    'features/events',
    'features/feeds',
    'features/follows',
    'features/hidden-series',
    'features/map',
    'features/outage',
    'features/place',
    'features/voice',
    'messages',
    'ui',
  ],
  'features/map': ['api', 'features/events', 'features/place', 'messages', 'ui'],
  'features/missing': ['messages', 'ui'],
  'features/neighbors': ['api', 'features/events', 'features/place', 'messages', 'ui'],
  'features/outage': ['api', 'messages', 'ui'],
  'features/place': ['api', 'messages', 'ui'],
  'features/publishers': ['api', 'messages', 'ui'],
  'features/reports': ['api', 'messages', 'ui'],
  'features/saved': [
    'api',
    'features/events',
    'features/favorites',
    'features/hidden-series',
    'features/outage',
    'messages',
    'offline',
    'session',
    'ui',
  ],
  'features/submit': ['api', 'features/place', 'messages', 'ui'],
  'features/venue-manage': [
    'api',
    'features/events',
    'features/missing',
    'features/outage',
    'features/place',
    'messages',
    'session',
    'ui',
  ],
  'features/venues': [
    'api',
    'features/events',
    'features/feeds',
    'features/follows',
    'features/listing',
    'features/map',
    'features/missing',
    'features/outage',
    'features/place',
    'messages',
    'session',
    'ui',
  ],
  'features/voice': ['messages', 'ui'],
  app: ['api', 'drawn', 'features/*', 'messages', 'offline', 'session', 'ui', 'admin/open-console.ts'],
  // Plain HTML of the same pages, from the pure parts of the features.
  drawn: ['api', 'features/*', 'messages'],
  'main.tsx': ['app', 'session', 'ui'],
  // Types alone: what a translation must have.
  'admin/messages': ['admin/messages.ts', 'admin/tables.ts', 'messages'],
  'admin/messages.ts': ['admin/messages', 'admin/tables.ts', 'messages'],
  // Words by keys from stored data, and the server's sentences, in the language of the console.
  'admin/tables.ts': ['admin/messages', 'messages'],
  'admin/said.ts': ['admin/tables.ts'],
  'admin/open-console.ts': ['admin/console.tsx', 'admin/messages', 'admin/tables.ts', 'messages'],
  'admin/kit': ['admin/messages.ts', 'admin/said.ts', 'api', 'messages', 'ui'],
  'admin/panels/*': ['admin/kit', 'admin/messages.ts', 'admin/said.ts', 'messages', 'ui'],
  // Names the categories that have no images, too.
  'admin/panels/images': ['admin/kit', 'admin/messages.ts', 'admin/said.ts', 'api', 'messages', 'ui'],
  // Reads once what others poll.
  'admin/panels/growth': ['admin/kit', 'admin/messages.ts', 'admin/said.ts', 'api', 'messages', 'ui'],
  'admin/panels/discovery-analytics': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/growth',
    'messages',
    'ui',
  ],
  'admin/panels/dashboard': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/ads',
    'admin/panels/alerts',
    'admin/panels/operations',
    'admin/panels/review-queue',
    'messages',
    'ui',
  ],
  'admin/panels/ai-pipelines': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/operations',
    'admin/panels/page-trials',
    'admin/panels/sources',
    'messages',
    'ui',
  ],
  // A trace names changes as the log does; alerts are a tab.
  'admin/panels/diagnostics': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/alerts',
    'admin/panels/audit-log',
    'messages',
    'ui',
  ],
  // Its tabs "Discovery" and "Recovery".
  'admin/panels/sources': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/discovery',
    'admin/panels/recovery',
    'messages',
    'ui',
  ],
  // Its button "Discover New Cities" starts a run of expansion.
  'admin/panels/city-management': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/expansion',
    'messages',
    'ui',
  ],
  'admin/panels/recovery': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/discovery',
    'messages',
    'ui',
  ],
  'admin/panels/aggregates': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/discovery',
    'messages',
    'ui',
  ],
  'admin/panels/prequalification': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/aggregates',
    'messages',
    'ui',
  ],
  'admin/panels/quality': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/operations',
    'admin/panels/publishers',
    'admin/panels/reports',
    'admin/panels/review',
    'admin/panels/submissions',
    'admin/panels/venue-claims',
    'messages',
    'ui',
  ],
  'admin/panels/learning': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/page-trials',
    'messages',
    'ui',
  ],
  // The names of the providers, which are the contract's.
  'admin/panels/users': ['admin/kit', 'admin/messages.ts', 'admin/said.ts', 'api', 'messages', 'ui'],
  'admin/panels.ts': ['admin/kit', 'admin/messages.ts', 'admin/said.ts', 'admin/panels/*'],
  'admin/commands': [
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels/*',
    'api',
    'messages',
    'ui',
    'session',
  ],
  'admin/shell': [
    'admin/commands',
    'admin/kit',
    'admin/messages.ts',
    'admin/said.ts',
    'admin/panels.ts',
    'api',
    'messages',
    'session',
    'ui',
  ],
  'admin/console.tsx': ['admin/kit', 'admin/panels.ts', 'admin/shell', 'api'],
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

const IMPORT = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"\n;]*?\sfrom\s+|[^'";]*?\}\s*from\s+)?['"]([^'"]+)['"]/g;
/** `import('./panel.tsx')`, of a type as well. */
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** Code for development only: a file or folder of that name, or a package's export of it. No build may include it. */
const DEVELOPMENT = /(?:^|\/)development(?:\/|\.ts$|$)/;

interface Import {
  specifier: string;
  isType: boolean;
}

export function importsOf(text: string): Import[] {
  const named = [...text.matchAll(IMPORT)].map((match) => ({
    specifier: match[3] ?? '',
    isType: match[2] !== undefined,
  }));
  const dynamic = [...text.matchAll(DYNAMIC_IMPORT)].map((match) => ({ specifier: match[1] ?? '', isType: false }));
  return [...named, ...dynamic];
}

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
  return part === 'web' ? webFault(file, target) : sliceFault(file, target);
}

function sliceFault(file: string, target: string): string[] {
  const from = sliceOf(file);
  const to = sliceOf(target);
  if (!from || !to || from === to) return [];
  const allowed = SLICES[from];
  if (!allowed) return [`${file}: the slice "${from}" has no place in scripts/verify/boundaries.ts`];
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
  const allowed = WEB[from] ?? (from.startsWith('admin/panels/') ? WEB['admin/panels/*'] : undefined);
  if (!allowed) return [`${file}: the folder "${from}" has no place in scripts/verify/boundaries.ts`];
  const isAllowed = allowed.some((one) => one === to || (one.endsWith('/*') && to.startsWith(one.slice(0, -1))));
  return isAllowed ? [] : [`${file}: ${from} must not import ${to}`];
}
