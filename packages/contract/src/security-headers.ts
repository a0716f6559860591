/** Security headers for the site's files (`_headers` of Pages) and the API's responses. */
const COMMON: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** For https only: over plain http a browser must not remember it. */
export const STRICT_TRANSPORT = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/** Who takes cards: nobody, the provider, or its stand-in at an origin. */
export type SitePayments = null | 'stripe' | `http://${string}` | `https://${string}`;

const STRIPE_FRAMES = 'https://js.stripe.com https://hooks.stripe.com';

function policy(directives: readonly string[]): string {
  return directives.join('; ');
}

/**
 * Sent with every file and page of the site. `mapServers` are the origins of its street maps: only they may be asked, and only a site
 * that has some lets pictures be made in the browser (docs/decisions/020-maps.md).
 * `payments`: a site that takes cards lets the provider's script, frames and calls in, and nothing else does; an origin is that of the
 * provider's stand-in on this machine, whose test form only calls it.
 */
export function siteHeaders(mapServers: readonly string[], payments: SitePayments = null): Record<string, string> {
  const servers = mapServers.join(' ');
  const isStripe = payments === 'stripe';
  const called = [servers, isStripe ? 'https://api.stripe.com' : payments].filter(Boolean).join(' ');
  return {
    'Content-Security-Policy': policy([
      "default-src 'self'",
      servers ? `img-src 'self' data: blob: ${servers}` : "img-src 'self' data:",
      ...(called ? [`connect-src 'self' ${called}`] : []),
      ...(isStripe ? ["script-src 'self' https://js.stripe.com", `frame-src ${STRIPE_FRAMES}`] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
    'Permissions-Policy': `camera=(), microphone=(self), payment=${isStripe ? '(self "https://js.stripe.com")' : '()'}, geolocation=(self)`,
    ...COMMON,
    ...STRICT_TRANSPORT,
  };
}

/** The program of the thread that reads flyers; its name has the hash of the build. */
const FLYER_READER = /^\/assets\/flyer-worker-[\w-]+\.js$/;

/**
 * The policy of one file of the site, if it has its own: the thread that reads flyers may compile WebAssembly, which no page may, and load its models.
 * A thread has the policy that its program comes with.
 */
export function filePolicy(path: string): string | null {
  if (!FLYER_READER.test(path)) return null;
  return policy(["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"]);
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

/** The policy for a page that fills a screen (`isScreen`): everything is from our origin, and its style is named by its hash. */
export function screenPolicy(styleHash: string): string {
  return policy([
    "default-src 'none'",
    `style-src '${styleHash}'`,
    ...['script-src', 'connect-src', 'img-src', 'font-src', 'worker-src', 'manifest-src'].map(
      (what) => `${what} 'self'`,
    ),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
}

/** Sent with every API response that does not set its own policy. */
export const API_HEADERS: Record<string, string> = { 'Content-Security-Policy': apiPolicy(), ...COMMON };
