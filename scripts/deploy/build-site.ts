import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createBuilder, type LogLevel } from 'vite';
import { API, at, CLIENT_FOLDER, PAGES_FOLDER } from './layout.ts';
import { mapServersOf, type SiteConfig } from './site-config.ts';
import { headersFile, MISSING_ASSET_PAGE, routesFile } from './static-files.ts';
import { readWorkerConfig } from './worker-config.ts';

/** The settings that the site's files depend on. */
export type SiteLook = Partial<Pick<SiteConfig, 'mapStyle' | 'mapServers' | 'cardPayments'>>;

/** Builds the site and all Workers for deployment, with the configuration files for Pages; with street maps if the owner has a server. */
export async function buildSite(logLevel: LogLevel, site: SiteLook | null = null): Promise<void> {
  if (site) process.env.VITE_MAP_STYLE = site.mapStyle ?? '';
  // A shell may set another value; React's development code must never be deployed.
  process.env.NODE_ENV = 'production';
  rmSync(at(`${PAGES_FOLDER}/dist`), { recursive: true, force: true });
  const builder = await createBuilder({ configFile: at('vite.config.ts'), mode: 'production', logLevel });
  await builder.buildApp();
  // It would direct every wrangler command inside apps/web to the API Worker, where wrangler must find the Pages project.
  rmSync(at(`${PAGES_FOLDER}/.wrangler/deploy`), { recursive: true, force: true });
  writePagesFiles(site);
}

function writePagesFiles(site: SiteLook | null): void {
  const client = at(CLIENT_FOLDER);
  const folder = `${client}/assets`;
  const assets = existsSync(folder)
    ? readdirSync(folder).map((name) => ({ path: `/assets/${name}`, bytes: statSync(`${folder}/${name}`).size }))
    : [];
  writeFileSync(`${folder}/404.html`, MISSING_ASSET_PAGE);
  writeFileSync(
    `${client}/_headers`,
    headersFile(
      assets,
      readFileSync(`${client}/index.html`, 'utf8'),
      mapServersOf(site ?? {}),
      site?.cardPayments ? 'stripe' : null,
    ),
  );
  writeFileSync(`${client}/_routes.json`, routesFile(readWorkerConfig(API).assets?.run_worker_first ?? []));
  // For the Worker that serves the files itself, `_routes.json` would only be an extra public file.
  appendFileSync(`${client}/.assetsignore`, '\n_routes.json\n');
}
