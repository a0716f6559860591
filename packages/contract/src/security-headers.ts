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
  'Permissions-Policy': 'camera=(), microphone=(self), payment=(), geolocation=(self)',
  ...COMMON,
  ...STRICT_TRANSPORT,
};

/** The policy for API responses that a browser shows as a page: everything is forbidden except one style, identified by its hash. */
export function apiPolicy(styleHash?: string): string {
  return policy([
    "default-src 'none'",
    ...(styleHash === undefined ? [] : [`style-src '${styleHash}'`]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
}

/** Sent with every API response that does not set its own policy. */
export const API_HEADERS: Record<string, string> = { 'Content-Security-Policy': apiPolicy(), ...COMMON };
