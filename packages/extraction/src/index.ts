export { extract } from './extract.ts';
export type { FindingCode } from './findings.ts';
export { expandRecurrence } from './ics/expand-recurrence.ts';
export * from './learned/index.ts';
export { LIMITS } from './limits.ts';
export * from './model/index.ts';
export { type StatedTown, statedTown } from './normalise/address.ts';
export * from './reduction/index.ts';
export * from './types.ts';
