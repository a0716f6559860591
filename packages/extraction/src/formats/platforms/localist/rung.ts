import type { Page } from '../../../document/page.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, pick, pickAll } from '../../records/event-record.ts';
import { type Feed, feedRung, withQuery } from '../feed-rung.ts';

/** Localist, the calendar of universities and cities (API 2.x: `/api/2/events`): events with their instances, in pages. */
export const localistRung = feedRung({ name: 'localist', feedIn });

function feedIn(root: Located<unknown>, page: Page): Feed | null {
  const listed = pickAll(root, 'events');
  const single = pick(root, 'event');
  const events = (listed.length > 0 ? listed : single ? [root] : []).flatMap((one) => pick(one, 'event') ?? []);
  const isLocalist = events.some((event) => pick(event, 'event_instances') ?? pick(event, 'localist_url'));
  const isEmpty =
    listed.length === 0 && pick(root, 'page', 'total') !== undefined && pick(root, 'events') !== undefined;
  if (!isLocalist && !isEmpty) return null;
  const [current, total] = [pick(root, 'page', 'current')?.value, pick(root, 'page', 'total')?.value];
  const goesOn = typeof current === 'number' && typeof total === 'number' && current < total;
  return {
    records: events.flatMap(recordsOf),
    followUps: goesOn ? [{ url: withQuery(page.url, 'page', current + 1), reason: 'next-page' }] : [],
  };
}

function recordsOf(event: Located<unknown>): EventRecord[] {
  const title = pick(event, 'title');
  if (!title || pick(event, 'private')?.value === true) return [];
  const wrapped = pickAll(event, 'event_instances');
  const instances = wrapped.flatMap((one) => pick(one, 'event_instance') ?? one);
  const eventId = pick(event, 'id');
  const shared = {
    at: event.at,
    title,
    description: pick(event, 'description_text') ?? pick(event, 'description'),
    url: pick(event, 'localist_url') ?? pick(event, 'url'),
    ticketUrl: pick(event, 'ticket_url'),
    image: pick(event, 'photo_url'),
    venue: pick(event, 'location_name'),
    place: pick(event, 'location'),
    address: pick(event, 'geo', 'street') ?? pick(event, 'address'),
    city: pick(event, 'geo', 'city'),
    state: pick(event, 'geo', 'state'),
    country: pick(event, 'geo', 'country'),
    latitude: pick(event, 'geo', 'latitude'),
    longitude: pick(event, 'geo', 'longitude'),
    status: pick(event, 'status'),
    prices: pickAll(event, 'ticket_cost'),
    free: pick(event, 'free'),
    labels: [...labelsOf(event), ...pickAll(event, 'keywords')],
  };
  if (instances.length === 0) {
    const day = pick(event, 'first_date');
    return day ? [{ ...shared, id: eventId, start: { moment: day } }] : [];
  }
  return instances.flatMap((instance) => {
    const start = pick(instance, 'start');
    const end = pick(instance, 'end');
    return start
      ? [
          {
            ...shared,
            id: pick(instance, 'id') ?? eventId,
            seriesId: instances.length > 1 || pick(event, 'recurring')?.value === true ? eventId : undefined,
            start: { moment: start },
            end: end && { moment: end },
            allDay: pick(instance, 'all_day'),
          },
        ]
      : [];
  });
}

/** `filters` has a list of names for each kind of label. */
function labelsOf(event: Located<unknown>): Array<Located<unknown>> {
  const filters = pick(event, 'filters');
  if (typeof filters?.value !== 'object' || filters.value === null) return [];
  return Object.keys(filters.value)
    .filter((name) => !/department|group|audience|organi/i.test(name))
    .flatMap((name) => pickAll(filters, name).flatMap((one) => pick(one, 'name') ?? []));
}
