import { endpoints } from '@marquee/contract';

/** What an address or a query needs to be answered. */
const GIVEN: Record<string, string> = {
  ':category': 'Music',
  ':slug': 'city-7',
  ':id': 'u7',
};
const QUERIES: Record<string, string> = {
  getDashboard: '?days=30',
  listEventSources: '?event=event-7',
  searchConsole: '?q=hall',
};
/** Files to download, of at most 10,000 rows; one stored document; the sources of one request; what asks the engine. */
const NOT_A_PANEL = new Set([
  'exportUsers',
  'exportAuditLog',
  'getUnreadableDocument',
  'listPublisherSources',
  'testImageGeneration',
  'testOpenAi',
]);

/** Every read of the console by its id, with an address at which the benchmark's database has an answer. */
export function consoleReads(): Array<{ id: string; path: string }> {
  return Object.values(endpoints)
    .filter(({ method, access, id }) => method === 'GET' && access === 'admin' && !NOT_A_PANEL.has(id))
    .map(({ id, path }) => ({ id, path: path.replace(/:\w+/g, (name) => GIVEN[name] ?? name) + (QUERIES[id] ?? '') }));
}
