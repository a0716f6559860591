import ICAL from 'ical.js';
import { LIMITS } from '../limits.ts';
import { isRecord, type JsonRecord, property as propertyOf, words } from '../structured/json.ts';
import { contentLines } from './lines.ts';

/** A property as ical.js reads it, and the line it stands on. */
export interface IcsProperty {
  /** Lower case. */
  name: string;
  parameters: JsonRecord;
  /** Unescaped texts; dates in the form of jCal (RFC 7265 §3.4): `2026-02-11T19:30:00`. */
  values: readonly string[];
  /** The value as it stands in the file. */
  raw: string;
  /** The whole content line, unfolded. */
  line: string;
}

export interface IcsComponent {
  /** Lower case. */
  name: string;
  properties: IcsProperty[];
  /** Lines that could not be read. */
  broken: number;
  children: IcsComponent[];
}

/** An alarm in an event in a calendar is three deep; what stands deeper is no calendar. */
const DEEPEST = 20;

/**
 * The components of a calendar, read line by line, so that a line nobody can read costs no more than itself. Components inside an event
 * (alarms) are kept apart from it. `calendar` holds the properties of the VCALENDAR.
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
      // ical.js holds a calendar's own lines and those of what is read here; other components are passed over.
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

/** A parameter's text, `''` where it has none. */
export function parameterOf({ parameters }: IcsProperty, name: string): string {
  return words(propertyOf(parameters, name)) ?? '';
}

function open(name: string): IcsComponent {
  return { name, properties: [], broken: 0, children: [] };
}

function addLine(component: IcsComponent, line: string): void {
  const parsed = parseLine(line);
  if (parsed) component.properties.push(parsed);
  else component.broken += 1;
}

function parseLine(line: string): IcsProperty | null {
  let jcal: unknown;
  try {
    jcal = ICAL.parse.property(line);
  } catch {
    jcal = withoutParameters(line);
  }
  if (!Array.isArray(jcal)) return null;
  const [name, parameters, , ...values] = jcal as unknown[];
  if (typeof name !== 'string' || !isRecord(parameters)) return null;
  const raw = line.slice(valueStart(line));
  // Rules of recurrence are objects in jCal; their text is what is kept.
  const texts = values
    .flat()
    .map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : raw));
  return { name: name.toLowerCase(), parameters, values: texts, raw, line };
}

/** A parameter that is written wrongly should not cost the value. */
function withoutParameters(line: string): unknown {
  const name = /^[\w-]+(?=;)/.exec(line)?.[0];
  if (!name) return null;
  try {
    return ICAL.parse.property(`${name}:${line.slice(valueStart(line))}`) as unknown;
  } catch {
    return null;
  }
}

/** Behind the first colon that stands in no quotes. */
function valueStart(line: string): number {
  let quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const char = line.charAt(i);
    if (char === '"') quoted = !quoted;
    else if (char === ':' && !quoted) return i + 1;
  }
  return line.indexOf(':') + 1;
}
