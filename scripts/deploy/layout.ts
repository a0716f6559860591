import { fileURLToPath } from 'node:url';

/** An absolute path of a file in the repository. */
export function at(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The Pages project's folder: wrangler's Pages commands run inside it. */
export const PAGES_FOLDER = 'apps/web';

/** Where the build puts the site's files. */
export const CLIENT_FOLDER = `${PAGES_FOLDER}/dist/client`;

/** A built Worker: one code file, and a wrangler.json with its bindings. */
export interface BuiltWorker {
  name: string;
  folder: string;
}

function builtWorker(name: string): BuiltWorker {
  return { name, folder: `${PAGES_FOLDER}/dist/${name.replaceAll('-', '_')}` };
}

export const API = builtWorker('marquee-api');
export const CONSUMER = builtWorker('marquee-queue-consumer');

/** In order of deployment: the reader, the drawer of previews, the queue consumer, the cron Worker, the API. */
export const WORKERS: readonly BuiltWorker[] = [
  builtWorker('marquee-reader'),
  builtWorker('marquee-previews'),
  CONSUMER,
  builtWorker('marquee-cron'),
  API,
];
