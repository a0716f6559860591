export { composeEnhancement, type EventReading } from './compose.ts';
export { enhanceEvent } from './enhance-event.ts';
export { enhancementStatus } from './enhancement-status.ts';
