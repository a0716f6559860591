export type { KeptList } from './kept-list.sql.ts';
export { changeList, readList } from './kept-list.ts';
export { changeHearts, listHearts } from './own-hearts.ts';
export { latestSaved } from './saved.ts';
