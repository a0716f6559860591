import type { User, WaitingSignIn } from '@marquee/contract';
import type { SignedIn, Waiting } from '@marquee/domain/accounts';
import type { Call } from './verbs.ts';

/** Sets the session cookie and the device cookie; the response is the user. */
export function welcome({ keepSession, keepDevice }: Call, { user, session, device }: SignedIn): User {
  keepSession(session);
  if (device) keepDevice(device);
  return user;
}

/** Sets the cookie of a sign-in that waits; the response says for what. */
export function waitFor({ keepStep }: Call, { step, steps }: Waiting): WaitingSignIn {
  keepStep(step);
  return { needs: 'second-step', steps };
}
