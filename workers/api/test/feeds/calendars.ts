import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Api } from '../support.ts';

/** An entry of a calendar as another program reads it. */
export interface Entry {
  uid: string;
  sequence: number;
  summary: string;
  start: string;
  end: string | null;
  isAllDay: boolean;
  status: string;
  location: string | null;
  url: string;
  categories: string[];
  description: string;
}

/** Reads a calendar with a parser that is not ours. */
export function entriesOf(calendar: string): Entry[] {
  const parsed = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  return parsed.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      start: event.startDate.toString(),
      end: component.hasProperty('dtend') ? event.endDate.toString() : null,
      isAllDay: event.startDate.isDate,
      status: String(component.getFirstPropertyValue('status')),
      location: event.location,
      url: String(component.getFirstPropertyValue('url')),
      categories: component.getAllProperties('categories').flatMap((property) => property.getValues() as string[]),
      description: event.description,
    };
  });
}

/** A feed's text; it must be found, of its type, and cacheable. */
export async function read(api: Api, path: string, type: string): Promise<string> {
  const response = await api.raw(path);
  const body = await response.text();
  expect(response.status, body).toBe(200);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  return body;
}

export const calendar = async (api: Api, query = '') =>
  entriesOf(await read(api, `/api/feeds/events.ics${query}`, 'text/calendar'));
