import type { Slices } from '@marquee/contract';
import { awardPoints, balanceOf } from '@marquee/domain/points';
import { Reject } from '@marquee/kernel';
import type { Call, Verbs } from '../verbs.ts';

export const pointsRoutes: Verbs<Slices['points']> = {
  awardPoints: (deps, { body }, call) => awardPoints(deps, userOf(call), body),
  getPoints: async (deps, _input, call) => ({ balance: await balanceOf(deps.db, userOf(call)) }),
};

function userOf({ actor }: Call): string {
  if (actor.kind !== 'user') throw new Reject(401, 'signed-out', 'Please sign in first.');
  return actor.userId;
}
