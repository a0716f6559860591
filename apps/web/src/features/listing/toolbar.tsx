import { RADII } from '../../api/constants.generated.ts';
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

/** Venue, order, distance, the map, and Clear Filters. */
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
      <Select
        hideLabel
        size="sm"
        label={t('listing.within')}
        className={styles.within}
        value={String(filters.within)}
        options={RADII.map((miles) => ({ value: String(miles), label: t('listing.miles', { miles }) }))}
        onValue={(value) =>
          onChange({ within: RADII.find((miles) => String(miles) === value) ?? 0, venue: '', area: '' })
        }
      />
      <Button
        size="sm"
        className={styles.map}
        data-floating=""
        aria-pressed={filters.map}
        onClick={() => onChange({ map: !filters.map })}
      >
        <MapIcon />
        {t('listing.map')}
      </Button>
      {filters.area && (
        <p className={styles.area}>
          <Button size="sm" onClick={() => onChange({ area: '', venue: '' })}>
            <CloseIcon />
            {t('listing.clearArea')}
          </Button>
          {t('listing.areaNote')}
        </p>
      )}
      {isNarrowed && listing.events.length > 0 && (
        <Button variant="quiet" size="sm" onClick={clear} className={styles.clear}>
          <CloseIcon />
          {t('listing.clear')}
        </Button>
      )}
    </div>
  );
}
