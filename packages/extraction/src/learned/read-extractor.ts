import { ATTRIBUTE_FIELDS, type LearnedExtractor, MOST_LISTS, STRATEGIES, TEXT_FIELDS, VENUE_TYPES } from './schema.ts';
import { parseSelector } from './selector.ts';

/** A stored extractor; null if it is invalid, has another version, or has a selector that cannot be parsed. */
export function readExtractor(stored: unknown): LearnedExtractor | null {
  if (!isRecord(stored) || stored['form'] !== 1 || typeof stored['learnedFrom'] !== 'string') return null;
  const { lists, learned, venueType, strategy } = stored;
  if (!Array.isArray(lists) || lists.length === 0 || lists.length > MOST_LISTS || !lists.every(isList)) return null;
  if (
    !isRecord(learned) ||
    !['events', 'items', 'telling', 'daysOutside'].every((name) => Number.isSafeInteger(learned[name]))
  )
    return null;
  return isOneOf(venueType, VENUE_TYPES) && isOneOf(strategy, STRATEGIES)
    ? (stored as unknown as LearnedExtractor)
    : null;
}

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
