import { t } from '../../messages/site.ts';
import { type Place, placeName } from '../place/place-address.ts';

/** The place that a count is of, with the towns around it if there are any. */
export const aroundWords = (place: Place, nearby: number): string =>
  nearby === 0 ? placeName(place) : t('listing.around', { place: placeName(place), n: nearby });
