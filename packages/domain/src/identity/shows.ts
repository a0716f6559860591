import { SERIES_GAP_DAYS } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';
import type { Parts, Showing } from './showing.ts';

/** Dates of one show lie at most this far apart (spec: events from the same URL within 45 days; docs/spec/decisions.md 107). */
export const SERIES_GAP_MS = SERIES_GAP_DAYS * DAY_MS;

interface Date {
  startsAt: Instant;
  to: string | number;
}

/** The shows of one source with their dates, added as they are found. */
export class Shows {
  private readonly byName = new Map<string, Date[]>();
  private readonly byTitle = new Map<string, Date[]>();
  private readonly told = new Map<
    Instant,
    Array<{ title: string; pageUrl: string | undefined; to: string | number }>
  >();

  add(showing: Showing, parts: Parts, to: string | number): void {
    const { startsAt, pageUrl } = showing;
    for (const name of namesOf(showing, parts)) put(this.byName, name, { startsAt, to });
    put(this.byTitle, parts.title.key, { startsAt, to });
    put(this.told, startsAt, { title: parts.title.key, pageUrl, to });
  }

  /**
   * The event of the nearest date of the same show, at most 45 days away. If a showing has no place, its title must match
   * only one event.
   */
  dateOf(showing: Showing, parts: Parts): string | number | undefined {
    if (parts.venue === null) {
      const near = this.byTitle.get(parts.title.key)?.filter((date) => gapOf(date, showing) <= SERIES_GAP_MS) ?? [];
      return near.every(({ to }) => to === near[0]?.to) ? near[0]?.to : undefined;
    }
    let nearest: { gap: number; to: string | number } | undefined;
    for (const name of namesOf(showing, parts))
      for (const date of this.byName.get(name) ?? []) {
        const gap = gapOf(date, showing);
        if (gap <= SERIES_GAP_MS && (!nearest || gap < nearest.gap)) nearest = { gap, to: date.to };
      }
    return nearest?.to;
  }

  /** The event with this title and start on another page of the source; null if there are none or several. */
  echoOf(showing: Showing, parts: Parts): string | number | null {
    const same = (this.told.get(showing.startsAt) ?? []).filter(
      ({ title, pageUrl }) => pageUrl !== undefined && pageUrl !== showing.pageUrl && title === parts.title.key,
    );
    const events = new Set(same.map(({ to }) => to));
    return events.size === 1 ? ([...events][0] ?? null) : null;
  }
}

function put<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

const gapOf = (date: Date, showing: Showing) => Math.abs(date.startsAt - showing.startsAt);

/** Keys: title and place, and the source's series name with the title, since one series name may cover a whole season. */
function namesOf({ seriesKey }: Showing, { title, venue }: Parts): string[] {
  const byPlace = `${title.key}|${venue?.key ?? ''}`;
  return seriesKey ? [byPlace, `${title.key}||${seriesKey}`] : [byPlace];
}
