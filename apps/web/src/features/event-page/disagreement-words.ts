import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { cardPrice } from '../events/event-words.ts';
import { clockTime, longDate } from '../events/local-time.ts';

type Disagreement = EventDetail['disagreements'][number];
type Other = Disagreement['others'][number];

/** `The venue says 8:00 PM; TicketPlace says 7:30 PM, doors perhaps. We show the venue’s.` */
export function disagreementWords({ field, shown, shownBy, others }: Disagreement): string {
  const who = shownBy.isVenue ? detailText('disagree.venue') : shownBy.source;
  const ours = detailText('disagree.says', { who, what: valueOf(field, shown, shown) });
  const theirs = others.map((other) => perhapsOf(other, says(field, other, shown)));
  const choice = shownBy.isVenue
    ? detailText('disagree.weShowVenue')
    : detailText('disagree.weShow', { who: shownBy.source });
  return `${[ours, ...theirs].join('; ')}. ${choice}`;
}

const says = (field: Disagreement['field'], { source, value }: Other, shown: string) =>
  detailText('disagree.says', { who: source, what: valueOf(field, value, shown) });

const perhapsOf = ({ perhaps }: Other, said: string) =>
  perhaps === null ? said : detailText(`disagree.${perhaps}`, { said });

/** A time of the same day needs no day. */
function valueOf(field: Disagreement['field'], value: string, shown: string): string {
  if (field === 'price') return cardPrice(value);
  if (field === 'venue') return value;
  const time = clockTime(value) ?? longDate(value);
  return value.slice(0, 10) === shown.slice(0, 10) ? time : `${longDate(value)}, ${time}`;
}
