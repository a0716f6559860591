import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapServersIn, type SitePayments, siteHeaders } from '@marquee/contract';
import type { StartOptions } from '../options.ts';
import { type BundledOptions, OPTIONS_FILE } from './bundle-names.ts';
import { openFront } from './front.ts';
import type { Built } from './keep-built.ts';
import { runWorkers } from './run-workers.ts';
import type { Served } from './served.ts';
import { siteFiles } from './site-files.ts';
import { workerSettings } from './worker-settings.ts';

/** Serves the built product: the site's files and all Workers on one port. */
export async function serveBuilt(built: Built, options: StartOptions): Promise<Served> {
  const { workersFirst } = JSON.parse(readFileSync(join(built.workers, OPTIONS_FILE), 'utf8')) as BundledOptions;
  const settings = workerSettings();
  const payments = (settings.api.vars.STRIPE_ORIGIN ?? null) as SitePayments;
  const headers = siteHeaders(mapServersIn(process.env.MAP_SERVERS ?? '') ?? [], payments);
  const files = siteFiles(built.site, headers);
  const run = () =>
    runWorkers({
      folder: built.workers,
      state: options.state,
      settings,
      shell: readFileSync(join(built.site, 'index.html'), 'utf8'),
      logs: options.logs,
    });
  const open = (workers: string) => openFront({ port: options.port, files, workersFirst, workers });
  let workers = await run();
  let front = await open(workers.origin);
  const close = async () => {
    await front.close();
    await workers.close();
  };
  return {
    close,
    isLost: () => workers.isLost(),
    restart: async () => {
      await close();
      workers = await run();
      front = await open(workers.origin);
    },
  };
}
