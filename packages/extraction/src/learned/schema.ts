import type { Method } from '../types.ts';

/** Which of the elements that a selector finds is meant. */
export interface ElementRule {
  /** Inside the item; the last one before it (a day over several events); anywhere on the page (the name of the house). */
  scope: 'item' | 'before' | 'page';
  /** Empty: the item itself. */
  selector: string;
  /** Counted from 0; -1 is the last. */
  nth: number;
}

/** What of an element's text is the value. Steps in this order; those left out change nothing. */
export interface Cut {
  /** A line of it, counted from 0. */
  line?: number;
  /** What stands behind a label, `Where:`. */
  behind?: string;
  /** A part between separators: the written separator, and which part; -1 is the last. */
  split?: { by: string; take: number };
  /** Without the days and times at its ends. */
  bare?: true;
  /** These very words, which must still stand there. */
  literal?: string;
}

export interface TextRule extends ElementRule {
  cut: Cut;
  /** Of a title: what a line says besides the name is no part of it (`at The Hall: Trio`). */
  phrase?: true;
}

export interface AttributeRule extends ElementRule {
  attribute: string;
}

export interface DayRule extends ElementRule {
  /** All days there are showings; else the first one is meant. */
  many: boolean;
  /** The day stands in an attribute, for machines. */
  attribute?: string;
  /** Days that look like those of publication or a deadline count, too. */
  asides?: true;
  /** The times of an item: all in it, or those in these elements alone. */
  times: ElementRule | null;
}

export const VENUE_TYPES = ['convention-center', 'theater', 'museum', 'library', 'other'] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

export const STRATEGIES = ['calendar-bulk', 'individual-show', 'exhibition-and-event', 'recurring-event'] as const;
/** How such a page publishes: many events at once, one, long exhibitions among events, the same show again and again. */
export type Strategy = (typeof STRATEGIES)[number];

/** The fields a rule may give besides title and start. */
export const TEXT_FIELDS = ['venue', 'address', 'price'] as const;
export const ATTRIBUTE_FIELDS = ['url', 'imageUrl'] as const;

/** How to read one of the lists of a page. */
export interface LearnedList {
  items: {
    selector: string;
    /** `run`: an item goes from the element to the next such element. */
    extent: 'element' | 'run';
  };
  title: TextRule;
  days: DayRule;
  fields: Partial<Record<(typeof TEXT_FIELDS)[number], TextRule>> &
    Partial<Record<(typeof ATTRIBUTE_FIELDS)[number], AttributeRule>>;
}

/** How to read pages of one layout again, compiled from one reading. Plain JSON. */
export interface LearnedExtractor {
  /** Of this record's form; another one is not read. */
  form: 1;
  learnedFrom: Method;
  /** In the order in which they are read. */
  lists: LearnedList[];
  /** What it found on the page it was learned from. */
  learned: {
    events: number;
    items: number;
    /** Items that gave an event. */
    telling: number;
    /** Days that the page names outside of its items. */
    daysOutside: number;
  };
  venueType: VenueType;
  strategy: Strategy;
}

/** A page with more lists has none that is worth learning. */
export const MOST_LISTS = 4;
