import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { mapServersIn, type SitePayments, siteHeaders } from '@marquee/contract';
import { createBuilder, type Plugin } from 'vite';
import { unstable_readConfig } from 'wrangler';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const { STRIPE_ORIGIN = null } = JSON.parse(process.env.MARQUEE_PAYMENTS ?? '{}') as { STRIPE_ORIGIN?: SitePayments };
const HEADERS = siteHeaders(mapServersIn(process.env.MAP_SERVERS ?? '') ?? [], STRIPE_ORIGIN);

// The Workers answer these paths, never the site's files: the list of the deployed API Worker, and what only development has.
const { assets } = unstable_readConfig({ config: join(import.meta.dirname, '../../wrangler.toml') });
const workersFirst = assets?.run_worker_first;
const isWorkersOwn = matchesAny([...(Array.isArray(workersFirst) ? workersFirst : []), '/__dev/*']);

/** Builds the site alone into a folder, as it is deployed but for what only development offers (signing in as a role by one click). */
export async function buildSiteInto(folder: string): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    rmSync(folder, { recursive: true, force: true });
    const builder = await createBuilder({
      configFile: join(import.meta.dirname, '../../vite.config.ts'),
      mode: 'development',
      logLevel: 'warn',
      environments: { client: { build: { outDir: folder } } },
    });
    const { client } = builder.environments;
    if (!client) throw new Error('vite.config.ts describes no site');
    await builder.build(client);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/**
 * Serves a built site instead of its sources, with the headers it is deployed with: a browser then loads a handful of files
 * instead of hundreds of modules, which matters where each test begins with an empty cache.
 */
export function serveBuiltSite(folder: string): Plugin {
  return {
    name: 'built-site',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (isWorkersOwn(pathname) || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
        sendFile(response, fileOf(folder, pathname), folder);
      });
    },
  };
}

/** Patterns of `run_worker_first`: a path, or a path and all below it. */
function matchesAny(patterns: readonly string[]) {
  return (pathname: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
    );
}

function fileOf(folder: string, pathname: string): string {
  const file = join(folder, normalize(pathname));
  return existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html');
}

function sendFile(response: ServerResponse, file: string, folder: string): void {
  const carriesHash = file.startsWith(join(folder, 'assets/'));
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': carriesHash ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(file).pipe(response);
}
