import type { Method } from '../base/types.ts';

/** Which of the elements found by a selector is used. */
export interface ElementRule {
  /** Inside the item; the last one before it (a day above several events); anywhere on the page (the name of the venue). */
  scope: 'item' | 'before' | 'page';
  /** Empty: the item itself. */
  selector: string;
  /** Counted from 0; -1 is the last. */
  nth: number;
}

/** The steps that cut the value out of an element's text, applied in this order; missing steps change nothing. */
export interface Cut {
  /** A line of the text, counted from 0. */
  line?: number;
  /** The text after a label, `Where:`. */
  behind?: string;
  /** A part between separators: the separator, and which part; -1 is the last. */
  split?: { by: string; take: number };
  /** Without the days and times at its ends. */
  bare?: true;
  /** These exact words, which must still be there. */
  literal?: string;
}

export interface TextRule extends ElementRule {
  cut: Cut;
  /** For a title: other parts of the line are not part of the name (`at The Hall: Trio`). */
  phrase?: true;
}

export interface AttributeRule extends ElementRule {
  attribute: string;
}

export interface DayRule extends ElementRule {
  /** All days there are showings; otherwise only the first. */
  many: boolean;
  /** The attribute with the machine-readable day. */
  attribute?: string;
  /** Days that look like publication dates or deadlines count too. */
  asides?: true;
  /** The times of an item: all in it, or only those in these elements. */
  times: ElementRule | null;
}

export const VENUE_TYPES = ['convention-center', 'theater', 'museum', 'library', 'other'] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

export const STRATEGIES = ['calendar-bulk', 'individual-show', 'exhibition-and-event', 'recurring-event'] as const;
/** How such a page publishes: many events at once, one, long exhibitions among events, the same show repeatedly. */
export type Strategy = (typeof STRATEGIES)[number];

/** The fields that a rule may give besides title and start. */
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

/** How to read pages of one layout again, compiled from one earlier result. Plain JSON. */
export interface LearnedExtractor {
  /** The version of this record's form; other versions are not read. */
  form: 1;
  learnedFrom: Method;
  /** In reading order. */
  lists: LearnedList[];
  /** The counts on the page from which it was learned. */
  learned: {
    events: number;
    items: number;
    /** Items that gave an event. */
    telling: number;
    /** Days that the page names outside the items. */
    daysOutside: number;
  };
  venueType: VenueType;
  strategy: Strategy;
}

/** For a page with more lists, nothing is learned. */
export const MOST_LISTS = 4;
