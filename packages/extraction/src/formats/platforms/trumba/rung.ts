import { words } from '../../../base/json.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, pick, pickAll } from '../../records/event-record.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/** Trumba's calendar feed (`/calendars/{name}.json`): local times, and labeled fields added by the calendar's owner. */
export const trumbaRung = feedRung({ name: 'trumba', feedIn });

function feedIn(root: Located<unknown>): Feed | null {
  if (!Array.isArray(root.value)) return null;
  const events = (root.value as unknown[]).map((value, index) => ({ value, at: `${root.at}/${index}` }));
  const isTrumba = events.some(
    (event) =>
      pick(event, 'eventID') !== undefined &&
      pick(event, 'startDateTime') !== undefined &&
      pick(event, 'permaLinkUrl') !== undefined,
  );
  return isTrumba ? { records: events.flatMap((event) => recordOf(event) ?? []) } : null;
}

function recordOf(event: Located<unknown>): EventRecord | null {
  const [title, start, end] = [pick(event, 'title'), pick(event, 'startDateTime'), pick(event, 'endDateTime')];
  if (!title || !start) return null;
  return {
    at: event.at,
    id: pick(event, 'eventID'),
    seriesId: pick(event, 'seriesID'),
    title,
    start: { moment: start },
    end: end && { moment: end },
    allDay: pick(event, 'allDay'),
    description: pick(event, 'description'),
    url: pick(event, 'permaLinkUrl') ?? pick(event, 'webLink'),
    ticketUrl: pick(event, 'requiresPayment')?.value === true ? pick(event, 'eventActionUrl') : undefined,
    image: pick(event, 'eventImage', 'url') ?? pick(event, 'detailImage', 'url'),
    place: pick(event, 'location') ?? customField(event, /^(?:venue|location|branch|building)$/i),
    cancelled: pick(event, 'canceled'),
    prices: [customField(event, /^(?:cost|price|admission|fee)s?\b/i)].filter((field) => field !== undefined),
    organizer: customField(event, /^(?:organizer|sponsor|host|presented by)/i),
    labels: [customField(event, /^(?:event type|category|audience)/i)].filter((field) => field !== undefined),
  };
}

function customField(event: Located<unknown>, label: RegExp): Located<unknown> | undefined {
  const field = pickAll(event, 'customFields').find((one) => label.test(words(pick(one, 'label')?.value) ?? ''));
  return field && pick(field, 'value');
}
