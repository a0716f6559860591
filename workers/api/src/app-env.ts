import type { ApiDeps } from '@marquee/platform';
import type { Keeper } from './copies/keeper.ts';

/** Values attached to a request. */
export interface AppEnv {
  Bindings: object;
  Variables: { deps: ApiDeps; keeper: Keeper; requestId: string };
}
