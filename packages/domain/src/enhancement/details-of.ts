import type { Enhancement, EnhancementEvidence } from '@marquee/contract';
import type { Fact, FactTopic } from '@marquee/extraction';

/** What was read, and how. */
export interface FactsRead {
  facts: readonly Fact[];
  /** The page, and whether it is the event's own or the listing with its description. */
  document: string;
  isOwnPage: boolean;
  model: string | null;
}

/** The enhancement from the facts of a page; each value has the sentence it stands in as evidence. */
export function detailsOf(
  { facts, document, isOwnPage, model }: FactsRead,
  { description }: { description: string | null },
): Enhancement {
  const texts = (topic: FactTopic) => facts.filter((fact) => fact.topic === topic).map(({ text }) => text);
  const sentences = (topic: FactTopic) => texts(topic).join(' ') || null;
  const full = texts('fullDescription').join('\n\n');
  const saysMore = full !== '' && !sameWords(description ?? '').includes(sameWords(full));
  const method = isOwnPage ? (model === null ? 'page' : 'language-model') : 'listing';
  return {
    fullDescription: saysMore ? full : null,
    venueAmenities: texts('venueAmenities'),
    detailedSchedule: texts('detailedSchedule'),
    specialInstructions: sentences('specialInstructions'),
    dressCode: sentences('dressCode'),
    ticketTiers: facts.flatMap(({ tier }) => (tier ? [tier] : [])),
    localRecommendations: {
      restaurants: texts('restaurants'),
      hotels: texts('hotels'),
      transportation: texts('transportation'),
    },
    whatToBring: texts('whatToBring'),
    parkingInfo: sentences('parkingInfo'),
    accessibilityInfo: sentences('accessibilityInfo'),
    readFrom: isOwnPage ? document : null,
    model,
    evidence: facts
      .filter(({ topic }) => topic !== 'fullDescription' || saysMore)
      .map(({ topic, text, locator }): EnhancementEvidence => {
        const at = isOwnPage ? locator : 'description';
        return { field: topic, snippet: text, document, locator: at, method };
      }),
  };
}

function sameWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
