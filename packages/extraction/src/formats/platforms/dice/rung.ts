import { words } from '../../../base/json.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, pick, pickAll } from '../../records/event-record.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/** DICE's partner feed (`/v1/events`): instants with the zone of the venue, prices in cents including fees. */
export const diceRung = feedRung({ name: 'dice', feedIn });

function feedIn(root: Located<unknown>): Feed | null {
  const events = pickAll(root, 'data').filter(
    (event) =>
      pick(event, 'ticket_types') !== undefined &&
      pick(event, 'date') !== undefined &&
      pick(event, 'perm_name') !== undefined,
  );
  if (events.length === 0) return null;
  const next = words(pick(root, 'links', 'next')?.value);
  return {
    records: events.flatMap((event) => recordOf(event) ?? []),
    followUps: next ? [{ url: next, reason: 'next-page' }] : [],
  };
}

function recordOf(event: Located<unknown>): EventRecord | null {
  const [title, start, end] = [pick(event, 'name'), pick(event, 'date'), pick(event, 'date_end')];
  if (!title || !start) return null;
  const prices = pickAll(event, 'ticket_types').flatMap((type) => pick(type, 'price', 'total') ?? []);
  const single = pick(event, 'price');
  return {
    at: event.at,
    id: pick(event, 'id'),
    title,
    start: { moment: start },
    end: end && { moment: end },
    zone: words(pick(event, 'timezone')?.value) ?? undefined,
    description: pick(event, 'description') ?? pick(event, 'raw_description'),
    url: pick(event, 'url'),
    image: pick(event, 'event_images', 'landscape') ?? pickAll(event, 'images')[0],
    venue: pick(event, 'venue'),
    address: pick(event, 'location', 'street') ?? pick(event, 'address'),
    city: pick(event, 'location', 'city'),
    state: pick(event, 'location', 'state'),
    country: pick(event, 'location', 'country'),
    organizer: pickAll(event, 'promoters').flatMap((one) => pick(one, 'name') ?? [])[0],
    status: pick(event, 'status'),
    soldOut: pick(event, 'sold_out'),
    ages: pick(event, 'age_limit'),
    prices: prices.length > 0 ? prices : single ? [single] : [],
    pricesAreCents: true,
    currency: pick(event, 'currency'),
    labels: [...pickAll(event, 'genre_tags'), ...pickAll(event, 'type_tags')].map(({ value, at }) => ({
      value: words(value)?.replace(/^[a-z]+:/, ''),
      at,
    })),
  };
}
