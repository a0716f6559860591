export { alternativesOf, hasSought, type Sought, wordsIn } from './alternatives.ts';
export { formsOf } from './endings.ts';
export { folded } from './folded.ts';
export { isCorrectable, nearestIn, nearestKnown } from './nearest.ts';
export { canHaveSlips, mostSlips, oneSlipFrom, slipsBetween } from './slips.ts';
