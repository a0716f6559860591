import type { Bounds } from '@marquee/kernel';

/** Cells of the search index in a degree, from the smallest to the largest; migrations/0001 writes the same. */
const CELLS_A_DEGREE = [250, 50, 10, 2] as const;
/** Names of cells are single characters of a range that no other text of the column uses; far away they repeat. */
const FIRST_CHARACTER = 0x4e00;
const CHARACTERS = 20_000;
/** An area is covered by as many cells at most. */
const MOST_CELLS = 64;

/** A condition of the search index: what lies in the smallest cells of which few cover the area. Some of it lies beside the area. */
export function matchArea({ west, south, east, north }: Bounds): string {
  const covers = CELLS_A_DEGREE.map((perDegree, level) => {
    const columns = rangeOf((west + 180) * perDegree, (east + 180) * perDegree);
    const rows = rangeOf((south + 90) * perDegree, (north + 90) * perDegree);
    return { level, columns, rows };
  });
  const cover = covers.find(({ columns, rows }) => columns.length * rows.length <= MOST_CELLS) ?? covers.at(-1);
  const cells = cover
    ? cover.columns.flatMap((x) => cover.rows.map((y) => `"${cover.level + 1}${character(x)}${character(y)}"`))
    : [];
  return `scopes : (${cells.join(' OR ')})`;
}

function rangeOf(from: number, to: number): number[] {
  const first = Math.floor(from);
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, i) => first + i);
}

const character = (n: number) => String.fromCharCode(FIRST_CHARACTER + (n % CHARACTERS));
