import { webUrl } from '../../../document/url.ts';
import type { FlatField } from '../flatten.ts';
import { any, PEOPLE, PLACES, set } from './words.ts';

const NOT_PAGES = set(
  'image icon map api feed ical ics google outlook edit admin facebook twitter instagram video category tag avatar logo thumbnail media color stream live virtual zoom spotify music track tracks',
);
const SELLING = set('ticket tickets booking book buy purchase registration register rsvp checkout signup action');
const IMAGES = set('image thumbnail poster banner flyer artwork logo media cover hero');

/** How certain it is that a field links to the event's page, or to its tickets; 0: neither. */
export function urlScore({ words, leaf, value, depth }: FlatField, tickets: boolean): number {
  if (typeof value !== 'string' || depth > 3 || !isAddress(value)) return 0;
  if (any(words, PLACES) || any(words, PEOPLE) || any(words, NOT_PAGES)) return 0;
  const sells = any(words, SELLING);
  if (sells !== tickets) return 0;
  const isUrl = leaf.includes('url') || words.has('url');
  const isLink = leaf.some((word) => /^(?:link|web|website|page|self|links)$/.test(word));
  if (!isUrl && !isLink && !tickets) return 0;
  return (
    (isUrl ? 6 : isLink ? 4 : 3) +
    (leaf.some((word) => /^(?:public|detail|details|canonical|full|perma)$/.test(word)) ? 1 : 0) -
    (leaf.includes('external') || leaf.includes('website') ? 2 : 0)
  );
}

/** Addresses at which a visitor tells others about the event. */
const SHARES = /\/(?:sharer?|intent|share-?offsite)\b|\bpin\/create\b/i;

function isAddress(value: string): boolean {
  if (SHARES.test(value)) return false;
  return /^(?:https?:\/\/|\/(?!\/))\S+$/.test(value.trim()) && webUrl(value, 'https://x.example/') !== null;
}

export function imageScore({ words, value, depth }: FlatField): number {
  if (typeof value !== 'string' || depth > 5 || !/^(?:https?:)?\/\/?\S+$/.test(value.trim())) return 0;
  if (any(words, PEOPLE) || any(words, PLACES)) return 0;
  const isImage = any(words, IMAGES);
  if (!isImage || words.has('page') || words.has('link')) return 0;
  return (
    5 +
    (words.has('original') || words.has('large') || words.has('full') ? 1 : 0) -
    (words.has('logo') || words.has('thumbnail') ? 2 : 0)
  );
}
