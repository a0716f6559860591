export { countCategories } from './count-categories.ts';
export { derive } from './derive.ts';
export { expireEvents } from './expire.ts';
export { getEvent } from './get-event.ts';
export { type Ingested, ingest, type Reading } from './ingest.ts';
export { listEvents } from './list-events.ts';
export { revalidateEvent } from './revalidate.ts';
export { searchEvents } from './search-events.ts';
