/** Headers that forbid, in one place: the site's files (`_headers` of Pages) and the API's answers take theirs from here. */
const COMMON: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** For https only: over plain http a browser must not remember it. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

function policy(directives: readonly string[]): string {
  return directives.join('; ');
}

/** Sent with every file of the site. */
export const SITE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': policy([
    "default-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]),
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  ...COMMON,
  ...STRICT_TRANSPORT,
};

/** What an answer of the API may do when a browser shows it as a page: nothing, but for one style known by its hash. */
export function apiPolicy(styleHash?: string): string {
  return policy([
    "default-src 'none'",
    ...(styleHash === undefined ? [] : [`style-src '${styleHash}'`]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
}

/** Sent with every answer of the API that does not bring its own. */
export const API_HEADERS: Record<string, string> = { 'Content-Security-Policy': apiPolicy(), ...COMMON };
