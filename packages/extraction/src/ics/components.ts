import { LIMITS } from '../limits.ts';
import { type IcsProperty, readContentLine } from './content-line.ts';
import { contentLines } from './lines.ts';

export interface IcsComponent {
  /** Lower case. */
  name: string;
  properties: IcsProperty[];
  /** Lines that could not be read. */
  broken: number;
  children: IcsComponent[];
}

/** An alarm in an event in a calendar is three levels deep; deeper components are not a calendar's. */
const DEEPEST = 20;

/**
 * The components of a calendar, read line by line, so that an unreadable line is the only loss. Components inside an event
 * (alarms) are kept separate from it. `calendar` has the properties of the VCALENDAR.
 */
export function readComponents(text: string): {
  calendar: IcsProperty[];
  events: IcsComponent[];
  zones: IcsComponent[];
} {
  const calendar = open('vcalendar');
  const events: IcsComponent[] = [];
  const zones: IcsComponent[] = [];
  const stack: IcsComponent[] = [calendar];
  for (const line of contentLines(text)) {
    const mark = /^(BEGIN|END)\s*:\s*([\w-]+)\s*$/i.exec(line);
    const name = mark?.[2]?.toLowerCase();
    if (!mark || !name) {
      const current = stack.at(-1) ?? calendar;
      // The calendar's own lines and those of the components read here; other components are skipped.
      if (current.name === 'vcalendar' || current.name === 'vevent' || stack[1]?.name === 'vtimezone')
        addLine(current, line);
    } else if (name === 'vcalendar') stack.length = 1;
    else if (mark[1]?.toUpperCase() === 'BEGIN') {
      // An event that was not closed ends where the next begins.
      if (name === 'vevent' || name === 'vtimezone') stack.length = 1;
      if (events.length > LIMITS.draftsPerDocument) break;
      if (stack.length > DEEPEST) continue;
      const component = open(name);
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

function open(name: string): IcsComponent {
  return { name, properties: [], broken: 0, children: [] };
}

function addLine(component: IcsComponent, line: string): void {
  const property = readContentLine(line);
  if (property) component.properties.push(property);
  else component.broken += 1;
}
