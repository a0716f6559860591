export { commitMerges, type Merge } from './commit-merges.ts';
export { consolidate } from './consolidate.ts';
export { listEventSources } from './list-event-sources.ts';
export { listMerges } from './list-merges.ts';
export { listRecurringEvents } from './list-recurring-events.ts';
export { mergeEvents } from './merge-events.ts';
export { splitEvent } from './split-event.ts';
export { undoMerge } from './undo-merge.ts';
