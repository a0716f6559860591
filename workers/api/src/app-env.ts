import type { ApiDeps } from '@marquee/platform';

/** Values attached to a request. */
export interface AppEnv {
  Bindings: object;
  Variables: { deps: ApiDeps; requestId: string };
}
