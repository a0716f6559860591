export * from './atomically.ts';
export * from './database.ts';
export * from './event-search.ts';
export * from './rows.ts';
export * from './statement.ts';
export * from './tables/index.ts';
