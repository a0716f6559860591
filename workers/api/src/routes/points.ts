import type { Slices } from '@marquee/contract';
import { awardPoints, balanceOf } from '@marquee/domain/points';
import { personOf } from '../person-of.ts';
import type { Verbs } from '../verbs.ts';

export const pointsRoutes: Verbs<Slices['points']> = {
  awardPoints: (deps, { body }, call) => awardPoints(deps, personOf(call), body),
  getPoints: async (deps, _input, call) => ({ balance: await balanceOf(deps.db, personOf(call)) }),
};
