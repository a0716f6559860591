import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, type FeedValue, pick, pickAll } from '../../records/event-record.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/** LibCal, the calendar of libraries (Springshare): its API (`/1.1/events`) and the data of its own pages (`/ajax/calendar/list`). */
export const libcalRung = feedRung({ name: 'libcal', feedIn });

function feedIn(root: Located<unknown>): Feed | null {
  const api = pickAll(root, 'events').filter(
    (event) => pick(event, 'calendar') !== undefined && pick(event, 'url', 'public') !== undefined,
  );
  if (api.length > 0) return { records: api.flatMap((event) => ofApi(event) ?? []) };
  const listed = pickAll(root, 'results').filter((event) => pick(event, 'startdt') !== undefined);
  return listed.length > 0 ? { records: listed.flatMap((event) => ofList(event) ?? []) } : null;
}

function ofApi(event: Located<unknown>): EventRecord | null {
  const [start, end, title] = [pick(event, 'start'), pick(event, 'end'), pick(event, 'title')];
  if (!start || !title) return null;
  return {
    ...shared(event, title),
    start: { moment: start },
    end: end && { moment: end },
    allDay: pick(event, 'allday'),
    url: pick(event, 'url', 'public'),
    image: pick(event, 'featured_image'),
    labels: pickAll(event, 'category').flatMap((one) => pick(one, 'name') ?? []),
    organizer: pick(event, 'presenter'),
    prices: pickAll(event, 'registration_cost'),
    ...placeOf(pick(event, 'location', 'name'), pick(event, 'campus', 'name')),
    online: onlineOf(event),
  };
}

function ofList(event: Located<unknown>): EventRecord | null {
  const [start, end, title] = [pick(event, 'startdt'), pick(event, 'enddt'), pick(event, 'title')];
  if (!start || !title) return null;
  return {
    ...shared(event, title),
    start: { moment: start },
    end: end && { moment: end },
    allDay: pick(event, 'all_day') ?? pick(event, 'allday'),
    url: pick(event, 'url'),
    image: pick(event, 'featured_image'),
    labels: pickAll(event, 'categories_arr').flatMap((one) => pick(one, 'name') ?? []),
    ...placeOf(pick(event, 'location'), pick(event, 'campus')),
    online: onlineOf(event),
  };
}

function shared(event: Located<unknown>, title: Located<unknown>) {
  return {
    at: event.at,
    id: pick(event, 'id'),
    title,
    description: pick(event, 'description') ?? pick(event, 'shortdesc') ?? pick(event, 'more_info'),
  };
}

/** A location is usually a room; the campus, if there is one, is its venue. */
function placeOf(location: Located<unknown> | undefined, campus: Located<unknown> | undefined): Partial<EventRecord> {
  if (typeof campus?.value !== 'string') return typeof location?.value === 'string' ? { place: location } : {};
  return { venue: campus };
}

function onlineOf(event: Located<unknown>): FeedValue | undefined {
  const at = pick(event, 'online_join_url') ?? pick(event, 'online_event');
  return at && { value: typeof at.value === 'string' ? true : at.value, at: at.at, verbatim: at.value };
}
