export * from './cities/index.ts';
export * from './controls/index.ts';
export type { EngineDeps, ReadDeps } from './deps.ts';
export * from './events/index.ts';
export * from './images/index.ts';
export * from './jobs/index.ts';
export * from './places/index.ts';
export * from './scheduling/index.ts';
export * from './sources/index.ts';
