import { confirmIntent, proveIntent } from './confirm.ts';
import { badParam, unknownId } from './fault.ts';
import { cancelIntent, createIntent, findIntent, findPublicIntent, publicIntent } from './intents.ts';
import { listObjects } from './lists.ts';
import { makeMethod, wireMethod } from './methods.ts';
import { needText, onlyParams, type Params } from './params.ts';
import { createRefund } from './refunds.ts';
import type { World } from './state.ts';

interface Asked {
  world: World;
  params: Params;
  /** From the path. */
  id: string;
  /** With the publishable key: a browser. */
  isPublic: boolean;
}

export interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Whether browsers may ask. */
  isPublic?: boolean;
  run: (asked: Asked) => object;
}

const get = (path: RegExp, run: Route['run']): Route => ({ method: 'GET', path, run });
const post = (path: RegExp, run: Route['run']): Route => ({ method: 'POST', path, run });
const forBrowsers = (route: Route): Route => ({ ...route, isPublic: true });

/** An intent for a server, or what a browser with its client secret may see of it. */
function intentFor({ world, id, params, isPublic }: Asked) {
  return isPublic ? findPublicIntent(world, id, params) : findIntent(world, id);
}

function one<T extends object>(kind: string, of: (world: World) => ReadonlyMap<string, T>): Route['run'] {
  return ({ world, id, params }) => {
    onlyParams(params, ['expand']);
    const found = of(world).get(id);
    if (!found) throw unknownId(kind, id);
    return found;
  };
}

export const ROUTES: readonly Route[] = [
  post(/^\/v1\/payment_intents$/, ({ world, params }) => createIntent(world, params)),
  get(/^\/v1\/payment_intents$/, ({ world, params }) =>
    listObjects(world, params, world.state.intents, { url: '/v1/payment_intents' }),
  ),
  forBrowsers(
    get(/^\/v1\/payment_intents\/(\w+)$/, (asked) => {
      onlyParams(asked.params, ['client_secret', 'expand', 'key']);
      const intent = intentFor(asked);
      return asked.isPublic ? publicIntent(intent) : intent;
    }),
  ),
  forBrowsers(
    post(/^\/v1\/payment_intents\/(\w+)\/confirm$/, (asked) => {
      const intent = confirmIntent(asked.world, intentFor(asked), asked.params);
      return asked.isPublic ? publicIntent(intent) : intent;
    }),
  ),
  post(/^\/v1\/payment_intents\/(\w+)\/cancel$/, ({ world, id, params }) => cancelIntent(world, id, params)),
  forBrowsers(
    post(/^\/v1\/payment_methods$/, ({ world, params }) => {
      onlyParams(params, ['card', 'expand', 'key', 'type']);
      return wireMethod(world, makeMethod(world, params));
    }),
  ),
  // Not the provider's: what its own script and the payer's bank do between themselves.
  forBrowsers(
    post(/^\/three_d_secure\/(\w+)$/, (asked) => {
      onlyParams(asked.params, ['client_secret', 'key', 'result']);
      const result = needText(asked.params, 'result');
      if (result !== 'complete' && result !== 'fail') throw badParam('The result is complete or fail.', 'result');
      return publicIntent(
        proveIntent(asked.world, findPublicIntent(asked.world, asked.id, asked.params), result === 'complete'),
      );
    }),
  ),
  post(/^\/v1\/refunds$/, ({ world, params }) => createRefund(world, params)),
  get(/^\/v1\/refunds$/, ({ world, params }) =>
    listObjects(world, params, world.state.refunds, { url: '/v1/refunds', by: ['charge', 'payment_intent'] }),
  ),
  get(
    /^\/v1\/refunds\/(\w+)$/,
    one('refund', ({ state }) => state.refunds),
  ),
  get(/^\/v1\/charges$/, ({ world, params }) =>
    listObjects(world, params, world.state.charges, { url: '/v1/charges', by: ['payment_intent'] }),
  ),
  get(
    /^\/v1\/charges\/(\w+)$/,
    one('charge', ({ state }) => state.charges),
  ),
  get(/^\/v1\/disputes$/, ({ world, params }) =>
    listObjects(world, params, world.state.disputes, { url: '/v1/disputes', by: ['charge', 'payment_intent'] }),
  ),
  get(
    /^\/v1\/disputes\/(\w+)$/,
    one('dispute', ({ state }) => state.disputes),
  ),
  get(
    /^\/v1\/balance_transactions\/(\w+)$/,
    one('balance transaction', ({ state }) => state.transactions),
  ),
  get(/^\/v1\/events$/, ({ world, params }) =>
    listObjects(world, params, world.state.events, { url: '/v1/events', by: ['type'] }),
  ),
  get(
    /^\/v1\/events\/(\w+)$/,
    one('event', ({ state }) => state.events),
  ),
];
