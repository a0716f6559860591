import { eventsPath, type Place } from '../place/place-address.ts';

/** Spec: HOME-03. What a popular request asks for, in the terms of the listing: where scripts do not run, the listing answers it. */
export const POPULAR = [
  { label: 'request.music', request: { category: 'music', when: 'weekend' } },
  { label: 'request.outdoor', request: { category: 'outdoor', when: '' } },
  { label: 'request.dateNight', request: { category: 'nightlife', when: '' } },
] as const;

/** Where the listing answers a popular request. */
export function answerPath(place: Place, { category, when }: (typeof POPULAR)[number]['request']): string {
  return eventsPath(place, category) + (when ? `&when=${when}` : '');
}
