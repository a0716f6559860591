import type { Draft, Method } from '@marquee/extraction';

/**
 * The confidence of each rung, in the order of the cascade (from certain to uncertain). Structured data
 * is nearly certain, layout less so. A model's value stands on the page, but only the model says that it belongs to the event.
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

/** 0 to 1, the lower of title and start; null if neither has evidence. */
export function confidenceOf({ title, start }: Draft): number | null {
  const sure = [title, start].flatMap(({ evidence }) => evidence.slice(0, 1).map(({ method }) => SURE[method]));
  return sure.length > 0 ? Math.min(...sure) : null;
}
