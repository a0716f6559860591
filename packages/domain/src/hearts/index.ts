export { changeHearts, listHearts } from './own-hearts.ts';
