export { type CategoryReason, categorize } from './categorize.ts';
