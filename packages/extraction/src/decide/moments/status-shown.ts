import type { EventStatus, Field } from '../../base/types.ts';
import { means } from '../../candidates/days/resolve-date.ts';
import { statusOf } from '../../candidates/names/read-title.ts';
import { CANCELLED, IS_SAID, NOT_SAID_BEHIND, POSTPONED } from '../../rules/status-words.ts';
import type { Case } from './case.ts';
import type { Card, TitleCards } from './title-cards.ts';

/** A line that only says so: `Cancelled`, `SHOW CANCELLED More info`; what is postponed from another day takes place. */
const LINE = new RegExp(
  String.raw`^[^\w\n]*${IS_SAID}(?:${CANCELLED}|${POSTPONED})\b(?! (?:to|until)\b)${NOT_SAID_BEHIND}[^\n]{0,24}$`,
  'im',
);
/** A title may stand on a page very often. */
const MOST_CARDS = 20;

/** The status that the page shows in an event's own text, where its data has none or the usual `scheduled`. */
export function statusShown({ sighting, cards }: Case, titleCards: TitleCards): Field<EventStatus> | null {
  if (sighting.status && sighting.status.value !== 'scheduled') return null;
  for (const card of cards.slice(0, MOST_CARDS)) {
    if (!isOfDay(card, sighting.start.date)) continue;
    const status = statusIn(card, titleCards);
    if (status) return status;
  }
  return null;
}

const known = new WeakMap<Card, Field<EventStatus> | null>();

function statusIn(card: Card, titleCards: TitleCards): Field<EventStatus> | null {
  const found = known.get(card);
  if (found !== undefined) return found;
  const line = card.bounded && card.range ? LINE.exec(titleCards.textOf(card.range)) : null;
  const value = line ? statusOf(line[0]) : null;
  const start = (card.range?.start ?? 0) + (line?.index ?? 0);
  const made =
    line && value ? { value, evidence: [titleCards.evidence({ start, end: start + line[0].length })] } : null;
  known.set(card, made);
  return made;
}

/** Another showing of the same title may be the one that is off. */
function isOfDay({ dates }: Card, day: string): boolean {
  return dates.length > 0 && dates.every((date) => means(date, day));
}
