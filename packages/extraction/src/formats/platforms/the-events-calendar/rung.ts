import { say } from '@marquee/kernel';
import { citerOf } from '../../../base/evidence.ts';
import { finding } from '../../../base/findings.ts';
import { isRecord, type JsonRecord, list, property, words } from '../../../base/json.ts';
import { LIMITS } from '../../../base/limits.ts';
import { emptyReading, type Reading } from '../../../candidates/sighting.ts';
import type { Page } from '../../../document/page.ts';
import type { Rung } from '../../rung.ts';
import { readEvent } from './read-event.ts';

/**
 * The Events Calendar, a WordPress plugin, publishes its events as JSON at `/wp-json/tribe/events/v1/events`, in pages ordered by
 * start (REST documentation: `/wp-json/tribe/events/v1/doc`).
 */
export const theEventsCalendarRung: Rung = {
  name: 'the-events-calendar',
  method: 'platform-feed',
  applies: (page) => page.format === 'json' && eventsIn(page.json()) !== null,
  read,
};

function read(page: Page): Reading {
  const reading = emptyReading();
  const found = eventsIn(page.json());
  if (!found) return reading;
  const cite = citerOf(page.url, 'platform-feed');
  for (const [index, event] of found.events.slice(0, LIMITS.draftsPerDocument + 1).entries()) {
    const pointer = found.pointer === null ? '' : `${found.pointer}/${index}`;
    // Its own listings hide this event, so it is left out here.
    if (!isRecord(event) || property(event, 'hide_from_listings') === true) continue;
    const { sighting, findings } = readEvent(event, pointer, cite, page);
    if (sighting) reading.sightings.push(sighting);
    reading.findings.push(...findings);
  }
  const previous = isRecord(found.root) ? words(property(found.root, 'previous_rest_url')) : null;
  const next = isRecord(found.root) ? words(property(found.root, 'next_rest_url')) : null;
  if (next) reading.followUps.push({ url: next, reason: 'next-page' });
  if (found.events.length === 0) reading.findings.push(finding('no-events', say('document.noEventsInDays')));
  reading.listsInFull = found.pointer !== null;
  reading.cut = { before: previous !== null, after: next !== null };
  return reading;
}

/** The list of a page of events, or the single event of `/events/{id}`; null for any other JSON. */
function eventsIn(json: unknown): { root: unknown; events: readonly unknown[]; pointer: string | null } | null {
  if (!isRecord(json)) return null;
  const events = property(json, 'events');
  if (Array.isArray(events) && (events.some(isEvent) || (events.length === 0 && Object.hasOwn(json, 'total_pages'))))
    return { root: json, events: list(events), pointer: '/events' };
  return isEvent(json) ? { root: null, events: [json], pointer: null } : null;
}

function isEvent(value: unknown): value is JsonRecord {
  return (
    isRecord(value) &&
    typeof property(value, 'start_date') === 'string' &&
    typeof property(value, 'utc_start_date') === 'string' &&
    Object.hasOwn(value, 'all_day')
  );
}
