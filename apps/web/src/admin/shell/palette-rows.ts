import type { Answer } from '../kit/calls.ts';

interface WithId {
  id: string;
}

/** The value by which the palette knows a row of each kind. */
export const rowOf = {
  section: ({ id }: WithId) => `section ${id}`,
  tab: ({ section, tab }: { section: string; tab: string }) => `tab ${section} ${tab}`,
  command: ({ id }: WithId) => `command ${id}`,
  city: ({ slug }: { slug: string }) => `city ${slug}`,
  source: ({ id }: WithId) => `source ${id}`,
  event: ({ id }: WithId) => `event ${id}`,
  person: ({ id }: WithId) => `person ${id}`,
  payment: ({ id }: WithId) => `payment ${id}`,
};

interface Shown {
  sections: readonly WithId[];
  tabs: ReadonlyArray<{ section: string; tab: string }>;
  before: readonly WithId[];
  found: Answer<'searchConsole'>;
  after: readonly WithId[];
}

/**
 * The row that is selected: the one that was, else the first. cmdk itself selects none where several rows go at once, as when the answer
 * to a longer text replaces that to a shorter one.
 */
export function selectedRow(was: string, { sections, tabs, before, found, after }: Shown): string {
  const rows = [
    ...sections.map(rowOf.section),
    ...tabs.map(rowOf.tab),
    ...before.map(rowOf.command),
    ...found.cities.map(rowOf.city),
    ...found.sources.map(rowOf.source),
    ...found.events.map(rowOf.event),
    ...found.people.map(rowOf.person),
    ...found.payments.map(rowOf.payment),
    ...after.map(rowOf.command),
  ];
  return rows.includes(was) ? was : (rows[0] ?? '');
}
