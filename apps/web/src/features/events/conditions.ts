import type { Event } from '@marquee/contract';
import { t } from '../../messages/site.ts';
import { placeName } from '../place/place-address.ts';
import { closingDay } from './always.ts';
import { boostLabel, cardDates, cardTime } from './event-words.ts';

/** More would hide the picture. */
const MOST_BADGES = 2;

export interface ShownBadge {
  tone: 'danger' | 'info' | 'lit' | 'neutral';
  text: string;
  hasStar?: boolean;
}

type Judged = Pick<
  Event,
  | 'status'
  | 'isFeatured'
  | 'soldOut'
  | 'movedFrom'
  | 'isOnline'
  | 'ages'
  | 'company'
  | 'occurs'
  | 'upcomingCount'
  | 'startDate'
  | 'endDate'
  | 'timezone'
  | 'isAllDay'
>;

/** The badges of an event, by rank: what changes the plan of a visitor, what was paid for, what ends, where and for whom. What was paid for is always said. */
export function badgesOf(event: Judged, boostLevel?: string, now?: Date): ShownBadge[] {
  const { status, soldOut, movedFrom, isFeatured, isOnline, ages, company } = event;
  const changes = shown(
    status !== 'active' && { tone: 'danger', text: t(`event.status.${status}`) },
    soldOut && { tone: 'danger', text: t('event.soldOut') },
    movedFrom !== null && { tone: 'info', text: t('event.moved', { when: shortMove(event, movedFrom) }) },
  );
  const paid = shown(
    isFeatured && {
      tone: 'lit',
      text: t(boostLevel === undefined ? 'event.featured' : 'event.sponsored'),
      hasStar: true,
    },
    boostLevel !== undefined && { tone: 'lit', text: boostLabel(boostLevel) },
  );
  const others = shown(
    closingDay(event, now) !== null && { tone: 'info', text: t('event.closingSoon') },
    isOnline && { tone: 'info', text: t('event.online') },
    ages !== null && ages !== 'all' && { tone: 'neutral', text: agesText(ages) },
    company ? { tone: 'neutral', text: t(`event.company.${company}`) } : false,
  );
  return [...changes.slice(0, MOST_BADGES - Math.min(1, paid.length)), ...paid, ...others].slice(0, MOST_BADGES);
}

const shown = (...badges: Array<ShownBadge | false>) => badges.filter((badge) => badge !== false);

/** The part that changed: the day, or the hour of the same day. */
function shortMove({ startDate, isAllDay }: Judged, movedFrom: string): string {
  const former = { startDate: movedFrom, endDate: null, isAllDay: isAllDay || movedFrom.length === 10, timezone: '' };
  return movedFrom.slice(0, 10) === startDate.slice(0, 10) ? cardTime(former) : cardDates(former);
}

/** `Ages 21+`, `All ages` */
export const agesText = (ages: string): string =>
  ages === 'all' ? t('event.allAges') : t('event.ages', { n: Number.parseInt(ages, 10) });

/** Where it is, in one word or line: `Online`, the venue, else the city. */
export function placeText(event: Pick<Event, 'isOnline' | 'venue' | 'city' | 'state'>): string {
  return event.isOnline ? t('event.online') : (event.venue ?? placeName(event));
}
