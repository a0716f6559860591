export { searchConsole } from './search-console.ts';
export { getConsoleTour, moveConsoleTour } from './tour.ts';
