import { fixedClock } from '@marquee/kernel';
import { identityProviders } from '@marquee/platform';
import { exportJWK, exportPKCS8, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Of the providers and of who reads their tokens. */
export const CLOCK = fixedClock('2026-12-03T20:00:00Z');

const ISSUERS = {
  google: 'https://google.example',
  microsoft: 'https://microsoft.example/common/v2.0',
  apple: 'https://apple.example',
};
export const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
export const GRACE: JWTPayload = {
  sub: 'grace-1',
  email: 'grace@example.org',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
};

/**
 * A network with three providers on it, which keep the rules of OpenID Connect: a code works once, with the verifier of its challenge and the
 * client's secret. `forge` changes the claims of the next ID tokens, `answer` decides the response of the token endpoint.
 */
export async function fakeProviders() {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const wrong = await generateKeyPair('RS256', { extractable: true });
  const apple = await generateKeyPair('ES256', { extractable: true });
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string }>();
  const network = {
    forge: {} as JWTPayload,
    isForged: false,
    isDown: false,
    asked: [] as URLSearchParams[],
    /** What a person does at the provider: gives the answer that the browser brings back. */
    consent(url: string): URLSearchParams {
      const { searchParams } = new URL(url);
      const code = crypto.randomUUID();
      codes.set(code, {
        challenge: searchParams.get('code_challenge') ?? '',
        nonce: searchParams.get('nonce') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
      });
      return new URLSearchParams({ code, state: searchParams.get('state') ?? '' });
    },
  };
  const idToken = async (issuer: string, audience: string, nonce: string) => {
    const now = Math.floor(CLOCK.now() / 1000);
    const claims = { iss: issuer, aud: audience, iat: now, exp: now + 300, nonce, ...GRACE, ...network.forge };
    const signer = network.isForged ? wrong.privateKey : keys.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(signer);
  };
  const answer = async (url: URL, init: RequestInit | undefined): Promise<Response> => {
    if (network.isDown) throw new TypeError('connection refused');
    const isMicrosoft = url.host === 'microsoft.example';
    const issuer = isMicrosoft ? `${url.origin}/{tenantid}/v2.0` : url.origin;
    if (url.pathname.endsWith('/.well-known/openid-configuration'))
      return Response.json({
        issuer,
        authorization_endpoint: `${url.origin}/authorize`,
        token_endpoint: `${url.origin}/token`,
        jwks_uri: `${url.origin}/keys`,
      });
    if (url.pathname === '/keys')
      return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
    const body = new URLSearchParams(init?.body as URLSearchParams);
    network.asked.push(body);
    const code = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const isRight = code?.challenge === (await challengeOf(body.get('code_verifier') ?? ''));
    if (!code || !isRight || code.redirectUri !== body.get('redirect_uri'))
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const own = issuer.replace('{tenantid}', TENANT);
    const token = await idToken(own, body.get('client_id') ?? '', code.nonce);
    return Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: token });
  };
  const providers = identityProviders(
    {
      GOOGLE_CLIENT_ID: 'us-at-google',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: ISSUERS.google,
      MICROSOFT_CLIENT_ID: 'us-at-microsoft',
      MICROSOFT_CLIENT_SECRET: 'secret',
      MICROSOFT_ISSUER: ISSUERS.microsoft,
      APPLE_CLIENT_ID: 'us-at-apple',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: await exportPKCS8(apple.privateKey),
      APPLE_ISSUER: ISSUERS.apple,
    },
    (input, init) => answer(new URL(input instanceof Request ? input.url : input), init),
    CLOCK,
  );
  return { network, providers };
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
