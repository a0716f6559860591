import type { Slices } from '@marquee/contract';
import { citySources, listCoverage } from '@marquee/domain/coverage';
import type { Verbs } from '../verbs.ts';

export const coverageRoutes: Verbs<Slices['coverage']> = {
  getCitySources: (deps, { params }) => citySources(deps, params.slug),
  listCoverage: (deps, { query }) => listCoverage(deps, query),
};
