import type { Draft } from '@marquee/extraction';
import { sha256Hex } from '@marquee/kernel';
import type { PageRow } from './page-rows.ts';

/** What a page lists, as one value: its order, its markup and what evidence says are no part of it. */
export async function listedHash(drafts: readonly Draft[]): Promise<string> {
  const facts = drafts.map((draft) =>
    Object.entries(draft)
      .map(([name, field]) => JSON.stringify([name, plain(field)]))
      .toSorted()
      .join(),
  );
  return sha256Hex(facts.toSorted().join('\n'));
}

/** A field's value without its evidence. */
function plain(field: unknown): unknown {
  return typeof field === 'object' && field !== null && 'value' in field ? field.value : null;
}

/** Whether what a source lists changed since it was last read: a page says something else, is new, or is no longer linked. */
export function hasChanged(
  known: readonly PageRow[],
  read: ReadonlyArray<{ url: string; listedHash: string }>,
  forgotten: ReadonlySet<string>,
): boolean {
  const before = new Map(known.map(({ url, listedHash: hash }) => [url, hash]));
  return forgotten.size > 0 || read.some(({ url, listedHash: hash }) => before.get(url) !== hash);
}
