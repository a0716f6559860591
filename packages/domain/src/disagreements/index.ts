export { listDisagreements } from './list-disagreements.ts';
