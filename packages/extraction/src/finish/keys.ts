import type { Draft } from '../base/types.ts';
import { comparableOf } from '../candidates/values/compared.ts';

/**
 * Gives each draft its key: the document's own id, otherwise the event's own URL, otherwise title and start. An id or URL that several
 * showings share gets the start appended, then the venue, so that all keys differ; if they also share the title they are one series.
 */
export function keyed(unkeyed: ReadonlyArray<{ id: string | undefined; draft: Omit<Draft, 'key'> }>): Draft[] {
  const bases = unkeyed.map(
    ({ id, draft }) => id ?? draft.url?.value ?? `${comparableOf(draft.title)}@${draft.start.value}`,
  );
  const uses = countOf(bases);
  const dated = unkeyed.map(({ draft }, index) => {
    const base = bases[index] ?? '';
    return (uses.get(base) ?? 0) > 1 && !base.endsWith(`@${draft.start.value}`) ? `${base}@${draft.start.value}` : base;
  });
  const datedUses = countOf(dated);
  const titles = titlesOf(bases, unkeyed);
  const taken = new Set<string>();
  return unkeyed.map(({ draft }, index) => {
    let key = dated[index] ?? '';
    if ((datedUses.get(key) ?? 0) > 1)
      key = `${key}@${comparableOf(draft.title)}@${draft.venue ? comparableOf(draft.venue) : ''}`;
    for (let copy = 2, stem = key; taken.has(key); copy += 1) key = `${stem}#${copy}`;
    taken.add(key);
    const base = bases[index] ?? '';
    const isSeries = (uses.get(base) ?? 0) > 1 && base !== key && titles.get(base)?.size === 1;
    return { key, ...(isSeries ? { seriesKey: base } : {}), ...draft };
  });
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function titlesOf(
  bases: readonly string[],
  unkeyed: ReadonlyArray<{ draft: Omit<Draft, 'key'> }>,
): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  for (const [index, base] of bases.entries()) {
    const draft = unkeyed[index]?.draft;
    const title = draft ? comparableOf(draft.title) : '';
    titles.set(base, (titles.get(base) ?? new Set()).add(title));
  }
  return titles;
}
