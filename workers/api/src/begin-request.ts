import { REQUEST_ID_HEADER, requestIdOf } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** The dependencies for one request. */
export type DepsOf = (c: Context<AppEnv>) => ApiDeps;

/** Gives a request its id and its dependencies, which name it. */
export function beginRequest(c: Context<AppEnv>, depsOf: DepsOf): ApiDeps {
  const requestId = requestIdOf(c.req.header(REQUEST_ID_HEADER));
  const deps = { ...depsOf(c), requestId };
  c.set('requestId', requestId);
  c.set('deps', deps);
  return deps;
}
