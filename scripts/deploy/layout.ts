import { fileURLToPath } from 'node:url';

/** An absolute path of something in the repository. */
export function at(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The Pages project's folder: wrangler's Pages commands run inside it. */
export const PAGES_FOLDER = 'apps/web';

/** Where the build puts the site's files. */
export const CLIENT_FOLDER = `${PAGES_FOLDER}/dist/client`;

/** A Worker as the build leaves it: one file of code, and a wrangler.json that says what it is bound to. */
export interface BuiltWorker {
  name: string;
  folder: string;
}

function builtWorker(name: string): BuiltWorker {
  return { name, folder: `${PAGES_FOLDER}/dist/${name.replaceAll('-', '_')}` };
}

export const API = builtWorker('marquee-api');

/** In the order in which they are deployed: who reads documents, who does the work, who calls for it, who shows it. */
export const WORKERS: readonly BuiltWorker[] = [
  builtWorker('marquee-reader'),
  builtWorker('marquee-queue-consumer'),
  builtWorker('marquee-cron'),
  API,
];
