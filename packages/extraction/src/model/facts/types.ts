import type { ModelRequest } from '@marquee/kernel';

/** What a visitor wants to know before an evening out, beyond title, time, place and price (spec: ENT-004). */
export const FACT_TOPICS = [
  'fullDescription',
  'venueAmenities',
  'detailedSchedule',
  'specialInstructions',
  'dressCode',
  'ticketTiers',
  'restaurants',
  'hotels',
  'transportation',
  'whatToBring',
  'parkingInfo',
  'accessibilityInfo',
] as const;
export type FactTopic = (typeof FACT_TOPICS)[number];

/** One kind of ticket. */
export interface TicketTier {
  name: string;
  /** As the page writes it. */
  price: string | null;
  description: string | null;
  availability: string | null;
}

/** A sentence or line of the page about one topic, verbatim except for blanks and invisible characters. */
export interface Fact {
  topic: FactTopic;
  text: string;
  /** As in `Evidence.locator`. */
  locator: string;
  /** Only for `ticketTiers`. */
  tier?: TicketTier;
}

export interface PageFacts {
  /** Whether the page names the event at its top; a page that does not is not read. */
  isAboutEvent: boolean;
  facts: Fact[];
  /** How many values of a model's answer the page does not contain; they were dropped. */
  invented: number;
}

/** The question for a language model about one page. */
export interface FactQuestion {
  request: ModelRequest;
  /** The amount to reserve. */
  mostTokens: number;
}
