import type { Slices } from '@marquee/contract';
import { askPasskey, finishSignIn, getWaiting, type SignedIn, signInWithPasskey } from '@marquee/domain/accounts';
import type { ApiDeps } from '@marquee/platform';
import { thenDispatched } from '../then-dispatched.ts';
import type { Call, Verbs } from '../verbs.ts';
import { welcome } from '../welcome.ts';

export type SecondStepEndpoint = 'waitingSignIn' | 'finishSignIn' | 'askPasskey' | 'signInWithPasskey';

/** The second step of signing in, and signing in with a passkey alone. */
export const secondStepRoutes: Verbs<Pick<Slices['accounts'], SecondStepEndpoint>> = {
  waitingSignIn: (deps, _input, { step }) => getWaiting(deps, step),
  finishSignIn: async (deps, { body }, call) => entered(deps, call, await finishSignIn(deps, body.code, call)),
  askPasskey: async (deps, { body }, call) => {
    const { question, issued } = await askPasskey(deps, body, call);
    if (issued) call.keepStep(issued);
    return question;
  },
  signInWithPasskey: async (deps, { body }, call) =>
    entered(deps, call, await signInWithPasskey(deps, body.answer, call)),
};

async function entered(deps: ApiDeps, call: Call, signedIn: SignedIn) {
  call.keepStep(null);
  // A letter may wait.
  return thenDispatched(deps, call, welcome(call, signedIn));
}
