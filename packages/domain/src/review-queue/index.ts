export { decideReviewItem } from './decide-item.ts';
export { getReviewPreview } from './get-preview.ts';
export { listReviewQueue } from './list-review-queue.ts';
export { noteDecided } from './note-decided.ts';
export { undoReviewDecision } from './undo-decision.ts';
