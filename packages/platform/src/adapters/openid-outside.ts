import type * as OAuth from 'oauth4webapi';

const TIMEOUT_MS = 10_000;

/** How a provider is called: within a time, and without TLS only on this machine, where a stand-in plays it. */
export function outsideOptions(
  oauth: typeof OAuth,
  { issuer, fetch: given }: { issuer: string; fetch?: typeof fetch },
): { signal: () => AbortSignal; [OAuth.allowInsecureRequests]: boolean; [OAuth.customFetch]?: typeof fetch } {
  return {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    [oauth.allowInsecureRequests]: new URL(issuer).protocol === 'http:',
    ...(given ? { [oauth.customFetch]: given } : {}),
  };
}
