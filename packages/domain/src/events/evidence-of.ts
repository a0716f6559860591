import type { Draft, Evidence, Field } from '@marquee/extraction';

/** As a person asks: what, when, where, for how much; what else is told stands behind. */
const ORDER = ['title', 'start', 'end', 'allDay', 'venue', 'address', 'city', 'state', 'price', 'status', 'url'];

/** Every piece of evidence of a draft, field by field, in the order a person asks for them. */
export function evidenceOf(draft: Draft): Array<Evidence & { field: string; value: unknown }> {
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
