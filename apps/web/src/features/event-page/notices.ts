import type { EventDetail } from '@marquee/contract';
import { detailText } from '../../messages/detail.ts';
import { t } from '../../messages/site.ts';
import { longDates } from '../events/event-words.ts';
import { disagreementWords } from './disagreement-words.ts';

export interface Notice {
  text: string;
  /** It changes when or where people go, not whether. */
  isCalm: boolean;
}

/** What a visitor must know before all else: it is off, over, sold out, or moved, or sources disagree about it. */
export function noticesOf(event: EventDetail): Notice[] {
  const { status, soldOut, movedFrom, occurrences, startDate } = event;
  // Copies for reading offline may be older than this field.
  const disputes = (event.disagreements as EventDetail['disagreements'] | undefined) ?? [];
  const isNextSoldOut = occurrences.some((date) => date.startDate === startDate && date.soldOut);
  return [
    ...(status === 'active' ? [] : [{ text: t(`event.statusText.${status}`), isCalm: false }]),
    ...(soldOut ? [{ text: detailText('detail.soldOut'), isCalm: false }] : []),
    ...(status === 'active' && isNextSoldOut && !soldOut ? [{ text: nextWords(event), isCalm: true }] : []),
    ...(movedFrom === null
      ? []
      : [{ text: detailText('detail.movedFrom', { when: momentOf(movedFrom) }), isCalm: true }]),
    ...(status === 'active' ? disputes.map((each) => ({ text: disagreementWords(each), isCalm: true })) : []),
  ];
}

/** The next date of the show that is not sold out. */
function nextWords({ occurrences, startDate }: EventDetail): string {
  const next = occurrences.find((date) => date.startDate > startDate && date.status === 'active' && !date.soldOut);
  return next
    ? detailText('detail.dateSoldOutNext', { when: momentOf(next.startDate) })
    : detailText('detail.dateSoldOut');
}

function momentOf(local: string): string {
  const isAllDay = local.length === 10;
  const [day = '', time = ''] = longDates({ startDate: local, endDate: null, isAllDay });
  return isAllDay ? day : `${day}, ${time}`;
}
