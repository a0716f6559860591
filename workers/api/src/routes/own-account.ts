import type { Slices } from '@marquee/contract';
import {
  askEmailConfirmation,
  askPasswordReset,
  changeEmail,
  changeName,
  changePassword,
  confirmEmail,
  deleteAccount,
  endOtherSessions,
  endOwnSession,
  exportAccount,
  getOwnAccount,
  resetPassword,
} from '@marquee/domain/accounts';
import { grantProvenRequest } from '@marquee/domain/promoter-requests';
import { Reject } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { sessionOf } from '../session-of.ts';
import { shownJson } from '../shown-json.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Call, Verbs } from '../verbs.ts';
import type { FactorEndpoint } from './factors.ts';
import { hasMail } from './mail.ts';
import type { ProviderEndpoint } from './providers.ts';
import type { SecondStepEndpoint } from './second-step.ts';

type OwnAccount = Omit<
  Slices['accounts'],
  | 'currentUser'
  | 'signIn'
  | 'register'
  | 'signOut'
  | 'openSignIn'
  | ProviderEndpoint
  | FactorEndpoint
  | SecondStepEndpoint
>;

const SUCCESS = { success: true } as const;

/** What people do with their own accounts. Letters are dispatched at once; if the queue is unreachable, the next tick does it. */
export const ownAccountRoutes: Verbs<OwnAccount> = {
  askPasswordReset: async (deps, { body }, call) => {
    await needMail(deps);
    await askPasswordReset(deps, body.email, call);
    return posted(deps, call);
  },
  resetPassword: async (deps, { body }, call) => {
    await resetPassword(deps, body, call);
    return posted(deps, call);
  },
  confirmEmail: async (deps, { body }, call) => {
    const { userId, ...confirmed } = await confirmEmail(deps, body.token, call);
    // What this address proves need not wait for a person.
    const isPromoter = await grantProvenRequest(deps, call, userId);
    return thenDispatched(deps, call, { ...confirmed, isPromoter });
  },
  getOwnAccount: (deps, _input, call) => getOwnAccount(deps, sessionOf(call)),
  askEmailConfirmation: async (deps, _input, call) => {
    await needMail(deps);
    await askEmailConfirmation(deps, sessionOf(call).user.id, call);
    return posted(deps, call);
  },
  changeName: (deps, { body }, call) => changeName(deps, sessionOf(call), body),
  changePassword: async (deps, { body }, call) => {
    call.keepSession(await changePassword(deps, sessionOf(call), body, call));
    return posted(deps, call);
  },
  changeEmail: async (deps, { body }, call) => {
    await needMail(deps);
    await changeEmail(deps, sessionOf(call), body, call);
    return posted(deps, call);
  },
  endOtherSessions: async (deps, _input, call) => ({ ended: await endOtherSessions(deps, sessionOf(call)) }),
  endSession: async (deps, { params }, call) => {
    await endOwnSession(deps, sessionOf(call), params.id);
    return SUCCESS;
  },
  exportAccount: async (deps, _input, call) => ({
    contentType: 'application/json',
    body: `${shownJson(await exportAccount(deps, sessionOf(call)), 2)}\n`,
    filename: 'marquee-account.json',
  }),
  deleteAccount: async (deps, { body }, call) => {
    await deleteAccount(deps, sessionOf(call), body, call);
    call.keepSession(null);
    return posted(deps, call);
  },
};

const posted = (deps: ApiDeps, call: Call) => thenDispatched(deps, call, SUCCESS);

/** Nothing promises a letter that cannot be sent. */
async function needMail(deps: ApiDeps): Promise<void> {
  if (!(await hasMail(deps)))
    throw new Reject(409, 'no-mail', 'This site cannot send email yet. Please write to the people who run it.');
}
