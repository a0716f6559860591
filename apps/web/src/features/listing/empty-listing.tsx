import { Link } from 'react-router';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { categoryMeant } from '../events/categories.ts';
import { type Place, placeName } from '../place/place.ts';
import type { Filters } from './filters.ts';
import { LiveCities } from './live-cities.tsx';
import type { Listing } from './use-listing.ts';

interface EmptyListingProps {
  place: Place;
  filters: Filters;
  status: Listing['cityStatus'];
  isNarrowed: boolean;
  clear: () => void;
}

/** The empty state with its reason (spec: LIST-10). */
export function EmptyListing({ place, filters, status, isNarrowed, clear }: EmptyListingProps) {
  return (
    <>
      <EmptyState
        title={t('listing.emptyTitle')}
        icon={<SearchIcon />}
        actions={
          <>
            {isNarrowed && (
              <Button variant="primary" onClick={clear}>
                {t('listing.clear')}
              </Button>
            )}
            <Button asChild>
              <Link to="/cities">{t('listing.otherCities')}</Link>
            </Button>
            <Button asChild>
              <Link to="/submit">{t('footer.submit')}</Link>
            </Button>
          </>
        }
      >
        {reason(filters, placeName(place), status)}
      </EmptyState>
      {status !== 'live' && <LiveCities />}
    </>
  );
}

function reason(
  { q, category, venue, when, from, to, free, featured, area }: Filters,
  place: string,
  status: Listing['cityStatus'],
): string {
  if (area) return t('listing.emptyArea');
  if (status !== 'live') return t(`listing.empty.${status}`);
  if (q) return t('listing.emptySearch', { q, place });
  if (venue) return t('listing.emptyVenue', { venue, place });
  if (featured) return t('listing.emptyFeatured', { place });
  if (when || from || to || free) return t('listing.emptyDays', { place });
  if (category) return t('listing.emptyCategory', { category: categoryMeant(category), place });
  return t('listing.empty.live');
}
