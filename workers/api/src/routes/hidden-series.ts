import type { Slices } from '@marquee/contract';
import { changeHiddenSeries, listHiddenSeries } from '@marquee/domain/hidden-series';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const hiddenSeriesRoutes: Verbs<Slices['hidden-series']> = {
  listHiddenSeries: (deps, _input, call) => listHiddenSeries(deps, personOf(call)),
  changeHiddenSeries: (deps, { body }, call) => changeHiddenSeries(deps, personOf(call), body),
};
