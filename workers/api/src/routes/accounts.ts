import type { Slices } from '@marquee/contract';
import { register, signIn, signOut } from '@marquee/domain/accounts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';
import { waitFor, welcome } from '../welcome.ts';
import { factorRoutes } from './factors.ts';
import { ownAccountRoutes } from './own-account.ts';
import { DIALOG, providerRoutes } from './providers.ts';
import { secondStepRoutes } from './second-step.ts';

/** Sign-in and sign-out. The session is a cookie; the response is the user. */
export const accountRoutes: Verbs<Slices['accounts']> = {
  currentUser: (_deps, _input, { session }) => session?.user ?? null,
  signIn: async (deps, { body }, call) => {
    const first = await signIn(deps, body, call);
    return 'waiting' in first ? waitFor(call, first.waiting) : welcome(call, first);
  },
  register: async (deps, { body }, call) => {
    const user = welcome(call, await register(deps, body, call));
    return thenDispatched(deps, call, user);
  },
  signOut: async (deps, _input, { session, keepSession }) => {
    await signOut(deps, session);
    keepSession(null);
    return { success: true as const };
  },
  openSignIn: () => ({ redirect: DIALOG }),
  ...secondStepRoutes,
  ...providerRoutes,
  ...ownAccountRoutes,
  ...factorRoutes,
};
