import type { DisputedEvent } from '@marquee/contract';
import { VIEW_DAYS } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { isNamedFor } from '../identity/index.ts';
import { type DisputedRow, disputedEvents } from './disputed.sql.ts';

/** Told at most. */
const MOST = 100;

/** Events of which sources give different times: by the people who saved or planned them, then by the views of their venue, then the next ones. */
export async function listDisagreements(deps: NowDeps): Promise<{ items: DisputedEvent[]; nextCursor: null }> {
  const now = deps.clock.now();
  const since = new Date(now - VIEW_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await readRows(deps.db, disputedEvents(now, since));
  const items = rows.map(disputedOf).filter(({ others }) => others.length > 0);
  return { items: items.sort(byPeople).slice(0, MOST), nextCursor: null };
}

function disputedOf({ venue, startLocal, sourceName, others, ...row }: DisputedRow): DisputedEvent {
  const said = JSON.parse(others) as DisputedEvent['others'];
  const isVenue = venue !== null && isNamedFor(sourceName, venue);
  return { ...row, startDate: startLocal, source: sourceName, isVenue, others: said };
}

function byPeople(a: DisputedEvent, b: DisputedEvent): number {
  const people = ({ hearts, plans }: DisputedEvent) => hearts + plans;
  return people(b) - people(a) || b.venueViews - a.venueViews || (a.startDate < b.startDate ? -1 : 1);
}
