import type { Slices } from '@marquee/contract';
import {
  addApp,
  addPasskey,
  beginApp,
  orderPasskey,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
} from '@marquee/domain/accounts';
import { sessionOf } from '../session-of.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export type FactorEndpoint =
  | 'beginApp'
  | 'addApp'
  | 'removeApp'
  | 'renewRecoveryCodes'
  | 'orderPasskey'
  | 'addPasskey'
  | 'removePasskey';

const SUCCESS = { success: true } as const;

/** Two-step verification of one's own account. Letters are dispatched at once. */
export const factorRoutes: Verbs<Pick<Slices['accounts'], FactorEndpoint>> = {
  beginApp: (deps, { body }, call) => beginApp(deps, sessionOf(call), body),
  addApp: async (deps, { body }, call) => thenDispatched(deps, call, await addApp(deps, sessionOf(call), body, call)),
  removeApp: async (deps, { body }, call) => {
    await removeApp(deps, sessionOf(call), body, call);
    return thenDispatched(deps, call, SUCCESS);
  },
  renewRecoveryCodes: async (deps, { body }, call) => ({
    recoveryCodes: await renewRecoveryCodes(deps, sessionOf(call), body),
  }),
  orderPasskey: (deps, { body }, call) => orderPasskey(deps, sessionOf(call), body),
  addPasskey: async (deps, { body }, call) =>
    thenDispatched(deps, call, await addPasskey(deps, sessionOf(call), body, call)),
  removePasskey: async (deps, { params, body }, call) => {
    await removePasskey(deps, sessionOf(call), { ...params, ...body }, call);
    return thenDispatched(deps, call, SUCCESS);
  },
};
