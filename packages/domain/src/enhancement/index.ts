export { composeEnhancement, type EventReading } from './compose.ts';
export { enhanceEvent, PATIENCE_MS } from './enhance-event.ts';
export { enhancementStatus } from './enhancement-status.ts';
