export { consolidate } from './consolidate.ts';
export { listRecurringEvents } from './list-recurring-events.ts';
