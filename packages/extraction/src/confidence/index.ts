export { withConfidence } from './confidence.ts';
export { isBelowBar, PUBLISHING_BAR, withoutDoubtfulValues } from './publishing-bar.ts';
