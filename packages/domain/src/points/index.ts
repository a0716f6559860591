export { awardPoints } from './award-points.ts';
export { balanceOf } from './balance.ts';
