import type { Base } from './base.ts';

/** A showing with its true identity. */
export interface Told {
  base: Base;
  /** Names the showing: one show on one date. */
  showing: string;
  /** Identifies the show: the same title at the same venue, its dates at most 45 days apart. */
  show: string;
  /** Its page now gives another time than other sources do. */
  isMoved?: boolean;
}

const GAP_MS = 45 * 86_400_000;

/** On purpose not the product's own way to compare. */
const plain = (text = '') =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Which showings of two pages are the same, and which are dates of one show. */
export function truthOf(bases: readonly Base[]): Told[] {
  const showings: Array<{ members: Base[] }> = [];
  const byDay = new Map<string, Array<{ members: Base[] }>>();
  for (const base of bases) {
    const day = [base.city, plain(base.title), base.start.slice(0, 10)].join('|');
    const same = (byDay.get(day) ?? []).find(({ members }) => members.every((other) => isSame(other, base)));
    if (same) same.members.push(base);
    else {
      const fresh = { members: [base] };
      showings.push(fresh);
      byDay.set(day, [...(byDay.get(day) ?? []), fresh]);
    }
  }
  const shows = showsOf(showings.map(({ members }) => members));
  return showings.flatMap(({ members }, index) =>
    members.map((base) => ({ base, showing: `s${index}`, show: `e${shows[index] ?? index}` })),
  );
}

function isSame(a: Base, b: Base): boolean {
  if (a.document === b.document && a.start !== b.start) return false;
  const sameTime = a.start === b.start || a.start.length !== b.start.length;
  return sameTime && (!a.venue || !b.venue || plain(a.venue) === plain(b.venue));
}

/** The number of the show that each showing belongs to: dates of one page with one title and venue, joined where gaps allow. */
function showsOf(showings: ReadonlyArray<readonly Base[]>): number[] {
  const parent = showings.map((_, index) => index);
  const root = (index: number): number => (parent[index] === index ? index : root(parent[index] ?? index));
  const names = new Map<string, number[]>();
  for (const [index, members] of showings.entries())
    for (const { document, title, venue } of members) {
      const name = [document, plain(title), plain(venue)].join('|');
      names.set(name, [...(names.get(name) ?? []), index]);
    }
  const startOf = (index: number) => Date.parse(showings[index]?.[0]?.start.slice(0, 10) ?? '');
  for (const indices of names.values()) {
    const sorted = indices.toSorted((a, b) => startOf(a) - startOf(b));
    for (const [at, index] of sorted.entries()) {
      const before = sorted[at - 1];
      if (before !== undefined && startOf(index) - startOf(before) <= GAP_MS) parent[root(index)] = root(before);
    }
  }
  return showings.map((_, index) => root(index));
}
