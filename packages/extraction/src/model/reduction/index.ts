export type { Chunk, ReducedRecord, Reduction, ReductionLimits } from './chunks.ts';
export { type ReductionForm, reduce } from './reduce.ts';
export { estimateTokens } from './tokens.ts';
