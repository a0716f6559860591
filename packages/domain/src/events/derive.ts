import type { Statement } from '@marquee/db';
import { takeTurns } from '../cities/index.ts';
import type { NowDeps } from '../deps.ts';
import type { Change, EventBasis, Spelling } from './event-basis.ts';
import { readStored } from './read-stored.ts';
import { show } from './show.ts';
import { spellingsOf } from './spellings.sql.ts';
import { writeClaims, writeShown } from './write-shown.ts';

interface Deriving {
  /** What the commit changes of what events are shown by. It stores new claims, and corrections, itself. */
  change?: Change;
  /** Turns of cities that guard the commit anyway, read before. */
  turns?: ReadonlyMap<string, number>;
  /** New spellings of venues that the commit stores. */
  spellings?: ReadonlyArray<Spelling & { citySlug: string; name: string }>;
}

/**
 * The statements that make a change, and store what events show after it: their rows, dates, places in lists and search texts (`show`). Rows that stay as
 * they are are not written. The events are read before, so the statements are guarded by the turns of their cities: with another commit in between,
 * `atomically` throws Conflict.
 */
export async function derive(
  deps: NowDeps,
  eventIds: readonly string[],
  { change, turns, spellings = [] }: Deriving = {},
): Promise<Statement[]> {
  const now = deps.clock.now();
  const { stored, turns: read } = await readStored(deps.db, eventIds);
  const bases = new Map<string, EventBasis>([...stored].map(([id, one]) => [id, { ...one.basis, spelling: null }]));
  change?.(bases);
  if (bases.size === 0) return [];
  const asked = [...bases.values()].flatMap(({ event: { citySlug, venue } }) =>
    venue ? [{ citySlug, name: venue.trim() }] : [],
  );
  const names = [...new Map(asked.map((one) => [nameOf(one), one])).values()];
  const known = new Map(
    [...(names.length === 0 ? [] : await spellingsOf(deps.db, names)), ...spellings].map((one) => [nameOf(one), one]),
  );
  const shown = [...bases].map(([id, one]) => {
    const { citySlug, venue } = one.event;
    const spelling = known.get(nameOf({ citySlug, name: venue?.trim() ?? '' })) ?? null;
    return { before: stored.get(id), after: show({ ...one, spelling }, now), ids: one.ids };
  });
  const claimsOf = (all: ReadonlyMap<string, Pick<EventBasis, 'claims'>>) =>
    [...all.values()].flatMap(({ claims }) => claims);
  const before = new Map([...stored].map(([id, one]) => [id, one.basis]));
  const untaken = new Map([...read].filter(([slug]) => !turns?.has(slug)));
  return [...takeTurns(untaken), ...writeClaims(claimsOf(before), claimsOf(bases)), ...writeShown(shown, now)];
}

const nameOf = ({ citySlug, name }: { citySlug: string; name: string }) => `${citySlug}\n${name}`;
