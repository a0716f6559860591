import type { Unkeyed } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { comparableOf } from '../../candidates/values/compared.ts';
import { comparable, wordCount } from '../../document/text.ts';
import { PLACE_WORD } from '../../rules/place-words.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets, PageOffsets } from './page-offsets.ts';

/** Where the venue of a draft comes from, and what its words say. */
export function venueFeatures(layout: Layout, draft: Unkeyed, at: Offsets, { venues }: PageOffsets): Features {
  if (!draft.venue) return {};
  const venue = draft.venue.value;
  const inRecord = at.venue >= at.from && at.venue < at.to;
  return {
    venue: 1,
    venue_in_record: Number(inRecord),
    venue_shared: Number(at.venue >= 0 && (venues.get(at.venue) ?? 0) > 1),
    venue_of_page: Number(at.venue < 0),
    venue_of_title: Number(draft.venue.evidence[0]?.locator === 'title'),
    venue_word: Number(PLACE_WORD.test(venue)),
    venue_words: Math.log1p(wordCount(venue)),
    venue_digits: Number(/\d/.test(venue)),
    venue_in_title: Number(comparableOf(draft.title).includes(comparableOf(draft.venue))),
    venue_lower: Number(/^\p{Ll}/u.test(venue)),
    venue_sentence: Number(/[.!?:]\s/.test(venue)),
    addressed: Number(draft.address !== undefined),
    venues_on_page: Math.log1p(venues.size),
    venue_line: Number(inRecord && comparable(layout.pieceAt(at.venue)?.text ?? '') === comparableOf(draft.venue)),
  };
}
