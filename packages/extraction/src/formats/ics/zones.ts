import type { Hints } from '../../base/types.ts';
import { isUtcName } from '../../candidates/times/zone.ts';
import { textOf } from '../recurrence/content-line.ts';
import { offsetNamed, offsetShown, zoneNamed } from '../recurrence/zone-names.ts';
import { type IcsComponent, valueOf } from './components.ts';
import { type Observed, observedZone } from './observances.ts';

export type ZoneMeaning = { kind: 'utc' } | Observed | { kind: 'unknown' };

/**
 * The zones of a calendar's TZIDs (RFC 5545 §3.2.19): by their names, otherwise by the file's own VTIMEZONE. The offsets
 * of a zone always come from the IANA data.
 */
export function zoneReader(definitions: readonly IcsComponent[], hints: Hints): (tzid: string) => ZoneMeaning {
  const known = new Map<string, ZoneMeaning>();
  const defined = new Map<string, IcsComponent>();
  for (const definition of definitions) {
    const property = valueOf(definition, 'tzid');
    // A parameter quotes what the property escapes.
    for (const name of property ? [property.raw.trim(), textOf(property).trim()] : [])
      if (!defined.has(name)) defined.set(name, definition);
  }
  return (tzid) => {
    const cached = known.get(tzid);
    if (cached) return cached;
    const meaning = meaningOf(tzid.trim().replace(/^"|"$/g, ''), defined, hints);
    known.set(tzid, meaning);
    return meaning;
  };
}

function meaningOf(name: string, defined: ReadonlyMap<string, IcsComponent>, hints: Hints): ZoneMeaning {
  if (isUtcName(name)) return { kind: 'utc' };
  const definition = defined.get(name);
  const location = definition && valueOf(definition, 'x-lic-location')?.raw.trim();
  const zone = zoneNamed(name) ?? (location === undefined ? null : zoneNamed(location));
  if (zone) return { kind: 'iana', zone };
  const offsetMinutes = offsetNamed(name);
  if (offsetMinutes !== null) return { kind: 'fixed', offsetMinutes };
  const observed = definition && observedZone(definition, hints);
  if (observed) return observed;
  const shown = offsetShown(name);
  return shown === null ? { kind: 'unknown' } : { kind: 'fixed', offsetMinutes: shown };
}
