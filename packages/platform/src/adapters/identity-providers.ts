import type { Providers } from '@marquee/domain/accounts';
import { type Clock, systemClock } from '@marquee/kernel';
import { vouchedByClaim, vouchedByMicrosoft } from './openid-claims.ts';
import { type OpenIdSettings, openIdProvider } from './openid-provider.ts';

/** Variables of the API Worker; a provider is offered when all of its own are set. */
export interface ProviderSettings {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ISSUER: string;
  MICROSOFT_CLIENT_ID?: string | undefined;
  MICROSOFT_CLIENT_SECRET?: string | undefined;
  MICROSOFT_ISSUER: string;
  APPLE_CLIENT_ID?: string | undefined;
  APPLE_TEAM_ID?: string | undefined;
  APPLE_KEY_ID?: string | undefined;
  APPLE_PRIVATE_KEY?: string | undefined;
  APPLE_ISSUER: string;
}

const SECRET_SECONDS = 300;

/**
 * The configured providers, in the order in which the site shows them. They go by the system's clock, as those of `npm start` do, whatever the
 * clock of everything else there is.
 */
export function identityProviders(env: ProviderSettings, given?: typeof fetch, clock: Clock = systemClock): Providers {
  const shared = {
    clock,
    scope: 'openid email profile',
    asks: { prompt: 'select_account' },
    ...(given && { fetch: given }),
  };
  const ofSecret = (clientId?: string, secret?: string) =>
    clientId && secret ? { ...shared, clientId, secret: () => Promise.resolve(secret) } : null;
  const google = ofSecret(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  const microsoft = ofSecret(env.MICROSOFT_CLIENT_ID, env.MICROSOFT_CLIENT_SECRET);
  const apple = appleOf(env, clock);
  return {
    ...(google && { google: openIdProvider({ ...google, issuer: env.GOOGLE_ISSUER, vouches: vouchedByClaim }) }),
    ...(microsoft && {
      microsoft: openIdProvider({ ...microsoft, issuer: env.MICROSOFT_ISSUER, vouches: vouchedByMicrosoft }),
    }),
    ...(apple && { apple: openIdProvider({ ...shared, ...apple }) }),
  };
}

/** Apple sends name and address by a form only, and wants a secret that its developer's key has signed. */
function appleOf(env: ProviderSettings, clock: Clock): OpenIdSettings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: team, APPLE_KEY_ID: key, APPLE_PRIVATE_KEY: pem } = env;
  if (!clientId || !team || !key || !pem) return null;
  const { APPLE_ISSUER: issuer } = env;
  return {
    clock,
    issuer,
    clientId,
    scope: 'openid name email',
    asks: { response_mode: 'form_post' },
    vouches: vouchedByClaim,
    async secret() {
      const { importPKCS8, SignJWT } = await import('jose');
      // A variable may hold the lines of the key in one.
      const signer = await importPKCS8(pem.replaceAll('\\n', '\n'), 'ES256');
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', kid: key })
        .setIssuer(team)
        .setSubject(clientId)
        .setAudience(issuer)
        .setIssuedAt(now)
        .setExpirationTime(now + SECRET_SECONDS)
        .sign(signer);
    },
  };
}
