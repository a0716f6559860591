import { comparable } from '../normalize/text.ts';
import type { Sighting } from '../sighting.ts';
import { join } from '../time/local.ts';
import type { Draft } from '../types.ts';

/** What rules are learned from, and measured by. */
export interface Wanted {
  /** What this list must give. */
  own: ReadonlyMap<string, Draft>;
  /** What it may give besides: other lists of the page have it. */
  all: ReadonlyMap<string, Draft>;
}

export function wantedOf(own: readonly Draft[], all: readonly Draft[]): Wanted {
  const named = (drafts: readonly Draft[]) => new Map(drafts.map((draft) => [nameOf(draft), draft]));
  return { own: named(own), all: named(all) };
}

/** Title and start: which showing it is. */
function nameOf({ title, start }: Draft): string {
  return `${comparable(title.value)} ${start.value}`;
}

/** All of its own, and nothing that the page has not. */
export function isSame({ own, all }: Wanted, found: readonly Draft[]): boolean {
  if (found.length < own.size || found.length > all.size) return false;
  const names = new Set(found.map(nameOf));
  return names.isSupersetOf(own) && names.isSubsetOf(all);
}

/** The same of what is not finished yet; times that finishing may change are let pass. */
export function mayBeSame({ own, all }: Wanted, found: readonly Sighting[]): boolean {
  if (found.length < own.size) return false;
  const names = new Set<string>();
  for (const { title, start } of found) {
    if (!start.isVisible) return true;
    const name = `${comparable(title.value)} ${join(start.date, start.time)}`;
    if (!all.has(name)) return false;
    names.add(name);
  }
  return names.isSupersetOf(own);
}

const KEPT = ['end', 'venue', 'address', 'url', 'price', 'status', 'imageUrl'] as const;

type Valued = Partial<Pick<Draft, (typeof KEPT)[number]>>;

/** So many values that were not known before, for each that was, are more likely found than made up. */
const MORE_FOUND = 0.2;

/** Of the pairs where this field is known, the share in which it was found again; too many new values count as wrong ones. */
export function shareRight(
  name: keyof Valued,
  pairs: ReadonlyArray<{ wanted: Partial<Draft> | undefined; found: Valued }>,
): number {
  const told = pairs.map(({ wanted, found }) => [wanted && valueOf(wanted, name), valueOf(found, name)]);
  const known = told.filter(([wanted]) => wanted !== undefined);
  const fresh = told.filter(([wanted, found]) => wanted === undefined && found !== undefined).length;
  const all = known.length + Math.max(0, fresh - known.length * MORE_FOUND);
  return all === 0 ? 1 : known.filter(([wanted, found]) => wanted === found).length / all;
}

/** The same of the ends, for rules that give the same showings. */
export function shareOfEnds({ own }: Wanted, found: readonly Draft[]): number {
  return shareRight(
    'end',
    found.flatMap((draft) => {
      const wanted = own.get(nameOf(draft));
      return wanted ? [{ wanted, found: draft }] : [];
    }),
  );
}

/** Of all values that the drafts have besides title and start, the share that was found again. */
export function shareKept({ own }: Wanted, found: readonly Draft[]): number {
  const again = new Map(found.map((draft) => [nameOf(draft), draft]));
  let all = 0;
  let kept = 0;
  for (const [known, draft] of own) {
    const other = again.get(known);
    for (const name of KEPT) {
      const wanted = valueOf(draft, name);
      if (wanted === undefined) continue;
      all += 1;
      if (other && valueOf(other, name) === wanted) kept += 1;
    }
  }
  return all === 0 ? 1 : kept / all;
}

function valueOf(draft: Valued, name: keyof Valued): string | undefined {
  const field = draft[name];
  if (field === undefined) return undefined;
  const { value } = field;
  return typeof value === 'string' ? comparable(value) : JSON.stringify(value);
}
