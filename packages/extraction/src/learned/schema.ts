import type { Method } from '../types.ts';
import { parseSelector } from './selector.ts';

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
  learntFrom: Method;
  /** In the order in which they are read. */
  lists: LearnedList[];
  /** What it found on the page it was learnt from. */
  learnt: {
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

/** A stored extractor; null when it is none, of another form, or holds a selector that cannot be read. */
export function readExtractor(stored: unknown): LearnedExtractor | null {
  if (!isRecord(stored) || stored['form'] !== 1 || typeof stored['learntFrom'] !== 'string') return null;
  const { lists, learnt, venueType, strategy } = stored;
  if (!Array.isArray(lists) || lists.length === 0 || lists.length > MOST_LISTS || !lists.every(isList)) return null;
  if (
    !isRecord(learnt) ||
    !['events', 'items', 'telling', 'daysOutside'].every((name) => Number.isSafeInteger(learnt[name]))
  )
    return null;
  return isOneOf(venueType, VENUE_TYPES) && isOneOf(strategy, STRATEGIES)
    ? (stored as unknown as LearnedExtractor)
    : null;
}

export const MOST_LISTS = 4;

function isList(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { items, title, days, fields } = value;
  if (!isRecord(items) || !isSelector(items['selector']) || !isOneOf(items['extent'], ['element', 'run'])) return false;
  if (!isTextRule(title) || !isDayRule(days) || !isRecord(fields)) return false;
  return Object.entries(fields).every(([name, rule]) =>
    isOneOf(name, TEXT_FIELDS) ? isTextRule(rule) : isOneOf(name, ATTRIBUTE_FIELDS) && isAttributeRule(rule),
  );
}

function isElementRule(value: unknown): value is Record<string, unknown> {
  return (
    isRecord(value) &&
    isOneOf(value['scope'], ['item', 'before', 'page']) &&
    (value['selector'] === '' || isSelector(value['selector'])) &&
    Number.isSafeInteger(value['nth'])
  );
}

function isTextRule(value: unknown): boolean {
  if (!isElementRule(value) || !isRecord(value['cut'])) return false;
  const { line, behind, split, bare, literal } = value['cut'];
  return (
    (line === undefined || Number.isSafeInteger(line)) &&
    (split === undefined ||
      (isRecord(split) && typeof split['by'] === 'string' && Number.isSafeInteger(split['take']))) &&
    (bare === undefined || bare === true) &&
    [behind, literal].every((text) => text === undefined || typeof text === 'string')
  );
}

function isAttributeRule(value: unknown): boolean {
  return isElementRule(value) && typeof value['attribute'] === 'string';
}

function isDayRule(value: unknown): boolean {
  return (
    isElementRule(value) &&
    typeof value['many'] === 'boolean' &&
    (value['attribute'] === undefined || typeof value['attribute'] === 'string') &&
    (value['times'] === null || isElementRule(value['times']))
  );
}

function isSelector(value: unknown): boolean {
  return typeof value === 'string' && parseSelector(value) !== null;
}

function isOneOf<T extends string>(value: unknown, names: readonly T[]): value is T {
  return typeof value === 'string' && (names as readonly string[]).includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
