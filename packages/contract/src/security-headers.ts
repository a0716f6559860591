/** Security headers for the site's files (`_headers` of Pages) and the API's responses. */
const COMMON: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** For https only: over plain http a browser must not remember it. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

function policy(directives: readonly string[]): string {
  return directives.join('; ');
}

/**
 * Sent with every file and page of the site. `mapServers` are the origins of its street maps: only they may be asked, and only a site
 * that has some lets pictures be made in the browser (docs/decisions/020-maps.md).
 */
export function siteHeaders(mapServers: readonly string[]): Record<string, string> {
  const servers = mapServers.join(' ');
  return {
    'Content-Security-Policy': policy([
      "default-src 'self'",
      servers ? `img-src 'self' data: blob: ${servers}` : "img-src 'self' data:",
      ...(servers ? [`connect-src 'self' ${servers}`] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
    'Permissions-Policy': 'camera=(), microphone=(self), payment=(), geolocation=(self)',
    ...COMMON,
    ...STRICT_TRANSPORT,
  };
}

/** Those of a site without street maps. */
export const SITE_HEADERS: Record<string, string> = siteHeaders([]);

/** Origins of map servers as a setting has them, with a blank between two; null if one is no origin. Only this machine may speak http. */
export function mapServersIn(text: string): string[] | null {
  const origins = text.split(/\s+/).filter((one) => one !== '');
  return origins.every((one) => /^(?:https:\/\/[\w.*-]+|http:\/\/localhost)(?::\d{1,5})?$/.test(one)) ? origins : null;
}

/** The policy for API responses that a browser shows as a page: everything is forbidden except one style, identified by its hash. Only what is made for frames may be framed. */
export function apiPolicy(styleHash?: string, framedBy: "'none'" | '*' = "'none'"): string {
  return policy([
    "default-src 'none'",
    ...(styleHash === undefined ? [] : [`style-src '${styleHash}'`]),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ]);
}

/** Sent with every API response that does not set its own policy. */
export const API_HEADERS: Record<string, string> = { 'Content-Security-Policy': apiPolicy(), ...COMMON };
