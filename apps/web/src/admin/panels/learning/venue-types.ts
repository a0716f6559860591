import { t } from '../../messages.ts';

/** Kinds of venues with their usual way of publishing (spec: PATTERN-03); `type` is the engine's name. */
export const VENUE_TYPES = [
  { type: 'convention-center', name: t('patterns.conventionCenters'), strategy: t('patterns.calendarBulk') },
  { type: 'theater', name: t('patterns.theaters'), strategy: t('patterns.individualShow') },
  { type: 'museum', name: t('patterns.museums'), strategy: t('patterns.exhibitionAndEvent') },
  { type: 'library', name: t('patterns.libraries'), strategy: t('patterns.recurringEvent') },
  { type: 'other', name: t('patterns.others'), strategy: t('patterns.anyStrategy') },
] as const;

const STRATEGIES: Record<string, string | undefined> = {
  'calendar-bulk': t('patterns.calendarBulk'),
  'individual-show': t('patterns.individualShow'),
  'exhibition-and-event': t('patterns.exhibitionAndEvent'),
  'recurring-event': t('patterns.recurringEvent'),
};

export function venueTypeName(type: string | null): string {
  return VENUE_TYPES.find((one) => one.type === type)?.name ?? type ?? '–';
}

export function strategyName(strategy: string | null): string {
  return (strategy !== null && STRATEGIES[strategy]) || (strategy ?? '–');
}
