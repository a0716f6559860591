import { filePolicy, type SitePayments, siteHeaders } from '@marquee/contract';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** By default Pages lets every other site read every file. */
const WITHOUT_CORS = '  ! Access-Control-Allow-Origin\n';

/** Pages allows 100 rules; some are reserved. */
const MAX_ASSET_RULES = 90;

const POLICY = 'Content-Security-Policy';

/**
 * The `_headers` file. Files with a hash in their name may be cached forever, and each is listed: a pattern would also
 * match a name that does not exist (yet), and a browser would then cache the "not found" for a year. `index` is the site's index.html: the
 * files it names are listed first, then the largest.
 */
export function headersFile(
  assets: ReadonlyArray<{ path: string; bytes: number }>,
  index: string,
  mapServers: readonly string[] = [],
  payments: SitePayments = null,
): string {
  const isNeeded = (path: string) => index.includes(path) || filePolicy(path) !== null;
  const rules = [
    `${rule('/*', siteHeaders(mapServers, payments))}${WITHOUT_CORS}`,
    // Beyond the limit, small files are requested again each time, which costs little.
    ...[...assets]
      .sort((a, b) => Number(isNeeded(b.path)) - Number(isNeeded(a.path)) || b.bytes - a.bytes)
      .slice(0, MAX_ASSET_RULES)
      .map(({ path }) => `${rule(path, { 'Cache-Control': FOR_EVER })}${ownPolicy(path)}`),
  ];
  return rules.join('\n');
}

/** A header that is not taken back first would be added to the site's. */
function ownPolicy(path: string): string {
  const policy = filePolicy(path);
  return policy === null ? '' : `  ! ${POLICY}\n  ${POLICY}: ${policy}\n`;
}

function rule(pattern: string, headers: Record<string, string>): string {
  return `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/**
 * The `_routes.json` file: only requests for the API Worker cost a function call. The Worker uses the same list when it is
 * deployed alone (`run_worker_first`); `!` excludes.
 */
export function routesFile(runWorkerFirst: readonly string[]): string {
  const include = runWorkerFirst.filter((route) => !route.startsWith('!'));
  const exclude = runWorkerFirst.filter((route) => route.startsWith('!')).map((route) => route.slice(1));
  return `${JSON.stringify({ version: 1, include, exclude }, null, 2)}\n`;
}

/** The response for a missing file in this folder; any other missing path is a page of the application. */
export const MISSING_ASSET_PAGE = `<!doctype html>
<title>Not found</title>
<p>This file belongs to another version of the site. <a href="/">Load the site again</a>.</p>
`;
