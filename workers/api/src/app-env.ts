import type { ApiDeps } from '@marquee/platform';
import type { UsedKeys } from './callers/key-use.ts';
import type { Keeper } from './copies/keeper.ts';
import type { SharedAnswers } from './shared/shared-answers.ts';

/** Values attached to a request. */
export interface AppEnv {
  Bindings: object;
  Variables: {
    deps: ApiDeps;
    keeper: Keeper;
    usedKeys: UsedKeys;
    shared: SharedAnswers;
    requestId: string;
    /** The caller has a session. */
    isSignedIn?: boolean;
    /** The limit that the caller is told of. */
    limitPolicy?: string;
    /** The response has all its headers already. */
    isComplete?: boolean;
  };
}
