export { balanceOf } from './award-points.sql.ts';
export { awardPoints } from './award-points.ts';
