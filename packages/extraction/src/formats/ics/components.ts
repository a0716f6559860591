import { LIMITS } from '../../base/limits.ts';
import { type IcsProperty, readContentLine } from '../recurrence/content-line.ts';
import { contentLines } from './lines.ts';

export interface IcsComponent {
  /** Lower case. */
  name: string;
  properties: IcsProperty[];
  /** Lines that could not be read. */
  broken: number;
  children: IcsComponent[];
  /** The VCALENDAR that it is in. */
  calendar: readonly IcsProperty[];
}

/** An alarm in an event in a calendar is three levels deep; deeper components are not a calendar's. */
const DEEPEST = 20;

/**
 * The components of a calendar, read line by line, so that an unreadable line is the only loss. Components inside an event
 * (alarms) are kept separate from it. A stream may have several VCALENDARs (RFC 5545 §3.4); `calendar` has the properties of the first.
 */
export function readComponents(text: string): {
  calendar: IcsProperty[];
  events: IcsComponent[];
  zones: IcsComponent[];
} {
  const calendar = open('vcalendar', []);
  let current: IcsComponent = calendar;
  const events: IcsComponent[] = [];
  const zones: IcsComponent[] = [];
  const stack: IcsComponent[] = [calendar];
  for (const line of contentLines(text)) {
    const mark = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line);
    const name = mark?.[2]?.toLowerCase();
    if (!mark || !name) {
      const inner = stack.at(-1) ?? current;
      // The calendar's own lines and those of the components read here; other components are skipped.
      if (inner.name === 'vcalendar' || inner.name === 'vevent' || stack[1]?.name === 'vtimezone') addLine(inner, line);
    } else if (name === 'vcalendar') {
      const isAnother = mark[1]?.toUpperCase() === 'BEGIN' && current.properties.length > 0;
      if (isAnother) current = open('vcalendar', []);
      stack.splice(0, stack.length, current);
    } else if (mark[1]?.toUpperCase() === 'BEGIN') {
      // An event that was not closed ends where the next begins.
      if (name === 'vevent' || name === 'vtimezone') stack.length = 1;
      if (events.length > LIMITS.draftsPerDocument) break;
      if (stack.length > DEEPEST) continue;
      const component = open(name, current.properties);
      stack.at(-1)?.children.push(component);
      if (name === 'vevent') events.push(component);
      if (name === 'vtimezone') zones.push(component);
      stack.push(component);
    } else {
      const at = stack.findLastIndex((one) => one.name === name);
      if (at > 0) stack.length = at;
    }
  }
  return { calendar: calendar.properties, events, zones };
}

export function valueOf(component: { properties: readonly IcsProperty[] }, name: string): IcsProperty | undefined {
  return component.properties.find((property) => property.name === name);
}

function open(name: string, calendar: readonly IcsProperty[]): IcsComponent {
  return { name, properties: [], broken: 0, children: [], calendar };
}

function addLine(component: IcsComponent, line: string): void {
  const property = readContentLine(line);
  if (property) component.properties.push(property);
  else component.broken += 1;
}
