import type { Citer } from '../../base/evidence.ts';
import type { Field } from '../../base/types.ts';
import { partsOfTitle, withoutFeedWords } from '../../candidates/places/site-names.ts';
import { isVenueName } from '../../candidates/places/venue-names.ts';
import { plainLine } from '../../document/text.ts';
import { type IcsProperty, textOf } from '../recurrence/content-line.ts';
import { valueOf } from './components.ts';

/** The venue whose calendar this is, if the calendar's name is that of a venue: `X-WR-CALNAME:Birch Hall`. */
export function venueOfCalendar(properties: readonly IcsProperty[], cite: Citer): Field<string> | null {
  const name = valueOf({ properties }, 'x-wr-calname') ?? valueOf({ properties }, 'name');
  if (!name) return null;
  const venue = partsOfTitle(plainLine(textOf(name)))
    .kept.map(withoutFeedWords)
    .find(isVenueName);
  return venue ? { value: venue, evidence: [cite.evidence(`VCALENDAR/${name.name.toUpperCase()}`, name.raw)] } : null;
}
