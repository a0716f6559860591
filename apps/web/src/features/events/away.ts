import type { Event, Town } from '@marquee/contract';
import { t } from '../../messages/site.ts';

/** The town of a city's metro area that an event is in; undefined for one in the city itself. */
export const townIn = (nearby: readonly Town[], { city, state }: Pick<Event, 'city' | 'state'>): Town | undefined =>
  nearby.find((town) => town.city === city && town.state === state);

/** `Lexington · 12 mi away` behind a venue's name, `12 mi away` behind the town's own. */
export const awayWords = ({ venue }: Pick<Event, 'venue'>, { city, miles }: Town): string =>
  t('event.away', { city: venue === null ? '' : city, miles });
