export { searchConsole } from './search-console.ts';
