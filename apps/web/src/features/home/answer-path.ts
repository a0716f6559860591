import { eventsPath, type Place } from '../place/place-address.ts';
import type { ReadRequest } from './read-request.ts';

/** Spec: HOME-03. What a popular request asks for, in the terms of the listing. */
export const POPULAR = [
  { label: 'request.music', request: { q: '', category: 'music', when: 'weekend' } },
  { label: 'request.outdoor', request: { q: '', category: 'outdoor' } },
  { label: 'request.dateNight', request: { q: '', category: 'nightlife' } },
] as const;

/** Where the listing answers a request. */
export function answerPath(place: Place, { q, category, when }: ReadRequest): string {
  const rest = new URLSearchParams({ ...(q ? { q } : {}), ...(when ? { when } : {}) });
  return eventsPath(place, category) + (rest.size > 0 ? `&${rest}` : '');
}
