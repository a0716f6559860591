import ICAL from 'ical.js';
import { isUtcName, isZone } from '../time/zone.ts';
import { type IcsComponent, type JCal, valueOf } from './components.ts';

/** Outlook's names for the zones of the US (Unicode CLDR, windowsZones). */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'eastern standard time': 'America/New_York',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'us mountain standard time': 'America/Phoenix',
  'pacific standard time': 'America/Los_Angeles',
  'alaskan standard time': 'America/Anchorage',
  'hawaiian standard time': 'Pacific/Honolulu',
  'sa western standard time': 'America/Puerto_Rico',
};

export type ZoneMeaning =
  | { kind: 'utc' }
  | { kind: 'iana'; zone: string }
  /** No known name, but the file says what it means. */
  | { kind: 'defined'; offsetAt(wall: string): number | null }
  | { kind: 'unknown' };

/** What the TZIDs of a calendar mean (RFC 5545 §3.2.19): IANA names, also behind a vendor's prefix, Outlook's names, or the file's own VTIMEZONE. */
export function zoneReader(definitions: readonly IcsComponent[]): (tzid: string) => ZoneMeaning {
  const known = new Map<string, ZoneMeaning>();
  return (tzid) => {
    const cached = known.get(tzid);
    if (cached) return cached;
    const meaning = meaningOf(tzid, definitions);
    known.set(tzid, meaning);
    return meaning;
  };
}

function meaningOf(tzid: string, definitions: readonly IcsComponent[]): ZoneMeaning {
  const name = tzid.trim().replace(/^"|"$/g, '');
  if (isUtcName(name)) return { kind: 'utc' };
  const definition = definitions.find((component) =>
    component.properties.some((property) => property.name === 'tzid' && property.values[0] === name),
  );
  const names = [
    name,
    /[A-Za-z_]+\/(?:[A-Za-z_]+\/)?[A-Za-z_]+$/.exec(name)?.[0],
    WINDOWS_ZONES[name.toLowerCase()],
    definition && valueOf(definition, 'x-lic-location')?.values[0],
  ];
  const zone = names.find((one) => one !== undefined && isZone(one));
  if (zone) return { kind: 'iana', zone };
  return definition
    ? { kind: 'defined', offsetAt: (wall) => definedOffset(definition.jcal(), wall) }
    : { kind: 'unknown' };
}

function definedOffset(definition: JCal, wall: string): number | null {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(definition));
    return zone.utcOffset(ICAL.Time.fromDateTimeString(`${wall}:00`)) / 60;
  } catch {
    return null;
  }
}
