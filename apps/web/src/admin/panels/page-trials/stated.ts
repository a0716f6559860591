import { dollars } from '../../kit/format.ts';
import { t } from '../../messages.ts';

interface StatedPrice {
  /** US cents. */
  minCents?: number;
  maxCents?: number;
  text?: string;
}

/** Formats a value; unknown values stay as they are. `value` is a text, or a list or price as JSON. */
export function statedValue(field: string, value: string): string {
  switch (field) {
    case 'price':
      return priceWords(parsed(value)) ?? value;
    case 'labels':
      return listWords(parsed(value)) ?? value;
    case 'allDay':
      return value === 'true' ? t('phase1.yes') : value === 'false' ? t('phase1.no') : value;
    case 'start':
    case 'end':
      return value.replace('T', ' ');
    default:
      return value;
  }
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

function listWords(list: unknown): string | null {
  return Array.isArray(list) ? list.join(', ') : null;
}

/** `$12.00`, `$12.00 – $20.00`, `Free`; without a number, the page's text. */
function priceWords(price: unknown): string | null {
  if (typeof price !== 'object' || price === null) return null;
  const { minCents, maxCents, text }: StatedPrice = price;
  if (minCents === undefined)
    return maxCents === undefined ? (text ?? null) : t('price.upTo', { most: dollars(maxCents) });
  if (maxCents === undefined) return t('price.from', { least: dollars(minCents) });
  if (maxCents === 0) return t('price.free');
  return minCents === maxCents ? dollars(minCents) : `${dollars(minCents)} – ${dollars(maxCents)}`;
}
