export * from './atomically.ts';
export * from './database.ts';
export * from './tables/index.ts';
