import { DAY_MS, HOUR_MS, type Instant } from '@marquee/kernel';
import { type Happening, type Site, sites, type Weather } from '@marquee/sample-web';

/** What happens to a host at some time of the simulation. */
interface Fate {
  host: string;
  /** `relocated`: its page is gone without a redirect; the home page links to the new one. */
  kind: 'down' | 'dead' | 'moved' | 'relocated' | 'limited' | 'restyled';
  from: Instant;
  /** Infinity for what stays so. */
  until: Instant;
}

export interface Seeded extends Weather {
  fates: Fate[];
  /** When a show was cancelled or moved, if it is. */
  changeOf(host: string, id: string, start: string): { kind: 'cancelled' | 'moved'; at: Instant } | null;
  /** What a host suffers then. */
  fateOf(host: string, now: Instant): Fate | undefined;
}

const SHARES: ReadonlyArray<[kind: Fate['kind'], share: number]> = [
  ['down', 0.12],
  ['dead', 0.04],
  ['moved', 0.08],
  ['relocated', 0.1],
  ['limited', 0.08],
  ['restyled', 0.15],
];
const CANCELLED = 0.1;
const MOVED = 0.05;
const LATE = 0.15;

/** Seeded: the same seed has the same month. */
export function seededWeather(seed: number, start: Instant, days: number): Seeded {
  const of = (...parts: Array<string | number>) => fraction([seed, ...parts].join('|'));
  const fates = sites.flatMap(({ host, source }) => {
    if (!source) return [];
    return SHARES.flatMap(([kind, share]): Fate[] => {
      if (of(host, kind) >= share) return [];
      // Not in the first two days, which belong to the first reading.
      const from = start + (2 + of(host, kind, 'from') * Math.max(1, days - 5)) * DAY_MS;
      const lasts = { down: (0.5 + 3 * of(host, kind, 'length')) * DAY_MS, limited: 8 * HOUR_MS }[kind as 'down'];
      return [{ host, kind, from, until: lasts === undefined ? Number.POSITIVE_INFINITY : from + lasts }];
    });
  });

  /** Of the venue whose show it is: who lists it again tells the same. */
  const nameOf = (host: string, { id, duplicateOf }: Happening) =>
    duplicateOf ? `${duplicateOf.host}|${duplicateOf.id}` : `${host}|${id}`;

  function changed(name: string, at: string): { kind: 'cancelled' | 'moved'; at: Instant } | null {
    const luck = of(name, 'change');
    const kind = luck < CANCELLED ? 'cancelled' : luck < CANCELLED + MOVED ? 'moved' : null;
    if (!kind) return null;
    const ahead = 1 + of(name, 'days') * 6;
    return { kind, at: Date.parse(`${at.slice(0, 10)}T12:00:00Z`) - ahead * DAY_MS };
  }

  function show(happening: Happening, host: string, now: Instant): Happening | null {
    const name = nameOf(host, happening);
    const late = of(name, 'late') < LATE && happening.kind === 'single';
    if (
      late &&
      now < Date.parse(`${happening.start.slice(0, 10)}T12:00:00Z`) - (2 + of(name, 'announced') * 8) * DAY_MS
    )
      return null;
    // What its own calendar already tells stays as it is; runs and exhibitions are not dropped for one day.
    if (happening.status !== 'scheduled' || happening.movedFrom || happening.allDay || happening.kind !== 'single')
      return happening;
    const change = changed(name, happening.start);
    if (!change || now < change.at) return happening;
    if (change.kind === 'cancelled') return { ...happening, status: 'cancelled' };
    const later = (text: string) => `${dayAfter(text.slice(0, 10))}${text.slice(10)}`;
    const { start: movedFrom, end } = happening;
    return { ...happening, start: later(movedFrom), ...(end ? { end: later(end) } : {}), movedFrom };
  }

  const fateOf = (host: string, now: Instant) =>
    fates.find((fate) => fate.host === host && fate.kind !== 'restyled' && fate.from <= now && now < fate.until);

  return {
    fates,
    changeOf: (host, id, day) => changed(`${host}|${id}`, day),
    fateOf,
    show,
    site(site: Site, now: Instant): Site {
      const isRestyled = fates.some(({ host, kind, from }) => host === site.host && kind === 'restyled' && from <= now);
      if (!isRestyled) return site;
      const skin = site.look.skin === 'table' ? 'cards' : 'table';
      return { ...site, look: { ...site.look, skin } };
    },
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

/** 0 ≤ x < 1, of a text (FNV-1a, mixed as in MurmurHash3). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
