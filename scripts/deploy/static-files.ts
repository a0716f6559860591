import { SITE_HEADERS } from '@marquee/contract';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pages lets every other site read every file unless it is told not to. */
const WITHOUT_CORS = '  ! Access-Control-Allow-Origin\n';

/** Pages takes 100 rules; some are left for what is to come. */
const MAX_ASSET_RULES = 90;

/**
 * The `_headers` file. Files whose name carries their hash may be kept forever, and each is named: a pattern would also
 * cover a name that is not there (yet), and a browser would then keep the answer "not found" for a year.
 */
export function headersFile(assets: ReadonlyArray<{ path: string; bytes: number }>): string {
  const rules = [
    `${rule('/*', SITE_HEADERS)}${WITHOUT_CORS}`,
    // Past the limit the small ones are asked for again each time, which costs little.
    ...[...assets]
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, MAX_ASSET_RULES)
      .map(({ path }) => rule(path, { 'Cache-Control': FOR_EVER })),
  ];
  return rules.join('\n');
}

function rule(pattern: string, headers: Record<string, string>): string {
  return `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/**
 * The `_routes.json` file: only what the API Worker must answer costs a function call. It is the same list by which the
 * Worker, deployed alone, runs before its own files (`run_worker_first`); `!` excludes.
 */
export function routesFile(runWorkerFirst: readonly string[]): string {
  const include = runWorkerFirst.filter((route) => !route.startsWith('!'));
  const exclude = runWorkerFirst.filter((route) => route.startsWith('!')).map((route) => route.slice(1));
  return `${JSON.stringify({ version: 1, include, exclude }, null, 2)}\n`;
}

/** Pages answers a missing file of this folder with it; anywhere else a missing file means a page of the application. */
export const MISSING_ASSET_PAGE = `<!doctype html>
<title>Not found</title>
<p>This file belongs to another version of the site. <a href="/">Load the site again</a>.</p>
`;
