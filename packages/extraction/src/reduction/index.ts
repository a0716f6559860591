export type { Chunk, ReducedLink, ReducedRecord, Reduction, ReductionLimits } from './chunks.ts';
export { reduce } from './reduce.ts';
export { estimateTokens } from './tokens.ts';
