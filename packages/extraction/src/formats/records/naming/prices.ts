import type { EventRecord } from '../event-record.ts';
import type { FlatField } from '../flatten.ts';
import { any, set } from './words.ts';

const PRICES = set('price prices cost admission fee');
const ABOUT_PRICES = set('currency id code type url name fees has is show label tax image');
export function pricesOf(fields: readonly FlatField[]): Pick<EventRecord, 'prices' | 'pricesAreCents'> {
  const prices = fields.filter(isPrice);
  const inCents = prices.filter(({ leaf }) => leaf.includes('cents'));
  if (inCents.length > 0) return { prices: inCents, pricesAreCents: true };
  const parent = ({ at }: FlatField) => at.slice(0, at.lastIndexOf('/'));
  const inDollars = new Set(prices.filter(({ leaf }) => leaf.includes('major')).map(parent));
  return { prices: prices.filter((price) => price.leaf.includes('major') || !inDollars.has(parent(price))) };
}

function isPrice({ words, leaf, value, depth }: FlatField): boolean {
  if (typeof value === 'boolean' || depth > 4) return false;
  if (!any(words, PRICES) || any(words, ABOUT_PRICES)) return false;
  return leaf.some((word) =>
    /^(?:price|cost|fee|admission|min|max|value|amount|major|from|range|dollars|display|description|low|high)$/.test(
      word,
    ),
  );
}
