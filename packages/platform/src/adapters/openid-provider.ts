import {
  type Clock,
  type IdentityProvider,
  messageOf,
  type ProvenIdentity,
  ProviderRefusal,
  systemClock,
} from '@marquee/kernel';
import type { AuthorizationServer, Client, ClientAuth } from 'oauth4webapi';
import { type Claims, identityOf } from './openid-claims.ts';
import { discovered, forTenant } from './openid-discovery.ts';
import { outsideOptions } from './openid-outside.ts';

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** A new one for each answer: Apple wants a signed one. */
  secret: () => Promise<string>;
  scope: string;
  /** What else the provider is asked. */
  asks: Readonly<Record<string, string>>;
  /** Whether the claims vouch for the address. */
  vouches: (claims: Claims) => boolean;
  fetch?: typeof fetch;
  /** By which tokens have expired. */
  clock: Clock;
}

/** Clocks of providers and Workers may differ by this much. */
const TOLERANCE_SECONDS = 30;

/**
 * Sign-in by OpenID Connect's authorization code with PKCE, state and nonce. oauth4webapi checks the answer, the claims (issuer, audience,
 * nonce, times) and the signature of the ID token. It is loaded when somebody signs in.
 */
export function openIdProvider(settings: OpenIdSettings): IdentityProvider {
  return {
    async begin({ redirectUri, state, nonce, verifier }) {
      const { calculatePKCECodeChallenge } = await import('oauth4webapi');
      const server = await refusing(() => discovered(settings));
      const url = new URL(server.authorization_endpoint ?? '');
      const asked = {
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...settings.asks,
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      return url.href;
    },
    finish: (answer, round) => refusing(() => proven(settings, answer, round)),
  };
}

async function proven(
  settings: OpenIdSettings,
  answer: URLSearchParams,
  round: Parameters<IdentityProvider['finish']>[1],
): Promise<ProvenIdentity> {
  const oauth = await import('oauth4webapi');
  const found = await discovered(settings);
  const client: Client = {
    client_id: settings.clientId,
    [oauth.clockTolerance]: TOLERANCE_SECONDS,
    // The library reads the system's clock.
    [oauth.clockSkew]: (settings.clock.now() - systemClock.now()) / 1_000,
  };
  const checked = oauth.validateAuthResponse(found, client, answer, round.state);
  const auth: ClientAuth = oauth.ClientSecretPost(await settings.secret());
  const options = outsideOptions(oauth, settings);
  const { redirectUri, verifier } = round;
  const response = await oauth.authorizationCodeGrantRequest(
    found,
    client,
    auth,
    checked,
    redirectUri,
    verifier,
    options,
  );
  const server: AuthorizationServer = await forTenant(found, response);
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: round.nonce,
    requireIdToken: true,
  });
  await oauth.validateApplicationLevelSignature(server, response, options);
  const claims = oauth.getValidatedIdTokenClaims(result);
  if (!claims) throw new ProviderRefusal('untrusted', 'no ID token');
  return identityOf(claims, settings.vouches(claims), answer.get('user'));
}

/** Any failure is the provider's: a person cannot make it work, and we must not fall over it. */
async function refusing<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
    const { AuthorizationResponseError, OperationProcessingError, ResponseBodyError, UnsupportedOperationError } =
      await import('oauth4webapi');
    // What the answer's own fields say is a stranger's text: only codes of the protocol are told apart.
    if (error instanceof AuthorizationResponseError) {
      const isCancelled = /^(?:access_denied|user_cancelled_\w+|consent_required|interaction_required)$/.test(
        error.error,
      );
      throw new ProviderRefusal(isCancelled ? 'cancelled' : 'untrusted', `answered ${error.error.slice(0, 60)}`);
    }
    if (error instanceof ResponseBodyError)
      throw new ProviderRefusal('untrusted', `token endpoint: ${error.error.slice(0, 60)}`);
    const isCheck = error instanceof OperationProcessingError || error instanceof UnsupportedOperationError;
    throw new ProviderRefusal(isCheck ? 'untrusted' : 'unavailable', messageOf(error).slice(0, 200));
  }
}
