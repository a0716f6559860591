import { detailRung } from './formats/detail/rung.ts';
import { feedRung, jsonFeedRung } from './formats/feeds/rung.ts';
import { icsRung } from './formats/ics/rung.ts';
import { jsonldRung } from './formats/jsonld/rung.ts';
import { listingRung } from './formats/listing/rung.ts';
import { microdataRung } from './formats/microdata/rung.ts';
import { microformatsRung } from './formats/microformats/rung.ts';
import { PLATFORM_RUNGS } from './formats/platforms/index.ts';
import { rdfaRung } from './formats/rdfa/rung.ts';
import { htmlInsideRung } from './formats/records/html-inside.ts';
import { recordsRung } from './formats/records/rung.ts';
import type { Rung } from './formats/rung.ts';
import { shellRung } from './formats/shells/rung.ts';
import { learnedRung } from './learned/rung.ts';
import type { LearnedExtractor } from './learned/schema.ts';

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
