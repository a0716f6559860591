import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FILTER_KEYS, RADII } from '../../api/constants.generated.ts';
import { queryFor } from '../../api/query-for.ts';
import { filterText } from '../../messages/filters.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { categoriesMeant } from '../events/categories.ts';
import { aroundQuery } from '../place/around.ts';
import type { Place } from '../place/place.ts';
import chips from './category-filter.module.css';
import { CategoryFilter } from './category-filter.tsx';
import { ALL_DAYS } from './days.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import styles from './filter-sheet.module.css';
import { type Filters, ordersOf } from './filters.ts';
import { countsAgree } from './filters-in-address.ts';
import { daysQuery } from './listing-query.ts';

interface FilterSheetProps extends FilterBarProps {
  startsAtDays: boolean;
  onClose: () => void;
}

/** All filters of a list, and its order. A choice holds at once; the button below says what it leaves. */
export function FilterSheet({ startsAtDays, onClose, ...props }: FilterSheetProps) {
  const { place, filters, listing, counts, isNarrowed, clear, onChange } = props;
  const { category, from, to, featured, sort, within } = filters;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (startsAtDays) first.current?.focus();
  }, [startsAtDays]);
  const chip = (label: string, isChosen: boolean, onPress: () => void) => (
    <button key={label} type="button" className={chips.chip} aria-pressed={isChosen} onClick={onPress}>
      {label}
    </button>
  );
  const day = (name: 'from' | 'to', bounds: { min?: string; max?: string }) => (
    <label>
      {t(`when.${name}`)}
      <input
        type="date"
        ref={name === 'from' ? first : undefined}
        value={name === 'from' ? from : to}
        {...bounds}
        onChange={(change) => onChange({ when: '', [name]: change.currentTarget.value }, Boolean(from || to))}
      />
    </label>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={filterText('filters.title')}
      footer={
        <>
          <Button variant="quiet" disabled={!isNarrowed} onClick={clear}>
            {t('listing.clear')}
          </Button>
          <Button variant="primary" aria-busy={listing.isStale} onClick={onClose}>
            {filterText('filters.show', listing.found)}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <section>
          <h3>{t('listing.categories')}</h3>
          <CategoryFilter
            counts={counts}
            chosen={category}
            isInArea={filters.area !== ''}
            hasCounts={countsAgree(filters)}
            onChoose={(chosen) => onChange({ category: chosen, venue: '' })}
          />
        </section>
        <section>
          <h3>{filterText('filters.days')}</h3>
          <div className={styles.days}>
            {day('from', to ? { max: to } : {})}
            {day('to', from ? { min: from } : {})}
            {(from || to) && (
              <Button variant="quiet" size="sm" onClick={() => onChange(ALL_DAYS)}>
                {t('when.any')}
              </Button>
            )}
          </div>
        </section>
        <section>
          <h3>{t('listing.kind')}</h3>
          <div className={chips.chips} role="group" aria-label={t('listing.kind')}>
            {FILTER_KEYS.map((filter) =>
              chip(t(`listing.${filter}`), filters[filter], () => onChange({ [filter]: !filters[filter] })),
            )}
            {featured && chip(t('listing.boosted'), true, () => onChange({ featured: false }))}
          </div>
        </section>
        <VenueChoice
          place={place}
          filters={filters}
          searchedFor={listing.searchedFor}
          onVenue={(chosen) => onChange({ venue: chosen })}
        />
        <div className={styles.pair}>
          <Select
            label={filterText('filters.within')}
            value={String(within)}
            options={RADII.map((miles) => ({ value: String(miles), label: filterText('filters.miles', { miles }) }))}
            onValue={(value) =>
              onChange({ within: RADII.find((miles) => String(miles) === value) ?? 0, venue: '', area: '' })
            }
          />
          <Select
            label={filterText('filters.sort')}
            value={sort}
            options={ordersOf(filters).map((order) => ({ value: order, label: filterText(`filters.${order}`) }))}
            onValue={(order) => onChange({ sort: order })}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The venues of the place, or of what is searched for and of the category in it, each with its number (spec: LIST-05). */
function VenueChoice({
  place,
  filters,
  searchedFor,
  onVenue,
}: {
  place: Place;
  filters: Filters;
  searchedFor: string | null;
  onVenue: (venue: string) => void;
}) {
  const { q, category, venue } = filters;
  const meant = categoriesMeant(category);
  const { data = [] } = useQuery({
    ...queryFor('countVenues', {
      query: {
        ...aroundQuery(place, filters),
        categories: meant.join(','),
        ...daysQuery(filters, place),
        ...(q ? { term: searchedFor ?? q } : {}),
      },
    }),
    enabled: category === '' || meant.length > 0,
    placeholderData: (before) => before,
  });
  const options = data.map((one) => ({
    value: one.venue,
    label: filterText('filters.venueOption', { venue: one.venue, n: one.count }),
  }));
  const isElsewhere = venue !== '' && !data.some((one) => one.venue === venue);
  return (
    <Select
      label={filterText('filters.venue')}
      value={venue}
      options={[
        { value: '', label: filterText('filters.allVenues') },
        ...(isElsewhere ? [{ value: venue, label: filterText('filters.venueOption', { venue, n: 0 }) }] : []),
        ...options,
      ]}
      onValue={onVenue}
    />
  );
}
