import type { QueryClient } from '@tanstack/react-query';
import { noteCopy } from '../api/copy-store.ts';
import { FIRST_DATA_ID, type FirstData } from '../drawn/first-data.ts';

/** Takes the answers that the document carries, so that they are not requested again. Returns whether there were any. */
export function takeFirstData(queries: QueryClient): boolean {
  const element = document.getElementById(FIRST_DATA_ID);
  const text = element?.textContent;
  if (!text) return false;
  const { asOf, copy } = element.dataset;
  if (asOf) noteCopy('document', copy === 'offline' ? 'offline' : 'outage', Number(asOf));
  for (const [key, value] of JSON.parse(text) as FirstData) queries.setQueryData(key, value);
  return true;
}

/**
 * Removes what the document's head says of its first page only (address, preview, structured data): after a navigation it would
 * describe another page.
 */
export function forgetDocumentHead(): void {
  for (const element of document.head.querySelectorAll('[data-of-page]')) element.remove();
}
