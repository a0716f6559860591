import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import type { Field } from '../base/types.ts';
import type { Sighting } from '../candidates/sighting.ts';
import { soundPrice } from '../candidates/values/price-text.ts';

const LINES = ['venue', 'address', 'city', 'state', 'organizer'] as const;

/**
 * A sighting from any rung without invisible characters and without invalid prices; evidence stays
 * verbatim. Null if no visible title remains.
 */
export function cleanSighting(sighting: Sighting): Sighting | null {
  const { title, description, labels, price, ...others } = sighting;
  if (isUnseen(title.value)) return null;
  const name = shownLine(title.value);
  const clean: Sighting = { ...others, title: name === title.value ? title : { ...title, value: name } };
  for (const line of LINES) {
    const field = clean[line];
    if (!field) continue;
    const seen = changed(field, shownLine(field.value));
    if (seen) clean[line] = seen;
    else delete clean[line];
  }
  const cleaned = description && changed(description, shownText(description.value).trim());
  const amount = price && soundPrice(price.value);
  const words = labels?.value.map(shownLine).filter((label) => !isUnseen(label)) ?? [];
  return {
    ...clean,
    ...(cleaned ? { description: cleaned } : {}),
    ...(price && amount ? { price: { ...price, value: amount } } : {}),
    ...(labels && words.length > 0 ? { labels: { ...labels, value: words } } : {}),
  };
}

function changed(field: Field<string>, value: string): Field<string> | null {
  if (value === field.value) return field;
  return isUnseen(value) ? null : { ...field, value };
}
