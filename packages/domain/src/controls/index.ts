export { isAllowed, type Permission } from './is-allowed.ts';
