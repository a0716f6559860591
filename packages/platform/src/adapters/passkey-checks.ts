import { base64urlOf, bytesOfBase64url, type Log, messageOf, type PasskeyChecks } from '@marquee/kernel';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Checks by `@simplewebauthn/server`, loaded when somebody uses a passkey. User verification (a finger, a face, a PIN) is always required. */
export function webAuthnChecks(log: Log): PasskeyChecks {
  const load = () => import('@simplewebauthn/server');
  const expected = ({ origin, challenge }: { origin: string; challenge: string }) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  });
  const orNull = async <T>(check: () => Promise<T>): Promise<T | null> => {
    try {
      return await check();
    } catch (error) {
      log.warn('passkey refused', { reason: messageOf(error) });
      return null;
    }
  };
  return {
    added: ({ passkey, ...site }) =>
      orNull(async () => {
        const { verifyRegistrationResponse } = await load();
        const response = passkey as RegistrationResponseJSON;
        const { registrationInfo } = await verifyRegistrationResponse({ ...expected(site), response });
        if (!registrationInfo) return null;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return { id, publicKey: base64urlOf(publicKey), counter, transports: [...transports] };
      }),
    answered: ({ answer, key, ...site }) =>
      orNull(async () => {
        const { verifyAuthenticationResponse } = await load();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(site),
          response: answer as AuthenticationResponseJSON,
          credential: { id: key.id, counter: key.counter, publicKey: new Uint8Array(bytesOfBase64url(key.publicKey)) },
        });
        return verified ? { counter: authenticationInfo.newCounter } : null;
      }),
  };
}
