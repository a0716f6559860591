import type { IncomingHttpHeaders } from 'node:http';
import { accessOf, secretNeeded } from './access.ts';
import { expanded } from './expand.ts';
import { badParam, WireFault } from './fault.ts';
import { type Answer, createIdempotency } from './idempotency.ts';
import { type Params, parseParams } from './params.ts';
import { ROUTES, type Route } from './routes.ts';
import type { World } from './state.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** The query, or the form of a POST. */
  form: string;
  headers: IncomingHttpHeaders;
  requestId: string;
  /** Between taking the request and doing the work. */
  pause: () => Promise<void>;
}

/** The provider's API: who may ask, what is asked again, what is done. Throws WireFault. */
export function createApi(world: World): (request: ApiRequest) => Promise<Answer> {
  const idempotent = createIdempotency(world);
  return async ({ method, path, form, headers, requestId, pause }) => {
    const params = parseParams(form);
    const access = accessOf(world.state.keys, headers, params);
    const { route, id } = routeOf(method, path);
    if (access === 'public' && !route.isPublic) throw secretNeeded();
    const key = method === 'POST' ? headers['idempotency-key']?.toString() : undefined;
    // The names of parameters may come in any order.
    const request = `${method} ${path} ${[...new URLSearchParams(form)].map(String).sort().join('&')}`;
    return idempotent({ key, request, requestId }, async () => {
      await pause();
      return answerOf(world, route, { params, id, isPublic: access === 'public' });
    });
  };
}

function answerOf(
  world: World,
  route: Route,
  asked: { params: Params; id: string; isPublic: boolean },
): Answer & { isSaved: boolean } {
  try {
    const answer = expanded(world, route.run({ world, ...asked }), asked.params);
    return { status: 200, body: JSON.stringify(answer, null, 2), isSaved: true };
  } catch (error) {
    if (!(error instanceof WireFault) || !error.ran) throw error;
    return { status: error.status, body: bodyOf(error), isSaved: true };
  }
}

export function bodyOf({ error }: WireFault): string {
  return JSON.stringify({ error }, null, 2);
}

function routeOf(method: string, path: string): { route: Route; id: string } {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, id: match[1] ?? '' };
  }
  const unknown = `Unrecognized request URL (${method}: ${path.slice(0, 200)}). This local service does not have it.`;
  throw new WireFault(404, { type: 'invalid_request_error', message: unknown });
}

/** Bodies are forms; the provider's older API takes nothing else. */
export function checkContentType(type: string | undefined): void {
  if (type === undefined || type.startsWith('application/x-www-form-urlencoded')) return;
  throw badParam('The body must be a form (application/x-www-form-urlencoded).', 'content-type');
}
