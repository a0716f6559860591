import type { DraftInput } from '@marquee/testkit';
import { seededRandom } from '@marquee/testkit';
import { type Base, baseShowings, later } from './base.ts';
import { type Dice, editedTitle, respeltAddress, respeltVenue } from './edits.ts';
import { lookAlikes } from './look-alikes.ts';
import { type Told, truthOf } from './truth.ts';

export interface Place {
  slug: string;
  city: string;
  state: string;
  timezone: string;
}

/** What one source lists at one visit; each showing with what is true of it. */
export interface Read {
  round: number;
  source: string;
  sourceName: string;
  city: string;
  at: number;
  window: { from: string; to: string } | null;
  showings: Array<{ draft: DraftInput & { key: string }; told: Told }>;
}

const TODAY = '2026-10-01';
const NOON = Date.parse(`${TODAY}T12:00:00Z`);
const DAY_MS = 86_400_000;
const KEYS = ['url', 'id', 'title and start'] as const;

const slugOf = (city: string, state: string): string => `${city}-${state}`.toLowerCase().replaceAll(' ', '-');

/**
 * Six rounds of visits, the same for the same seed. 0: each page tells its own. 1: a weekly of the city announces three of five in its own
 * words. 2: pages retitle, move, cancel, drop, reorder. 3: only the first half of each page arrives. 4: the weekly again, in other words.
 * 5: the pages whole again, and a second paper.
 */
export function scriptOf(seed: number): { places: Place[]; reads: Read[] } {
  const dice = seededRandom(seed);
  const real = baseShowings(TODAY);
  const all = truthOf([...real, ...lookAlikes(real, dice)]);
  const reads: Read[] = [];
  for (const [document, own] of Map.groupBy(all, (told) => told.base.document))
    reads.push(...visits(document, own, dice));
  for (const own of Map.groupBy(all, ({ base }) => slugOf(base.city, base.state)).values()) {
    reads.push(
      paper('weekly', 1, own, 0.6, dice),
      paper('weekly', 4, own, 0.6, dice),
      paper('radio', 5, own, 0.4, dice),
    );
  }
  const places = new Map(all.map(({ base }) => [slugOf(base.city, base.state), placeOf(base)]));
  return { places: [...places.values()], reads: reads.sort((a, b) => a.round - b.round) };
}

const placeOf = ({ city, state, timezone }: Base): Place => ({ slug: slugOf(city, state), city, state, timezone });

/** A page at its four visits. */
function visits(document: string, own: readonly Told[], dice: Dice): Read[] {
  const regime = dice.pick(KEYS);
  const venues = new Set(own.map(({ base }) => base.venue));
  const sourceName = own[0]?.base.ownVenue ?? (venues.size === 1 ? ([...venues][0] ?? document) : document);
  const inOrder = own.toSorted((a, b) => (a.base.start < b.base.start ? -1 : 1));
  const first = inOrder.map((told) => ({ told, draft: asItStands(told, regime) }));
  const titles = Map.groupBy(own, ({ base }) => base.title);
  const second = first
    .filter(() => dice.below(20) > 0)
    .map(({ told }) => edited(told, regime, titles.get(told.base.title)?.length === 1, dice));
  const half = second.slice(0, Math.ceil(second.length / 2));
  const shuffled = second.toSorted(() => dice.below(3) - 1);
  return [first, shuffled, half, second].map((showings, index) => {
    const round = [0, 2, 3, 5][index] ?? 0;
    const read = readOf(`page-${document}`, sourceName, round, showings);
    // Where a page ends in the midst of a day, that day is not answered for (packages/domain/src/sources/windows.ts).
    return read.window && index === 2 ? { ...read, window: { ...read.window, to: later(read.window.to, -1) } } : read;
  });
}

