import type { Draft } from '../base/types.ts';
import type { Sighting } from '../candidates/sighting.ts';
import { join } from '../candidates/times/local.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import { comparable } from '../document/text.ts';

/** The showings from which rules are learned and against which they are measured. */
export interface Wanted {
  /** The showings that the rules must produce. */
  own: ReadonlyMap<string, Draft>;
  /** Further showings that the rules may produce, because other lists of the page have them. */
  all: ReadonlyMap<string, Draft>;
}

export function wantedOf(own: readonly Draft[], all: readonly Draft[]): Wanted {
  const named = (drafts: readonly Draft[]) => new Map(drafts.map((draft) => [nameOf(draft), draft]));
  return { own: named(own), all: named(all) };
}

/** Title and start identify a showing. */
function nameOf({ title, start }: Draft): string {
  return `${comparable(title.value)} ${start.value}`;
}

/** All of its own, and nothing that is not on the page. */
export function isSame({ own, all }: Wanted, found: readonly Draft[]): boolean {
  if (found.length < own.size || found.length > all.size) return false;
  const names = new Set(found.map(nameOf));
  return names.isSupersetOf(own) && names.isSubsetOf(all);
}

/** The same for unfinished showings; times that the last step may change are accepted. */
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

/** The share of pairs with this field known in which it was found again; too many new values count as wrong. */
export function shareRight(
  name: keyof Valued,
  pairs: ReadonlyArray<{ wanted: Partial<Draft> | undefined; found: Valued }>,
): number {
  const values = pairs.map(({ wanted, found }) => [wanted && valueOf(wanted, name), valueOf(found, name)]);
  const known = values.filter(([wanted]) => wanted !== undefined);
  const fresh = values.filter(([wanted, found]) => wanted === undefined && found !== undefined).length;
  const all = known.length + Math.max(0, fresh - known.length * LEARNED.compare.moreFound);
  return all === 0 ? 1 : known.filter(([wanted, found]) => wanted === found).length / all;
}

/** The same for the ends, for rules that give the same showings. */
export function shareOfEnds({ own }: Wanted, found: readonly Draft[]): number {
  return shareRight(
    'end',
    found.flatMap((draft) => {
      const wanted = own.get(nameOf(draft));
      return wanted ? [{ wanted, found: draft }] : [];
    }),
  );
}

/** The share of all values other than title and start that was found again. */
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
