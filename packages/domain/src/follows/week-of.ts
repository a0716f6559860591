import type { Event, Follow, FollowQuery } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { DAY_MS, type Instant } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { listEvents, searchEvents } from '../events/index.ts';
import type { MailedEvent, WeeklyData } from '../mail/index.ts';
import { addDays, dateOf, localOf } from '../places/index.ts';
import { pathOf } from './path-of.ts';
import { keptBetween, listedSince } from './weekly.sql.ts';

/** Events in one letter, and of one followed venue or search. */
const MOST = 20;
const MOST_EACH = 5;
const WEEK_MS = 7 * DAY_MS;

type Part = WeeklyData['parts'][number];
export type Followed = Omit<Follow, 'id' | 'path'>;

/** What the weekly letter of a person lists: what they keep first, then each follow. No event twice; parts without events are left out. */
export async function weekOf(
  deps: ReadDeps,
  userId: string,
  { follows, zone }: { follows: readonly Followed[]; zone: string },
): Promise<Part[]> {
  const now = deps.clock.now();
  const keptDates = await readRows(deps.db, keptBetween(userId, now, now + WEEK_MS, MOST));
  const seen = new Set(keptDates.map(({ id }) => id));
  const kept = keptDates.map(({ slug, title, venue, start, status, isSoldOut }) => ({
    slug,
    title,
    venue,
    start,
    mark: markOf(status, isSoldOut),
    isNew: false,
  }));
  const parts: Part[] = kept.length > 0 ? [{ kind: 'kept', name: '', path: '/saved', events: kept }] : [];
  let left = MOST - kept.length;
  for (const { kind, name, query } of follows) {
    if (left <= 0) break;
    const found = (await eventsOf(deps, query, dateOf(localOf(now, zone))))
      .filter(({ id }) => !seen.has(id))
      .slice(0, Math.min(MOST_EACH, left));
    if (found.length === 0) continue;
    for (const { id } of found) seen.add(id);
    left -= found.length;
    parts.push({ kind, name, path: pathOf(query), events: await mailed(deps, found, now - WEEK_MS) });
  }
  return parts;
}

/** The coming week of a query; one that is about weekends or evenings stays so, and days of its own are kept to. */
async function eventsOf(deps: ReadDeps, query: FollowQuery, today: string): Promise<Event[]> {
  const { q, when, category: _, from, to, evening, ...filters } = query;
  const week = when === 'weekend' ? weekendAfter(today) : { from: today, to: addDays(today, 6) };
  const first = from !== undefined && from > week.from ? from : week.from;
  const last = to !== undefined && to < week.to ? to : week.to;
  if (first > last) return [];
  const asked = {
    ...filters,
    from: first,
    to: last,
    evening: evening || when === 'tonight',
    sort: 'date-asc',
    // Some may be there already.
    limit: MOST_EACH * 2,
  } as const;
  const { events } = q === undefined ? await listEvents(deps, asked) : await searchEvents(deps, { ...asked, term: q });
  return events;
}

const SUNDAY = 7;

/** Friday to Sunday; what is left of it on these days. */
function weekendAfter(today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay() || SUNDAY;
  const to = addDays(today, SUNDAY - weekday);
  return { from: weekday >= 5 ? today : addDays(to, -2), to };
}

async function mailed(deps: ReadDeps, events: readonly Event[], since: Instant): Promise<MailedEvent[]> {
  const rows = await readRows(
    deps.db,
    listedSince(
      events.map(({ id }) => id),
      since,
    ),
  );
  const fresh = new Set(rows.map(({ id }) => id));
  return events.map(({ id, slug, title, venue, startDate: start, status, soldOut }) => ({
    slug,
    title,
    venue,
    start,
    mark: markOf(status, soldOut),
    isNew: fresh.has(id),
  }));
}

const markOf = (status: string, isSoldOut: boolean): MailedEvent['mark'] =>
  status === 'cancelled' || status === 'postponed' ? status : isSoldOut ? 'sold-out' : null;