function readOf(source: string, sourceName: string, round: number, showings: Read['showings']): Read {
  const days = showings.map(({ draft }) => draft.start?.slice(0, 10) ?? '').sort();
  const [from, to] = [days[0], days.at(-1)];
  const place = showings[0]?.told.base;
  const window = from && to ? { from, to } : null;
  return {
    round,
    source,
    sourceName,
    city: slugOf(place?.city ?? '', place?.state ?? ''),
    at: NOON + round * DAY_MS,
    window,
    showings,
  };
}

function keyOf(regime: (typeof KEYS)[number], { base, showing }: Told, title: string, start: string): string {
  if (regime === 'title and start') return `${title.toLowerCase()}@${start}`;
  return regime === 'url' && base.url ? `${base.url}@${showing}` : `id-${showing}`;
}

function asItStands(told: Told, regime: (typeof KEYS)[number]): DraftInput & { key: string } {
  const { title, start, venue, address, url } = told.base;
  return { key: keyOf(regime, told, title, start), title, start, ...given({ venue, address, url }) };
}

/** The page itself, some days later: retitled, moved (one of several of that title might fall on another) or called off, seldom two of these at once. */
function edited(told: Told, regime: (typeof KEYS)[number], isAlone: boolean, dice: Dice): Read['showings'][number] {
  const { base } = told;
  const fate = dice.below(100);
  const title = fate < 35 ? editedTitle(base.title, dice) : base.title;
  const isMoved = isAlone && fate >= 35 && fate < 45;
  const start = isMoved ? (dice.below(2) ? later(base.start, 1) : later(base.start, 0, 60)) : base.start;
  const venue = base.venue && fate >= 45 && fate < 52 ? respeltVenue(base.venue, base, dice) : base.venue;
  const status = fate >= 97 ? ('cancelled' as const) : undefined;
  return {
    told: isMoved ? { ...told, isMoved } : told,
    draft: {
      key: keyOf(regime, told, title, start),
      title,
      start,
      ...given({ venue, address: base.address, url: base.url, status }),
    },
  };
}

/** Another source of the city: other words, another spelling of the place, now and then no time, or the doors'. */
function paper(name: string, round: number, own: readonly Told[], share: number, dice: Dice): Read {
  const first = own[0]?.base;
  const source = `${name}-${slugOf(first?.city ?? '', first?.state ?? '')}`;
  const pick = seededRandom(own.length + name.length);
  const perDay = Map.groupBy(own, ({ show, base }) => `${show} ${base.start.slice(0, 10)}`);
  const isAlone = ({ show, base }: Told) =>
    new Set(perDay.get(`${show} ${base.start.slice(0, 10)}`)?.map(({ showing }) => showing)).size === 1;
  const once = [...new Map(own.map((told) => [told.showing, told])).values()];
  const showings = once
    .filter(() => pick.below(100) < share * 100)
    .map((told) => {
      const { base } = told;
      const title = dice.below(100) < 60 ? editedTitle(base.title, dice) : base.title;
      const when = dice.below(100);
      const hasTime = base.start.length > 10;
      const start =
        hasTime && when < 12 && isAlone(told)
          ? base.start.slice(0, 10)
          : hasTime && base.start.slice(10) > 'T10' && when < 24
            ? later(base.start, 0, -30 * (1 + dice.below(2)))
            : base.start;
      const ownVenue = base.venue ?? base.ownVenue;
      const venue = ownVenue && dice.below(10) > 0 ? respeltVenue(ownVenue, base, dice) : undefined;
      const address = base.address && dice.below(2) ? respeltAddress(base.address, dice) : undefined;
      const key = name === 'weekly' ? `${title.toLowerCase()}@${start}@${venue ?? ''}` : `${name}-${told.showing}`;
      return { told, draft: { key, title, start, ...given({ venue, address }) } };
    });
  return {
    ...readOf(
      source,
      `The ${name}`,
      round,
      showings.toSorted(() => dice.below(3) - 1),
    ),
    window: null,
  };
}

function given<T extends object>(fields: T): Partial<{ [K in keyof T]: NonNullable<T[K]> }> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
