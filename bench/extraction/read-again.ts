import type { Draft } from '@marquee/extraction';

/** What is read of changed pages, of the drafts that were read before. */
export interface ReadAgain {
  pages: number;
  drafts: number;
  /** The share read again, with the same title and start. */
  again: number;
  /** Pages of which some are not. */
  lost: string[];
}

/** @param pages what was read before, and of the changed page, by the page's id */
export function readAgain(
  pages: ReadonlyArray<{ id: string; before: readonly Draft[]; after: readonly Draft[] }>,
): ReadAgain {
  let drafts = 0;
  let again = 0;
  const lost: string[] = [];
  for (const { id, before, after } of pages) {
    const found = new Set(after.map(nameOf));
    const kept = before.filter((draft) => found.has(nameOf(draft))).length;
    drafts += before.length;
    again += kept;
    if (kept < before.length) lost.push(`${id} ${kept}/${before.length}`);
  }
  return { pages: pages.length, drafts, again: Math.round((again / Math.max(1, drafts)) * 1_000) / 1_000, lost };
}

function nameOf({ title, start }: Draft): string {
  return `${title.value} ${start.value}`;
}
