export { type CategoryReason, categorize, tellingWords } from './categorize.ts';
