import { detailRung } from './detail/rung.ts';
import { feedRung, jsonFeedRung } from './feeds/rung.ts';
import { icsRung } from './ics/rung.ts';
import { jsonldRung } from './jsonld/rung.ts';
import { learnedRung } from './learned/rung.ts';
import type { LearnedExtractor } from './learned/schema.ts';
import { listingRung } from './listing/rung.ts';
import { microdataRung } from './microdata/rung.ts';
import { microformatsRung } from './microformats/rung.ts';
import { PLATFORM_RUNGS } from './platforms/index.ts';
import { rdfaRung } from './rdfa/rung.ts';
import { htmlInsideRung } from './records/html-inside.ts';
import { recordsRung } from './records/rung.ts';
import type { Rung } from './rung.ts';
import { shellRung } from './shells/rung.ts';

/** Structured formats state their fields explicitly, so learned rules run after them. */
const STRUCTURED: readonly Rung[] = [
  ...PLATFORM_RUNGS,
  icsRung,
  feedRung,
  jsonFeedRung,
  jsonldRung,
  microdataRung,
  microformatsRung,
  rdfaRung,
  recordsRung,
  htmlInsideRung([microdataRung, microformatsRung, listingRung]),
  shellRung,
];

/**
 * The rungs from certain and free to uncertain and expensive. The first rung that yields a dated event ends the cascade.
 * @param learned rules learned from an earlier scrape of such a page
 */
export function cascade(learned?: LearnedExtractor): readonly Rung[] {
  return [...STRUCTURED, ...(learned ? [learnedRung(learned)] : []), detailRung, listingRung];
}
