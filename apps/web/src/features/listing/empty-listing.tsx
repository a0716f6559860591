import { useEffect } from 'react';
import { SPARSE_FILTERS } from '../../api/constants.generated.ts';
import { noteText } from '../../messages/list-notes.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { askConcierge } from '../concierge/ask-concierge.ts';
import { noteDeadEnd } from '../concierge/dead-ends.ts';
import { categoryMeant } from '../events/categories.ts';
import { filtersOn } from '../events/fact-filters.ts';
import { type Place, placeName } from '../place/place.ts';
import { FewerFilters } from './fewer-filters.tsx';
import type { Filters } from './filters.ts';
import { LiveCities } from './live-cities.tsx';
import type { Listing } from './use-listing.ts';

interface EmptyListingProps {
  place: Place;
  filters: Filters;
  status: Listing['cityStatus'];
  isNarrowed: boolean;
  clear: () => void;
  onChange: (some: Partial<Filters>) => void;
}

/** The empty state with its reason (spec: LIST-10). */
export function EmptyListing({ place, filters, status, isNarrowed, clear, onChange }: EmptyListingProps) {
  useEffect(noteDeadEnd, []);
  return (
    <>
      <EmptyState
        title={noteText('note.title')}
        icon={<SearchIcon />}
        actions={
          <>
            {isNarrowed && <Button onClick={clear}>{t('listing.clear')}</Button>}
            {filters.q && status === 'live' && (
              <Button onClick={() => askConcierge(filters.q)}>{noteText('note.askConcierge')}</Button>
            )}
            <Button asChild>
              <Link to="/cities">{noteText('note.otherCities')}</Link>
            </Button>
            <Button asChild>
              <Link to="/submit">{t('footer.submit')}</Link>
            </Button>
          </>
        }
      >
        {reason(filters, placeName(place), status)}
        {isNarrowed && status === 'live' && <FewerFilters {...{ place, filters, onChange }} />}
      </EmptyState>
      {status !== 'live' && <LiveCities />}
    </>
  );
}

function reason(filters: Filters, place: string, status: Listing['cityStatus']): string {
  const { q, category, venue, when, from, to, featured, area } = filters;
  const sparse = SPARSE_FILTERS.find((filter) => filters[filter]);
  if (area) return noteText('note.area');
  if (status !== 'live') return noteText(`note.${status}`);
  // One of several is not to blame alone; the buttons below name those that are.
  const chosen = [q, venue, featured, when || from || to, category, ...filtersOn(filters)];
  if (chosen.filter(Boolean).length > 1) return noteText('note.together', { place });
  if (q) return noteText('note.search', { q, place });
  if (venue) return noteText('note.venue', { venue, place });
  if (featured) return noteText('note.featured', { place });
  if (sparse) return noteText(`note.${sparse}`, { place });
  if (when || from || to || filtersOn(filters).length > 0) return noteText('note.days', { place });
  if (category) return noteText('note.category', { category: categoryMeant(category), place });
  return noteText('note.live');
}
