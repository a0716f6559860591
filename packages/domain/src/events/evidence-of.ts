import { FACT_KEYS } from '@marquee/contract';
import type { Draft, Evidence, Field } from '@marquee/extraction';

/** The order of fields for a person: what, when, where, price, then the rest. */
const ORDER: readonly string[] = [
  'title',
  'start',
  'end',
  'allDay',
  'venue',
  'address',
  'city',
  'state',
  'price',
  'status',
  'soldOut',
  ...FACT_KEYS,
  'url',
];

/** All evidence of a draft, field by field, in display order. */
export function evidenceOf(draft: Partial<Draft>): Array<Evidence & { field: string; value: unknown }> {
  const rank = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);
  return Object.entries(draft)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .flatMap(([field, value]) =>
      isField(value) ? value.evidence.map((evidence) => ({ field, value: value.value, ...evidence })) : [],
    );
}

function isField(value: unknown): value is Field<unknown> {
  return typeof value === 'object' && value !== null && 'evidence' in value && Array.isArray(value.evidence);
}
