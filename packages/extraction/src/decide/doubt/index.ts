export { withConfidence } from './confidence.ts';
export { doubtfulValues, isBelowBar, PUBLISHING_BAR, withoutDoubtfulValues } from './publishing-bar.ts';
