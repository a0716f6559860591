import type { Draft, Method } from '@marquee/extraction';

/**
 * How sure each way of reading is, as the cascade orders them (design: from certain to uncertain). What a page says in fields of its own
 * is near certain; what is read off its looks less; what a model chose stands on the page, but that it is the event's is the model's word.
 */
const SURE: Record<Method, number> = {
  'platform-feed': 0.98,
  ics: 0.98,
  jsonld: 0.97,
  'json-feed': 0.95,
  rss: 0.95,
  microdata: 0.95,
  rdfa: 0.95,
  microformats: 0.95,
  shell: 0.9,
  learned: 0.9,
  detail: 0.85,
  listing: 0.85,
  'language-model': 0.75,
  'visible-text': 0.7,
};

/** 0 to 1, of the weaker of title and start; null where neither has evidence. */
export function confidenceOf({ title, start }: Draft): number | null {
  const sure = [title, start].flatMap(({ evidence }) => evidence.slice(0, 1).map(({ method }) => SURE[method]));
  return sure.length > 0 ? Math.min(...sure) : null;
}
