import type { Slices } from '@marquee/contract';
import { register, type SignedIn, signIn, signOut } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import type { Call, Verbs } from '../verbs.ts';
import { ownAccountRoutes } from './own-account.ts';
import { DIALOG, providerRoutes } from './providers.ts';

/** Sign-in and sign-out. The session is a cookie; the response is the user. */
export const accountRoutes: Verbs<Slices['accounts']> = {
  currentUser: (_deps, _input, { session }) => session?.user ?? null,
  signIn: async (deps, { body }, call) => welcome(call, await signIn(deps, body, call)),
  register: async (deps, { body }, call) => {
    const user = welcome(call, await register(deps, body, call));
    await call.afterwards(() => dispatchDue(deps));
    return user;
  },
  signOut: async (deps, _input, { session, keepSession }) => {
    await signOut(deps, session);
    keepSession(null);
    return { success: true as const };
  },
  openSignIn: () => ({ redirect: DIALOG }),
  ...providerRoutes,
  ...ownAccountRoutes,
};

/** Sets the session cookie and the device cookie; the response is the user. */
export function welcome({ keepSession, keepDevice }: Call, { user, session, device }: SignedIn) {
  keepSession(session);
  if (device) keepDevice(device);
  return user;
}
