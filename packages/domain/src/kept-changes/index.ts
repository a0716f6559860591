export { tellKeepers } from './tell.ts';
