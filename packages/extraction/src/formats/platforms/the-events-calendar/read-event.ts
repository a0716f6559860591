import { say } from '@marquee/kernel';
import { compact } from '../../../base/compact.ts';
import type { Citer } from '../../../base/evidence.ts';
import { finding } from '../../../base/findings.ts';
import { isRecord, type JsonRecord, list, property, record, step, words } from '../../../base/json.ts';
import { LIMITS } from '../../../base/limits.ts';
import type { Field, Finding, Price } from '../../../base/types.ts';
import { readStated, type StatedMoment } from '../../../candidates/days/stated.ts';
import { readTitle, statusOf } from '../../../candidates/names/read-title.ts';
import { readPoint } from '../../../candidates/places/point.ts';
import type { Sighting } from '../../../candidates/sighting.ts';
import { join } from '../../../candidates/times/local.ts';
import { isUtcName, isZone, wallIn } from '../../../candidates/times/zone.ts';
import { priceOf, readPrice, toCents } from '../../../candidates/values/price.ts';
import type { Page } from '../../../document/page.ts';
import { plainLine, plainText } from '../../../document/text.ts';
import { webUrl } from '../../../document/url.ts';
import { stateCode } from '../../../rules/us-states.ts';

/** One event of the API. Its `start_date` is the wall time that the site shows; `utc_start_date` is derived from it and only checked. */
export function readEvent(
  event: JsonRecord,
  pointer: string,
  cite: Citer,
  page: Page,
): { sighting: Sighting | null; findings: Finding[] } {
  const at = (name: string) => pointer + step(name);
  const text = (name: string) => words(property(event, name));
  const link = (source: string) => webUrl(source, page.url);

  const rawTitle = text('title') ?? '';
  const { title, status } = readTitle(rawTitle);
  if (!title) return { sighting: null, findings: [finding('untitled-event', say('document.untitled'), pointer)] };
  const allDay = property(event, 'all_day') === true;
  const start = moment(text('start_date'), at('start_date'), event, cite, allDay);
  if (!start)
    return {
      sighting: null,
      findings: [
        finding('bad-date', say('document.badStart', { title, start: text('start_date') ?? '–' }), at('start_date')),
      ],
    };
  const venue = record(list(property(event, 'venue'))[0]);
  const organizer = record(list(property(event, 'organizer'))[0]);

  const sighting: Sighting = {
    title: cite.field(title, at('title'), rawTitle),
    start,
    ...compact({
      id: text('global_id') ?? text('id'),
      end: moment(text('end_date'), at('end_date'), event, cite, allDay),
      allDay: allDay ? cite.field(true, at('all_day'), 'true') : null,
      description: cite.read(text('description'), at('description'), plainText),
      url: cite.read(text('url'), at('url'), link),
      ticketUrl: cite.read(text('website'), at('website'), link),
      imageUrl: readImage(event, at('image'), cite, link),
      organizer:
        organizer && cite.read(words(property(organizer, 'organizer')), `${at('organizer')}/0/organizer`, plainLine),
      status:
        cite.read(text('event_status'), at('event_status'), statusOf) ??
        (status && cite.field(status, at('title'), rawTitle)),
      price: readCost(event, pointer, cite),
      labels: readLabels(event, pointer, cite),
    }),
    ...(venue ? readVenue(venue, at('venue'), cite) : {}),
  };
  return { sighting, findings: mismatch(event, start, title, at('utc_start_date')) };
}

function moment(
  written: string | null,
  locator: string,
  event: JsonRecord,
  cite: Citer,
  allDay: boolean,
): StatedMoment | null {
  const stated = written === null ? null : readStated(written);
  if (written === null || !stated) return null;
  const evidence = cite.evidence(locator, written);
  // The last day of an all-day event ends at 23:59:59; only its date is used.
  if (allDay) return { date: stated.date, evidence };
  const zone = words(property(event, 'timezone')) ?? '';
  return { ...stated, midnightIsMeant: true, ...(isZone(zone) && !isUtcName(zone) ? { zone } : {}), evidence };
}

function readVenue(venue: JsonRecord, pointer: string, cite: Citer): Partial<Sighting> {
  const line = (name: string) => cite.read(words(property(venue, name)), `${pointer}/${name}`, plainLine);
  const degrees = (name: string) => {
    const text = words(property(venue, name));
    return text === null ? null : { text, locator: `${pointer}/${name}` };
  };
  const state = line('state') ?? line('province') ?? line('stateprovince');
  return compact({
    venue: line('venue'),
    address: line('address'),
    city: line('city'),
    state: state && { ...state, value: stateCode(state.value) ?? state.value },
    country: words(property(venue, 'country')),
    point: readPoint(degrees('geo_lat'), degrees('geo_lng'), cite),
  });
}

function readImage(
  event: JsonRecord,
  locator: string,
  cite: Citer,
  link: (source: string) => string | null,
): Field<string> | null {
  const image = property(event, 'image');
  return isRecord(image)
    ? cite.read(words(property(image, 'url')), `${locator}/url`, link)
    : cite.read(words(image), locator, link);
}

function readCost(event: JsonRecord, pointer: string, cite: Citer): Field<Price> | null {
  const text = words(property(event, 'cost'));
  if (text === null) return null;
  const details = record(property(event, 'cost_details'));
  const currency = details && words(property(details, 'currency_code'));
  const values = details ? list(property(details, 'values')) : [];
  const cents = values.map((value) => toCents(words(value) ?? '')).filter((value) => value !== null);
  const shown = plainLine(text);
  const price =
    currency && currency !== 'USD' ? { text: shown } : cents.length > 0 ? priceOf(cents, shown) : readPrice(text);
  return price && cite.field(price, `${pointer}/cost`, text);
}

function readLabels(event: JsonRecord, pointer: string, cite: Citer): Field<string[]> | null {
  const names = ['categories', 'tags'].flatMap((group) =>
    list(property(event, group)).map((one, index) => ({
      text: words(isRecord(one) ? property(one, 'name') : null) ?? '',
      locator: `${pointer}/${group}/${index}/name`,
    })),
  );
  return cite.all(names, (name) => plainLine(name, 60), LIMITS.labels);
}

/** The API's two times disagree if a site changed its zone after the event was written; the one that visitors see is used. */
function mismatch(event: JsonRecord, start: StatedMoment, title: string, locator: string): Finding[] {
  const utc = readStated(words(property(event, 'utc_start_date')) ?? '');
  if (!utc?.time || !start.time || !start.zone) return [];
  if (wallIn(start.zone, join(utc.date, utc.time), 0) === join(start.date, start.time)) return [];
  return [finding('wall-time-mismatch', say('document.clocksDisagree', { title }), locator)];
}
