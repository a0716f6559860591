import type { Slices } from '@marquee/contract';
import { listRecoveries, recoveryStats } from '@marquee/domain/recovery';
import type { Verbs } from '../verbs.ts';

export const recoveryRoutes: Verbs<Slices['recovery']> = {
  getRecoveryStats: (deps, { query }) => recoveryStats(deps, query),
  listRecoveries: (deps, { query }) => listRecoveries(deps, query),
};
