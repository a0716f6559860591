import { call } from '../../api/call.ts';
import type { User } from '../../session/session.ts';

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Lets the browser ask for a passkey, and signs in with it. The library is loaded by then. */
export async function enterWithPasskey(isSecondStep: boolean): Promise<User> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await call('askPasskey', { body: { isSecondStep } });
  const answer = await startAuthentication({ optionsJSON });
  return call('signInWithPasskey', { body: { answer: plain(answer) } });
}

/** Lets the browser make a passkey. */
export async function makePasskey(currentPassword: string | undefined) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const body = currentPassword === undefined ? {} : { currentPassword };
  const optionsJSON = await call('orderPasskey', { body });
  const { response, ...made } = plain(await startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...made, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}

/** Whether the device has a passkey of this account already. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

/** Whether the person or the browser ended it, rather than the server. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

/** As the contract has it: without what the browser adds. */
function plain<T extends { id: string; rawId: string; response: object }>({ id, rawId, response }: T) {
  return { id, rawId, type: 'public-key' as const, clientExtensionResults: {}, response: response as T['response'] };
}
