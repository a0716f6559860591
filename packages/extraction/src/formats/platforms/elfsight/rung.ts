import { isRecord, words } from '../../../base/json.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, type FeedValue, pick, pickAll } from '../../records/event-record.ts';
import { type Feed, feedRung } from '../feed-rung.ts';

/**
 * Elfsight's event calendar, as its widget loads it (`/p/boot`): the settings of each widget have events, places and hosts by their ids.
 */
export const elfsightRung = feedRung({ name: 'elfsight', feedIn });

function feedIn(root: Located<unknown>): Feed | null {
  const widgets = pick(root, 'data', 'widgets');
  if (!widgets || !isRecord(widgets.value)) return null;
  const calendars = Object.keys(widgets.value).flatMap((id) => {
    const data = pick(widgets, id, 'data');
    const settings = data && pick(data, 'settings');
    return data &&
      settings &&
      pick(settings, 'events') &&
      /calendar|event/.test(words(pick(data, 'app')?.value) ?? 'event')
      ? [settings]
      : [];
  });
  if (calendars.length === 0) return null;
  return {
    records: calendars.flatMap((settings) =>
      pickAll(settings, 'events').flatMap((event) => recordOf(event, settings) ?? []),
    ),
  };
}

function recordOf(event: Located<unknown>, settings: Located<unknown>): EventRecord | null {
  const title = pick(event, 'name') ?? pick(event, 'title');
  const start = partsOf(event, 'start');
  if (!title || !start || pick(event, 'visible')?.value === false) return null;
  const place = named(settings, 'locations', pickAll(event, 'location')[0]);
  return {
    at: event.at,
    id: pick(event, 'id'),
    title,
    start,
    end: partsOf(event, 'end') ?? undefined,
    allDay: pick(event, 'isAllDay'),
    zone: words(pick(event, 'timeZone')?.value) ?? undefined,
    description: pick(event, 'description'),
    url: pick(event, 'buttonVisible')?.value === false ? undefined : pick(event, 'buttonLink', 'value'),
    image: pick(event, 'image', 'url'),
    venue: place && pick(place, 'name'),
    address: place && pick(place, 'address'),
    organizer: pick(named(settings, 'hosts', pickAll(event, 'host')[0]) ?? { value: null, at: '' }, 'name'),
    labels: pickAll(event, 'eventType').flatMap((id) => {
      const type = named(settings, 'eventTypes', id);
      return (type && pick(type, 'name')) ?? [];
    }),
    recurrence: recurrenceOf(event),
  };
}

function partsOf(event: Located<unknown>, name: string): EventRecord['start'] | null {
  const [day, time] = [pick(event, name, 'date'), pick(event, name, 'time')];
  return day ? { day, ...(time ? { time } : {}) } : null;
}

function named(
  settings: Located<unknown>,
  list: string,
  id: Located<unknown> | undefined,
): Located<unknown> | undefined {
  return id && pickAll(settings, list).find((one) => pick(one, 'id')?.value === id.value);
}

const FREQUENCIES: Readonly<Record<string, string>> = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  yearly: 'YEARLY',
};

/** The widget's recurrence settings, as an RFC 5545 §3.3.10 rule. */
function recurrenceOf(event: Located<unknown>): FeedValue[] {
  const period = pick(event, 'repeatPeriod');
  const kind = words(period?.value) ?? '';
  if (!period || kind === 'noRepeat') return [];
  const frequency =
    FREQUENCIES[
      kind === 'custom' ? (words(pick(event, 'repeatFrequency')?.value) ?? '') : kind.replace(/(?:On|s?Day).*$/, '')
    ];
  if (!frequency) return [];
  const days = pickAll(event, 'repeatWeeklyOnDays').flatMap(({ value }) =>
    typeof value === 'string' ? [value.slice(0, 2).toUpperCase()] : [],
  );
  const until = words(pick(event, 'repeatEndsDate', 'date')?.value) ?? words(pick(event, 'repeatEndsDate')?.value);
  const ends = words(pick(event, 'repeatEnds')?.value);
  const parts = [
    `FREQ=${frequency}`,
    Number(pick(event, 'repeatInterval')?.value ?? 1) > 1
      ? `INTERVAL=${Number(pick(event, 'repeatInterval')?.value)}`
      : '',
    frequency === 'WEEKLY' && days.length > 0 ? `BYDAY=${days.join(',')}` : '',
    ends === 'onDate' && until ? `UNTIL=${until.slice(0, 10).replaceAll('-', '')}` : '',
    ends === 'afterOccurrences' ? `COUNT=${Number(pick(event, 'repeatEndsOccurrences')?.value ?? 1)}` : '',
  ];
  return [{ value: parts.filter(Boolean).join(';'), at: period.at, verbatim: kind }];
}
