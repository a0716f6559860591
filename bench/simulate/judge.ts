import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS, HOUR_MS, type Instant } from '@marquee/kernel';
import { hiddenSites, type TruthEvent, truth, truthOf } from '@marquee/sample-web';
import type { Seeded } from './weather.ts';

/** What a visitor is shown of one date. */
interface Shown {
  title: string;
  start: string;
  status: string;
  host: string;
  slug: string;
}

/** What one look at the product finds. */
export interface Look {
  at: Instant;
  /** Dates shown in the next eight weeks. */
  shown: number;
  /** Of them: no such show then, or cancelled, or not cancelled. */
  wrong: number;
  /** A second entry for one date of one show. */
  doubled: number;
}

const WINDOW_MS = 56 * DAY_MS;
const SHOWN = `SELECT e.title, e.slug, o.start_local AS start, o.status, s.host FROM occurrences o
  JOIN events e ON e.id = o.event_id JOIN sources s ON s.id = e.source_id
  WHERE e.merged_into IS NULL AND e.status <> 'inactive' AND o.starts_at > ? AND o.starts_at < ?`;

/** Follows what is true and what is shown, from look to look. */
export function judgeOf(file: DatabaseSync, weather: Seeded) {
  const read = file.prepare(SHOWN);
  const sources = file.prepare("SELECT host FROM sources WHERE status = 'active'");
  /** When each showing was first published where it can be read, and first shown. */
  const published = new Map<string, { at: Instant; shownAt: Instant | null; startsAt: number; what: string }>();
  const cancelled = new Map<string, { at: Instant; markedAt: Instant | null; what: string; host: string }>();
  const looks: Look[] = [];
  let firstAt = Number.POSITIVE_INFINITY;
  /** What was wrong, and from when until when. */
  const examples = new Map<string, { from: Instant; until: Instant; host: string }>();

  function look(now: Instant): Look {
    firstAt = Math.min(firstAt, now);
    const known = new Set((sources.all() as unknown as Array<{ host: string }>).map(({ host }) => host));
    // Sites that nobody configured are true as well; what they publish is due once discovery has made them sources.
    const hidden = hiddenSites.flatMap(({ site, isSource }) => (isSource ? truthOf(site, now, weather) : []));
    const all = [...truth(now, weather), ...hidden];
    const hiddenHosts = new Set(hidden.map(({ host }) => host));
    const readable = all.filter(
      ({ host }) => weather.fateOf(host, now) === undefined && (!hiddenHosts.has(host) || known.has(host)),
    );
    const shown = read.all(now, now + WINDOW_MS) as unknown as Shown[];
    const shownAt = Map.groupBy(shown, ({ start }) => start);
    // What discovery finds by itself is shown as well.
    const discovered = hiddenSites.flatMap(({ site }) => truthOf(site, now, weather));
    const trueAt = Map.groupBy([...all, ...discovered], ({ localStart }) => localStart);

    for (const event of readable) {
      const startsAt = instantOf(event);
      if (startsAt < now || startsAt > now + WINDOW_MS) continue;
      const key = `${event.host}|${event.id}|${event.localStart}`;
      const what = `${event.title} (${event.localStart}, ${event.host})`;
      const held = published.get(key) ?? { at: now, shownAt: null, startsAt, what };
      published.set(key, held);
      const found = shownAt.get(event.localStart)?.find(({ title }) => isSame(title, event));
      if (found) held.shownAt ??= now;
      if (event.status !== 'cancelled') continue;
      const change = weather.changeOf(event.host, event.id, event.localStart);
      if (!change || change.at > now || change.at < firstAt) continue;
      // A show that was already cancelled when it could first be read waits from then on.
      const told = cancelled.get(key) ?? { at: Math.max(change.at, held.at), markedAt: null, what, host: event.host };
      cancelled.set(key, told);
      const named = shownAt.get(event.localStart)?.filter(({ title }) => isSame(title, event)) ?? [];
      // Shows of two towns may have one name and one hour: the other one takes place.
      const isStillOn = named.some(
        (one) =>
          one.status !== 'cancelled' &&
          !trueAt
            .get(one.start)
            ?.some((other) => other.host === one.host && other.status !== 'cancelled' && isSame(one.title, other)),
      );
      if (!isStillOn) told.markedAt ??= now;
    }

    let wrong = 0;
    let doubled = 0;
    const met = new Set<string>();
    for (const one of shown) {
      const same = trueAt.get(one.start)?.filter((event) => isSame(one.title, event)) ?? [];
      const isRight = same.some(({ status }) => (status === 'cancelled') === (one.status === 'cancelled'));
      if (!isRight) {
        wrong += 1;
        const what = `${one.title} (${one.start}, ${one.status}, ${one.host}): ${same[0]?.status ?? 'no such show'}`;
        examples.set(what, { from: examples.get(what)?.from ?? now, until: now, host: one.host });
      }
      // Shows of two towns may have one name and one hour.
      const own = same.find(({ host }) => host === one.host) ?? same[0];
      const { host, id } = own?.duplicateOf ?? own ?? {};
      const show = id && `${host}|${id}|${one.start}`;
      if (show && met.has(show)) doubled += 1;
      if (show) met.add(show);
    }
    const result = { at: now, shown: shown.length, wrong, doubled };
    looks.push(result);
    return result;
  }

  return {
    look,
    looks,
    examples,
    /** Of what was published a day before the end, and a day before its show: how much was shown within a day. */
    listed(end: Instant) {
      const due = [...published.values()].filter(({ at, startsAt }) => at <= end - DAY_MS && startsAt - at >= DAY_MS);
      const late = due.filter(({ at, shownAt }) => shownAt === null || shownAt - at > DAY_MS);
      return { due: due.length, late: late.length, examples: late.slice(0, 12).map(({ what }) => what) };
    },
    /** Hours from a cancellation to its mark; those of the last six hours and of hosts that cannot be read are not due. */
    cancellations(end: Instant) {
      const due = [...cancelled.values()].filter(({ at }) => at <= end - 12 * HOUR_MS);
      const hours = due.flatMap(({ at, markedAt }) => (markedAt === null ? [] : [(markedAt - at) / HOUR_MS]));
      hours.sort((a, b) => a - b);
      return {
        due: due.length,
        unmarked: due.length - hours.length,
        unmarkedShows: due.filter(({ markedAt }) => markedAt === null).map(({ what }) => what),
        late: due.flatMap(({ at, markedAt, what, host }) =>
          markedAt !== null && markedAt - at > DAY_MS
            ? [{ what, hours: rounded((markedAt - at) / HOUR_MS), why: fateWords(weather, host, at, markedAt) }]
            : [],
        ),
        medianHours: rounded(hours[Math.floor(hours.length / 2)] ?? 0),
        mostHours: rounded(hours.at(-1) ?? 0),
      };
    },
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** What the host suffered meanwhile, in words. */
export function fateWords(weather: Seeded, host: string, from: Instant, until: Instant): string {
  const met = weather.fates.filter((fate) => fate.host === host && fate.from <= until && fate.until >= from);
  return met.map(({ kind }) => FATES[kind]).join('; ');
}

const FATES: Record<Seeded['fates'][number]['kind'], string> = {
  down: 'its host was down',
  dead: 'its host is gone for good',
  moved: 'its page moved',
  relocated: 'its page was gone; the home page led to the new one',
  limited: 'its host limited its readers',
  restyled: 'its page had new markup',
};
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A title may have lost "live at the Hall", or have won it. */
function isSame(shown: string, { title, titleAlt = [] }: TruthEvent): boolean {
  const mine = plain(shown);
  return [title, ...titleAlt].some((text) => {
    const other = plain(text);
    return other.startsWith(mine) || mine.startsWith(other);
  });
}

function instantOf({ localStart, timezone }: TruthEvent): number {
  const text = localStart.length === 10 ? `${localStart}T00:00` : localStart;
  const zone = timezone === 'America/New_York' ? '-05:00' : '-06:00';
  return Date.parse(`${text}:00${zone}`);
}
