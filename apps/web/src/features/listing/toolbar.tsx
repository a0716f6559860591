import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, MapIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { type Filters, ordersOf } from './filters.ts';
import styles from './toolbar.module.css';
import type { Listing } from './use-listing.ts';

interface ToolbarProps {
  filters: Filters;
  listing: Listing;
  isNarrowed: boolean;
  clear: () => void;
  onChange: (some: Partial<Filters>) => void;
}

/** Venue, order, the map, and Clear Filters. */
export function Toolbar({ filters, listing, isNarrowed, clear, onChange }: ToolbarProps) {
  const venues = listing.venues.map(({ venue, n }) => ({
    value: venue,
    label: t('listing.venueOption', { venue, n }),
  }));
  const isElsewhere = filters.venue !== '' && !listing.venues.some(({ venue }) => venue === filters.venue);
  return (
    <div className={styles.bar}>
      <Select
        hideLabel
        size="sm"
        label={t('listing.venue')}
        className={styles.venue}
        value={filters.venue}
        options={[
          { value: '', label: t('listing.allVenues') },
          ...(isElsewhere
            ? [{ value: filters.venue, label: t('listing.venueOption', { venue: filters.venue, n: 0 }) }]
            : []),
          ...venues,
        ]}
        onValue={(venue) => onChange({ venue })}
      />
      <Select
        hideLabel
        size="sm"
        label={t('listing.sort')}
        className={styles.sort}
        value={filters.sort}
        options={ordersOf(filters).map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        onValue={(sort) => onChange({ sort })}
      />
      <Button
        size="sm"
        className={styles.map}
        aria-pressed={filters.map}
        onClick={() => onChange({ map: !filters.map })}
      >
        <MapIcon />
        {t('listing.map')}
      </Button>
      {isNarrowed && listing.events.length > 0 && (
        <Button variant="quiet" size="sm" onClick={clear} className={styles.clear}>
          <CloseIcon />
          {t('listing.clear')}
        </Button>
      )}
    </div>
  );
}
