import type { Draft, Evidence, Field } from '@marquee/extraction';

/** Every piece of evidence of a draft, field by field. */
export function evidenceOf(draft: Draft): Array<Evidence & { field: string; value: unknown }> {
  return Object.entries(draft).flatMap(([field, value]) =>
    isField(value) ? value.evidence.map((evidence) => ({ field, value: value.value, ...evidence })) : [],
  );
}

function isField(value: unknown): value is Field<unknown> {
  return typeof value === 'object' && value !== null && 'evidence' in value && Array.isArray(value.evidence);
}
