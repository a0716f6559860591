export { commitMerges, type Merge } from './commit-merges.ts';
export { listMerges } from './list-merges.ts';
export { mergeEvents } from './merge-events.ts';
export { undoMerge } from './undo-merge.ts';
