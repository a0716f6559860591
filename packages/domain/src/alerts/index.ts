export { alert } from './alert.ts';
