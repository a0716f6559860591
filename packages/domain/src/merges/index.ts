export { commitMerges, type Merge } from './commit-merges.ts';
export { listMerges } from './list-merges.ts';
export { listTellers } from './list-tellers.ts';
export { mergeEvents } from './merge-events.ts';
export { splitEvent } from './split-event.ts';
export { undoMerge } from './undo-merge.ts';
