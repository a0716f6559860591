import { DEFAULT_CITY, LISTING_LIMIT } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { chosenPlace, type Place } from '../place/place.ts';

/** The coming events of a city: a full page, so that Home can choose among them. */
export const comingQuery = ({ city, state }: Place) =>
  queryFor('listEvents', { query: { city, state, limit: LISTING_LIMIT, boosted: 'true' } });

/** The same for the city of this visitor, before anything is rendered. */
export const firstComingQuery = () => comingQuery(chosenPlace.get() ?? DEFAULT_CITY);
