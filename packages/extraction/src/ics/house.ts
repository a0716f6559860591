import type { Citer } from '../evidence.ts';
import { plainLine } from '../normalize/text.ts';
import { isHouseName } from '../places/house-names.ts';
import { partsOfTitle, withoutFeedWords } from '../places/site-names.ts';
import type { Field } from '../types.ts';
import { valueOf } from './components.ts';
import { type IcsProperty, textOf } from './content-line.ts';

/** The house whose calendar this is, if the calendar's name is that of a house: `X-WR-CALNAME:Birch Hall`. */
export function houseOfCalendar(properties: readonly IcsProperty[], cite: Citer): Field<string> | null {
  const name = valueOf({ properties }, 'x-wr-calname') ?? valueOf({ properties }, 'name');
  if (!name) return null;
  const house = partsOfTitle(plainLine(textOf(name)))
    .kept.map(withoutFeedWords)
    .find(isHouseName);
  return house ? { value: house, evidence: [cite.evidence(`VCALENDAR/${name.name.toUpperCase()}`, name.raw)] } : null;
}
