import type { ApiDeps } from '@marquee/platform';

/** What travels with a request. */
export interface AppEnv {
  Bindings: object;
  Variables: { deps: ApiDeps; requestId: string };
}
