import { ProviderRefusal, systemClock } from '@marquee/kernel';
import type { AuthorizationServer } from 'oauth4webapi';
import { outsideOptions } from './openid-outside.ts';

/** How long what a provider says about itself is kept. */
const KEEP_MS = 60 * 60_000;
/** Microsoft's issuer for accounts of any organization names none; each ID token names its own. */
const ANY_TENANT = '{tenantid}';
const TENANT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const kept = new Map<string, { server: AuthorizationServer; until: number }>();

/** The provider's own description (OpenID Connect Discovery), kept for an hour by each isolate. */
export async function discovered(settings: { issuer: string; fetch?: typeof fetch }): Promise<AuthorizationServer> {
  const before = settings.fetch ? undefined : kept.get(settings.issuer);
  if (before && before.until > systemClock.now()) return before.server;
  const oauth = await import('oauth4webapi');
  const issuer = new URL(settings.issuer);
  const response = await oauth.discoveryRequest(issuer, outsideOptions(oauth, settings));
  const server = /\/(?:common|organizations|consumers)\/v2\.0\/?$/.test(issuer.pathname)
    ? await multiTenant(issuer, response)
    : await oauth.processDiscoveryResponse(issuer, response);
  if (!settings.fetch) kept.set(settings.issuer, { server, until: systemClock.now() + KEEP_MS });
  return server;
}

/** Its issuer is a template, or that of one tenant, of the same host. */
async function multiTenant(issuer: URL, response: Response): Promise<AuthorizationServer> {
  const server = (await response.json()) as AuthorizationServer;
  if (!response.ok || !server.issuer.startsWith(`${issuer.origin}/`))
    throw new ProviderRefusal('untrusted', 'the description is of another issuer');
  return server;
}

/**
 * The description for the tenant that an ID token names. The token is not trusted for it: its signature must be by the keys of the same
 * description, and its issuer must be that of the tenant.
 */
export async function forTenant(server: AuthorizationServer, response: Response): Promise<AuthorizationServer> {
  if (!server.issuer.includes(ANY_TENANT) || !response.ok) return server;
  const { decodeJwt } = await import('jose');
  const { id_token: token } = (await response.clone().json()) as { id_token?: unknown };
  const tenant = typeof token === 'string' ? decodeJwt(token).tid : undefined;
  if (typeof tenant !== 'string' || !TENANT.test(tenant))
    throw new ProviderRefusal('untrusted', 'the ID token names no tenant');
  return { ...server, issuer: server.issuer.replace(ANY_TENANT, tenant) };
}
