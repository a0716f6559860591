import { CORRECTABLE_DATES_MOST, type CorrectableEvent } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { type Actor, notFound } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { correctionsOf, inForce, priceLabel } from '../events/index.ts';
import { isoOf } from '../list-page.ts';
import { managedVenue } from '../venues/index.ts';
import { comingDates, type DateRow, type EventRow, eventAt } from './correctable-event.sql.ts';

/** What is shown of an event, and what sources say. Throws Reject: 403 for who does not manage the venue, 404 for an event of another one. */
export async function getCorrectableEvent(
  deps: NowDeps,
  actor: Actor,
  venueSlug: string,
  alias: string,
): Promise<CorrectableEvent> {
  return (await readCorrectable(deps, actor, venueSlug, alias)).event;
}

/** The same with its status and the stored row. */
export async function readCorrectable(
  deps: NowDeps,
  actor: Actor,
  venueSlug: string,
  alias: string,
): Promise<{ event: CorrectableEvent; row: EventRow }> {
  await managedVenue(deps, actor, venueSlug);
  const [[row], dates, kept] = await readTogether(deps.db, [
    eventAt(alias),
    comingDates(alias, deps.clock.now(), CORRECTABLE_DATES_MOST),
    correctionsOf(alias),
  ]);
  if (!row || row.venueSlug !== venueSlug) throw notFound('eventOfVenue');
  const shownDates = dates.map(dateOf);
  const listed = new Set(['', ...shownDates.map(({ date }) => date)]);
  return {
    row,
    event: {
      id: row.id,
      slug: row.slug,
      timezone: row.timezone,
      ...factsOf(row),
      dates: shownDates,
      corrections: inForce(kept)
        .filter(({ date }) => listed.has(date))
        .map(({ field, date, changedAt }) => ({ field, date: date || null, timestamp: isoOf(changedAt) })),
    },
  };
}

function factsOf({ title, description, ticketUrl, priceText, priceMinCents, priceMaxCents, uncorrected }: EventRow) {
  const price = priceLabel({ minCents: priceMinCents, maxCents: priceMaxCents, text: priceText });
  const shown = { title, description, price, ticketUrl };
  return { shown, told: uncorrected === null ? shown : { ...uncorrected, price: priceLabel(uncorrected.price) } };
}

function dateOf({ startLocal, endLocal, status, uncorrected }: DateRow): CorrectableEvent['dates'][number] {
  const shown = { startDate: startLocal, endDate: endLocal, status };
  return uncorrected === null
    ? { date: startLocal, shown, told: shown }
    : {
        date: uncorrected.startLocal,
        shown,
        told: { startDate: uncorrected.startLocal, endDate: uncorrected.endLocal, status: uncorrected.status },
      };
}
