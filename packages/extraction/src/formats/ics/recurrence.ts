import type { Citer } from '../../base/evidence.ts';
import type { Field } from '../../base/types.ts';
import type { Stated } from '../../candidates/times/stated-time.ts';
import { clockNamed, clockOfOffset } from '../recurrence/clocks.ts';
import { type IcsProperty, parameterOf } from '../recurrence/content-line.ts';
import { startLine } from '../recurrence/start-line.ts';
import type { IcsComponent } from './components.ts';
import type { ZoneMeaning } from './zones.ts';

interface Context {
  zoneOf: (tzid: string) => ZoneMeaning;
  cite: Citer;
}

/** RRULE, RDATE and EXDATE as written, with zones that only this file knows named by their IANA names, behind the start line of the series. */
export function readRecurrence(
  event: IcsComponent,
  start: Stated,
  locator: string,
  { zoneOf, cite }: Context,
): Field<string> | null {
  const lines = event.properties.filter(({ name }) => name === 'rrule' || name === 'rdate' || name === 'exdate');
  if (!lines.some(({ name }) => name !== 'exdate')) return null;
  return {
    value: [...startLine(start), ...lines.map((line) => withKnownZone(line, zoneOf))].join('\n'),
    evidence: lines.slice(0, 3).map(({ name, line }) => cite.evidence(`${locator}/${name.toUpperCase()}`, line)),
  };
}

function withKnownZone(property: IcsProperty, zoneOf: (tzid: string) => ZoneMeaning): string {
  const tzid = parameterOf(property, 'tzid');
  if (!tzid || clockNamed(tzid)) return property.line;
  const meaning = zoneOf(tzid);
  if (meaning.kind === 'unknown') return property.line;
  const clock =
    meaning.kind === 'utc' ? 'UTC' : meaning.kind === 'iana' ? meaning.zone : clockOfOffset(meaning.offsetMinutes);
  return `${property.name.toUpperCase()};TZID=${clock}:${property.raw}`;
}
