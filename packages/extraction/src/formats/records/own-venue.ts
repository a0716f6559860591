import { citerOf } from '../../base/evidence.ts';
import { isRecord, step } from '../../base/json.ts';
import type { Field } from '../../base/types.ts';
import { isVenueName } from '../../candidates/places/venue-names.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import type { Page } from '../../document/page.ts';
import { plainLine } from '../../document/text.ts';

const OWNER =
  /^(?:client|organi[sz]ation|org|account|site|company|venue|location|theat(?:er|re)|publisher|owner|host|calendar|channel|facility|business|merchant|seller|presenter)[_-]?(?:display)?[_-]?(?:name|title)?$/i;
const NAME = /^(?:display)?_?(?:name|title)$/i;

/** Whose list of events a JSON document is, by a field at its top, `clientName` or `organization.name`, if that is the name of a venue. */
export function venueOfJson(page: Page): Field<string> | null {
  const top = page.json();
  if (!isRecord(top)) return null;
  for (const [key, value] of Object.entries(top)) {
    if (!OWNER.test(key)) continue;
    const named = isRecord(value) ? Object.entries(value).filter(([name]) => NAME.test(name)) : [];
    const told = [[step(key), value] as const, ...named.map(([name, own]) => [step(key) + step(name), own] as const)];
    for (const [at, text] of told)
      if (typeof text === 'string' && text.length <= FORMATS.recordsOwnVenue.longest && isVenueName(text)) {
        const field = citerOf(page.url, 'json-feed').field(plainLine(text), at, text);
        if (field) return field;
      }
  }
  return null;
}
