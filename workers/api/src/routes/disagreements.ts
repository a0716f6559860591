import type { Slices } from '@marquee/contract';
import { listDisagreements } from '@marquee/domain/disagreements';
import type { Verbs } from '../verbs.ts';

export const disagreementRoutes: Verbs<Slices['disagreements']> = {
  listDisagreements: (deps) => listDisagreements(deps),
};
