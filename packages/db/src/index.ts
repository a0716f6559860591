export * from './atomically.ts';
export * from './database.ts';
export * from './event-search.ts';
export { UNKNOWN_PRICE_ORDER, UNKNOWN_PRICE_TEXT } from './orders.ts';
export * from './rows.ts';
export * from './sentence-text.ts';
export * from './statement.ts';
export * from './tables/index.ts';
export * from './write-rows.ts';
